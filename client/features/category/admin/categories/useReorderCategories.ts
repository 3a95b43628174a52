import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { type CategoryRowFragment, ReorderCategoriesDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";

type Sorted = Pick<CategoryRowFragment, "id" | "name">;

/** Returns a function that stores a new order. The list shows it at once, and the stored one again when that fails. */
export function useReorderCategories() {
  const toast = useToast();
  const [reorder, { client }] = useMutation(ReorderCategoriesDocument);
  return async (from: readonly Sorted[], to: readonly Sorted[]): Promise<void> => {
    const ids = (rows: readonly Sorted[]) => rows.map(({ id }) => id);
    try {
      await reorder({
        variables: { input: { ids: ids(to), previousIds: ids(from) } },
        optimisticResponse: {
          reorderCategories: to.map(({ id, name }) => ({ __typename: "Category" as const, id, name })),
        },
        update: (cache, { data }) => {
          const rows = data?.reorderCategories ?? [];
          cache.modify({
            fields: {
              categories: (_stored: unknown, { toReference }) =>
                rows.map(({ name }) => toReference({ __typename: "Category", name })),
            },
          });
        },
      });
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      evictLists(client.cache, ["categories"]);
    }
  };
}
