import { useInlineEdit } from "../../../../admin/graphql/useInlineEdit";
import { type ProductRowFragment, UpdateProductDocument } from "../../../../graphql/generated/adminOperations";
import type { GridEdit } from "../../../../admin/grid/edit/gridEdit";
import { productLists } from "../productValues";

/** Edits products in the grid. */
export function useProductEdit(): GridEdit<ProductRowFragment> {
  const save = useInlineEdit(UpdateProductDocument, {
    getSaved: ({ updateAffiliateProduct }) => updateAffiliateProduct,
    lists: productLists,
    noun: "Product",
  });
  return { save };
}
