import { useQuery } from "@apollo/client/react";
import { useInlineEdit } from "../../../admin/graphql/useInlineEdit";
import {
  ItemChoicesDocument,
  type ItemRowFragment,
  UpdateItemDocument,
} from "../../../graphql/generated/adminOperations";
import type { GridEdit } from "../../../admin/grid/edit/gridEdit";
import { categoryOptions, itemLists } from "./itemValues";

/** Edits category items in the grid. */
export function useItemEdit(): GridEdit<ItemRowFragment> {
  const { data } = useQuery(ItemChoicesDocument);
  const save = useInlineEdit(UpdateItemDocument, {
    getSaved: ({ updateCategoryItem }) => updateCategoryItem,
    lists: itemLists,
    noun: "Item",
  });
  return { save, options: { categoryName: categoryOptions(data) } };
}
