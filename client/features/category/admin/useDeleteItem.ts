import { useMutation } from "@apollo/client/react";
import { listsChanged, removeRow } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { DeleteItemDocument } from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";
import { itemLists } from "./itemLists";
import { itemDone, itemFailed } from "./itemMessages";

export interface DeleteItem {
  busy: boolean;
  /** Moves it to the trash; true when that worked. */
  run: (id: string) => Promise<boolean>;
}

export function useDeleteItem(): DeleteItem {
  const toast = useToast();
  const undo = useUndo(itemLists);
  const [mutate, { loading }] = useMutation(DeleteItemDocument);
  const run = async (id: string): Promise<boolean> => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update: (cache) => {
          removeRow(cache, { __typename: "CategoryItem", id });
          listsChanged(cache, ["categoryItemRetailers"]);
        },
      });
      const undoId = data?.deleteCategoryItem.undoId;
      toast({ ...itemDone.delete, ...(undoId && { action: { label: "Undo", onClick: () => undo(undoId) } }) });
      return true;
    } catch {
      toast(itemFailed("delete"));
      return false;
    }
  };
  return { busy: loading, run };
}
