import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useDeleteItem } from "./useDeleteItem";

export interface DeleteItemDialogProps {
  item: { id: string; title: string };
  onClose: () => void;
}

export function DeleteItemDialog({ item: { id, title }, onClose }: DeleteItemDialogProps) {
  const { busy, remove } = useDeleteItem();
  const confirm = async () => {
    if (await remove(id)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Item"
      text={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
