import { useDeleteRow, type DeleteRow } from "../../../graphql/admin/useDeleteRow";
import { DeleteOutfitDocument } from "../../../graphql/generated/adminOperations";
import { outfitAndProductLists } from "./outfitLists";
import { outfitDeleted, outfitFailed } from "./outfitMessages";

/** Takes an outfit's products to the trash with it. */
export const useDeleteOutfit = (): DeleteRow =>
  useDeleteRow(DeleteOutfitDocument, {
    typename: "Outfit",
    undoIdOf: ({ deleteOutfit }) => deleteOutfit.undoId,
    alsoChanged: ["outfitOccasions", "affiliateProducts", "productRetailers"],
    lists: outfitAndProductLists,
    done: outfitDeleted,
    failed: outfitFailed("delete"),
  });
