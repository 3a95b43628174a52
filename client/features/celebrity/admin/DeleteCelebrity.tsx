import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useDeleteCelebrity } from "./useDeleteCelebrity";

export interface DeleteCelebrityProps {
  /** Null: nothing is asked. */
  celebrity: { id: string; name: string } | null;
  onClose: () => void;
}

export function DeleteCelebrity({ celebrity, onClose }: DeleteCelebrityProps) {
  const { busy, remove } = useDeleteCelebrity();
  const run = async () => {
    if (celebrity && (await remove(celebrity.id))) onClose();
  };
  return (
    <ConfirmDialog
      open={celebrity !== null}
      title={`Delete ${celebrity?.name ?? ""}`}
      text="Are you sure you want to delete this celebrity?"
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
