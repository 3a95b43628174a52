import { useDeleteRow, type DeleteRow } from "../../../graphql/admin/useDeleteRow";
import { DeleteOutfitDocument } from "../../../graphql/generated/adminOperations";
import { outfitAndProductLists, outfitMessages } from "./outfitLists";

/** Moves an outfit and its products to the trash. */
export const useDeleteOutfit = (): DeleteRow =>
  useDeleteRow(DeleteOutfitDocument, {
    typename: "Outfit",
    getUndoId: ({ deleteOutfit }) => deleteOutfit.undoId,
    alsoChanged: ["outfitOccasions", "affiliateProducts", "productRetailers"],
    lists: outfitAndProductLists,
    ...outfitMessages.delete,
  });
