import { type OutfitRowFragment, DeleteOutfitDocument } from "../../../graphql/generated/adminOperations";
import { deleteQuestion, DeleteRowDialog } from "../../../admin/DeleteRowDialog";
import { useDeleteRow, type DeleteRow } from "../../../admin/graphql/useDeleteRow";
import { outfitAndProductLists, outfitMessages } from "./outfitValues";

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

/** Moves an outfit and its products to the trash. */
export const useDeleteOutfit = (): DeleteRow =>
  useDeleteRow(DeleteOutfitDocument, {
    typename: "Outfit",
    getUndoId: ({ deleteOutfit }) => deleteOutfit.undoId,
    alsoChanged: ["outfitOccasions", "affiliateProducts", "productRetailers"],
    lists: outfitAndProductLists,
    ...outfitMessages.delete,
  });
