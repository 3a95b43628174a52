import { removeRow } from "../../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../../admin/graphql/useRemoval";
import {
  DeleteMissedSearchDocument,
  type MissedSearchRowFragment,
} from "../../../../graphql/generated/adminOperations";

/** Removes a search from the list at once: the next visitor who searches for it adds it again. */
export function useDeleteMissedSearch(): (row: MissedSearchRowFragment) => Promise<void> {
  const { remove } = useRemoval(DeleteMissedSearchDocument);
  return async ({ id, text }) => {
    await remove({
      variables: { input: { id } },
      update: (cache) => removeRow(cache, { __typename: "MissedSearch", id }),
      done: { title: "Removed", text: `“${text}” is no longer on the list` },
    });
  };
}
