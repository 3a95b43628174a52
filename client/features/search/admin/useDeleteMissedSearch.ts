import { useMutation } from "@apollo/client/react";
import { getErrorMessage, isNotFound } from "../../../graphql/admin/adminErrors";
import { removeRow } from "../../../graphql/admin/cacheChanges";
import { DeleteMissedSearchDocument, type MissedSearchRowFragment } from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";

/** Removes a search from the list at once: the next visitor who searches for it adds it again. */
export function useDeleteMissedSearch(): (row: MissedSearchRowFragment) => Promise<void> {
  const toast = useToast();
  const [remove, { client }] = useMutation(DeleteMissedSearchDocument);
  return async ({ id, text }) => {
    try {
      await remove({ variables: { input: { id } } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      removeRow(client.cache, { __typename: "MissedSearch", id });
      toast({ title: "Removed", text: `“${text}” is no longer on the list` });
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
}
