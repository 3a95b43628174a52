import type { OutfitRowFragment } from "../../../graphql/generated/adminOperations";
import { deleteQuestion, DeleteRowDialog } from "../../../shared/admin/DeleteRowDialog";
import { useDeleteOutfit } from "./useDeleteOutfit";

/** Asks, and moves an outfit and its products to the trash. */
export function DeleteOutfit({ outfit, onClose }: { outfit: OutfitRowFragment; onClose: () => void }) {
  const { busy, remove } = useDeleteOutfit();
  return (
    <DeleteRowDialog
      title="Delete Outfit"
      question={deleteQuestion(outfit.title)}
      busy={busy}
      remove={() => remove(outfit.id)}
      onClose={onClose}
    />
  );
}
