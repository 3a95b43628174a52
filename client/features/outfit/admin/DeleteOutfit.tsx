import type { OutfitRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useDeleteOutfit } from "./useDeleteOutfit";

/** Asks, and moves an outfit and its products to the trash. */
export function DeleteOutfit({ outfit, onClose }: { outfit: OutfitRowFragment; onClose: () => void }) {
  const { busy, remove } = useDeleteOutfit();
  return (
    <ConfirmDialog
      open
      title="Delete Outfit"
      text={`Are you sure you want to delete "${outfit.title}"? This action cannot be undone.`}
      busy={busy}
      onConfirm={() => void remove(outfit.id).then(onClose)}
      onCancel={onClose}
    />
  );
}
