import { useDeleteRow } from "../../../admin/graphql/useDeleteRow";
import { DeleteItemDocument } from "../../../graphql/generated/adminOperations";
import { deleteQuestion, DeleteRowDialog } from "../../../admin/DeleteRowDialog";
import { itemLists, itemMessages } from "./itemValues";

export interface DeleteItemDialogProps {
  item: { id: string; title: string };
  onClose: () => void;
}

export function DeleteItemDialog({ item: { id, title }, onClose }: DeleteItemDialogProps) {
  const { busy, remove } = useDeleteRow(DeleteItemDocument, {
    typename: "CategoryItem",
    getUndoId: ({ deleteCategoryItem }) => deleteCategoryItem.undoId,
    alsoChanged: ["categoryItemRetailers"],
    lists: itemLists,
    ...itemMessages.delete,
  });
  return (
    <DeleteRowDialog
      title="Delete Item"
      question={deleteQuestion(title)}
      busy={busy}
      remove={() => remove(id)}
      onClose={onClose}
    />
  );
}
