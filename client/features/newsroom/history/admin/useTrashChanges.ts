import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import {
  DeleteTrashDocument,
  RestoreTrashDocument,
  type TrashSelectionInput,
} from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { contentTypes, listRoots } from "../../../../admin/kind/contentKinds";

/** Root fields that return content of any kind, term counts, or the trash. */
const contentRoots = [...listRoots(contentTypes), "terms", "trash"];

export interface TrashTarget {
  rows: TrashSelectionInput;
  /** The title of a single row; undefined for several. */
  title?: string;
}

/** Each runs its mutation and shows a toast; returns true on success. */
export interface TrashChanges {
  restore: (target: TrashTarget) => Promise<boolean>;
  deleteForever: (target: TrashTarget) => Promise<boolean>;
}

const many = ["entry", "entries"] as const;
const stay = {
  restored: (count: number) => `${plural(count, "product")} could not be restored: restore the outfit first.`,
  deleted: (count: number) =>
    `${plural(count, "celebrity", "celebrities")} could not be deleted because they still have outfits.`,
};

export function useTrashChanges(): TrashChanges {
  const toast = useToast();
  const [restore] = useMutation(RestoreTrashDocument);
  const [remove] = useMutation(DeleteTrashDocument);

  const attempt = useAttempt();
  const showOutcome = (
    how: keyof typeof stay,
    words: { done: string; sentence: string },
    { title }: TrashTarget,
    { changed, kept }: { changed: number; kept: number } = { changed: 0, kept: 0 },
  ) => {
    const reason = kept > 0 ? stay[how](kept) : "";
    if (changed === 0)
      return toast({
        title: "Nothing changed",
        text: reason || "This is no longer in the trash.",
        variant: "destructive",
      });
    const what = `${title ?? plural(changed, ...many)} ${title || changed === 1 ? "has" : "have"} ${words.sentence}`;
    toast({ title: words.done, text: [what, reason].filter(Boolean).join(". ") });
  };

  return {
    restore: (target) =>
      attempt(async () => {
        const { data } = await restore({
          variables: { input: target.rows },
          update: (cache) => evictLists(cache, contentRoots),
        });
        showOutcome("restored", { done: "Restored", sentence: "been restored" }, target, data?.restoreTrash);
      }),
    deleteForever: (target) =>
      attempt(async () => {
        const { data } = await remove({
          variables: { input: target.rows },
          update: (cache) => evictLists(cache, ["trash"]),
        });
        showOutcome(
          "deleted",
          { done: "Permanently deleted", sentence: "been permanently deleted" },
          target,
          data?.deleteTrash,
        );
      }),
  };
}
