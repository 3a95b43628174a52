import { useMutation } from "@apollo/client/react";
import { sentenceOf } from "../../../graphql/admin/adminErrors";
import { listsChanged } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import {
  BulkBlogPostsDocument,
  type BlogPostFilter,
  type BulkBlogPostsInput,
} from "../../../graphql/generated/adminOperations";
import type { GridSelection } from "../../../shared/admin/grid/useGridSelection";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { blogLists } from "./blogLists";

export type BlogPostsChange = Pick<BulkBlogPostsInput, "delete" | "category">;

export interface BulkBlogPosts {
  /** How many articles the change would hit. Throws a sentence, as `run` does. */
  count: (change: BlogPostsChange) => Promise<number>;
  run: (change: BlogPostsChange) => Promise<void>;
}

/** Changes the chosen articles, or all that match the filter. */
export function useBulkBlogPosts(selection: GridSelection, filter: BlogPostFilter): BulkBlogPosts {
  const toast = useToast();
  const undo = useUndo(blogLists);
  const [mutate] = useMutation(BulkBlogPostsDocument);
  const which = selection.all ? { filter } : { ids: [...selection.ids] };
  const send = async (change: BlogPostsChange, dryRun: boolean) => {
    try {
      const { data } = await mutate({
        variables: { input: { ...which, ...change, dryRun } },
        update: (cache) => {
          if (!dryRun) listsChanged(cache, [...blogLists, "terms"]);
        },
      });
      return { changed: data?.bulkBlogPosts.changed ?? 0, undoId: data?.bulkBlogPosts.undoId };
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
  return {
    count: async (change) => (await send(change, true)).changed,
    run: async (change) => {
      const { changed, undoId } = await send(change, false);
      selection.clear();
      toast({
        title: `${plural(changed, "blog post")} ${change.delete ? "deleted" : "changed"}`,
        text: change.delete ? "They are in the trash for 30 days." : `Their category is ${change.category ?? ""} now.`,
        ...(undoId && { action: { label: "Undo", onClick: () => undo(undoId) } }),
      });
    },
  };
}
