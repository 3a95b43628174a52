import { useMutation } from "@apollo/client/react";
import { getErrorMessage, isNotFound } from "../../../graphql/admin/adminErrors";
import { removeRow } from "../../../graphql/admin/cacheChanges";
import { DeleteSynonymDocument, type SynonymRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../shared/toast/ToastContext";

export interface DeleteSynonymProps {
  /** Null closes the dialog. */
  synonym: SynonymRowFragment | null;
  onDone: () => void;
}

/** Asks, and deletes a synonym. */
export function DeleteSynonym({ synonym, onDone }: DeleteSynonymProps) {
  const toast = useToast();
  const [remove, { loading, client }] = useMutation(DeleteSynonymDocument);
  const confirm = async ({ id, word, meaning }: SynonymRowFragment) => {
    try {
      await remove({ variables: { input: { id } } }).catch((error: unknown) => {
        // Someone else has already deleted it: treat it as success.
        if (!isNotFound(error)) throw error;
      });
      removeRow(client.cache, { __typename: "Synonym", id });
      toast({ title: "Synonym deleted", text: `${word} = ${meaning}` });
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
    onDone();
  };
  return (
    <ConfirmDialog
      open={synonym !== null}
      title="Delete Synonym"
      text={`Searches for “${synonym?.word ?? ""}” will not find “${synonym?.meaning ?? ""}” any more.`}
      busy={loading}
      onConfirm={() => synonym && void confirm(synonym)}
      onCancel={onDone}
    />
  );
}
