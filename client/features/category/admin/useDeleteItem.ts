import { useDeleteRow, type DeleteRow } from "../../../graphql/admin/useDeleteRow";
import { DeleteItemDocument } from "../../../graphql/generated/adminOperations";
import { itemLists } from "./itemLists";
import { itemDone, itemFailed } from "./itemMessages";

export const useDeleteItem = (): DeleteRow =>
  useDeleteRow(DeleteItemDocument, {
    typename: "CategoryItem",
    undoIdOf: ({ deleteCategoryItem }) => deleteCategoryItem.undoId,
    alsoChanged: ["categoryItemRetailers"],
    lists: itemLists,
    done: itemDone.delete,
    failed: itemFailed("delete"),
  });
