import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { evictLists, removeRow } from "../../../admin/graphql/cacheChanges";
import { useCreate } from "../../../admin/graphql/useCreate";
import { useRemoval } from "../../../admin/graphql/useRemoval";
import {
  CreateSynonymDocument,
  DeleteSynonymDocument,
  type SynonymRowFragment,
} from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../admin/ConfirmDialog";
import { useToast } from "../../../shared/toast/ToastContext";

export interface DeleteSynonymProps {
  /** Null closes the dialog. */
  synonym: SynonymRowFragment | null;
  onDone: () => void;
}

/** Asks, and deletes a synonym. */
export function DeleteSynonym({ synonym, onDone }: DeleteSynonymProps) {
  const restore = useRestoreSynonym();
  const { busy, remove } = useRemoval(DeleteSynonymDocument);
  const confirm = async ({ id, word, meaning }: SynonymRowFragment) => {
    await remove({
      variables: { input: { id } },
      update: (cache) => removeRow(cache, { __typename: "Synonym", id }),
      done: {
        title: "Synonym deleted",
        text: `${word} = ${meaning}`,
        action: { label: "Undo", onClick: () => void restore({ word, meaning }) },
      },
    });
    onDone();
  };
  return (
    <ConfirmDialog
      open={synonym !== null}
      title="Delete Synonym"
      text={`Searches for “${synonym?.word ?? ""}” will not find “${synonym?.meaning ?? ""}” any more.`}
      busy={busy}
      onConfirm={() => synonym && void confirm(synonym)}
      onCancel={onDone}
    />
  );
}

/** Adds a deleted synonym again: nothing refers to its id. */
function useRestoreSynonym() {
  const toast = useToast();
  const add = useCreate(CreateSynonymDocument);
  return async (words: Pick<SynonymRowFragment, "word" | "meaning">) => {
    try {
      await add(words, { update: (cache) => evictLists(cache, ["synonyms", "missedSearches"]) });
      toast({ title: "Undone" });
    } catch (error) {
      toast({ title: "Undo failed", text: getErrorMessage(error), variant: "destructive" });
    }
  };
}
