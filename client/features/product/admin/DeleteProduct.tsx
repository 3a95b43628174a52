import { useDeleteRow } from "../../../admin/graphql/useDeleteRow";
import { DeleteProductDocument, type ProductRowFragment } from "../../../graphql/generated/adminOperations";
import { deleteQuestion, DeleteRowDialog } from "../../../admin/DeleteRowDialog";
import { productLists, productMessages } from "./productValues";

/** Asks, and moves an affiliate product to the trash. */
export function DeleteProduct({ product, onClose }: { product: ProductRowFragment; onClose: () => void }) {
  const { busy, remove } = useDeleteRow(DeleteProductDocument, {
    typename: "AffiliateProduct",
    getUndoId: ({ deleteAffiliateProduct }) => deleteAffiliateProduct.undoId,
    alsoChanged: ["productRetailers"],
    lists: productLists,
    ...productMessages.delete,
  });
  return (
    <DeleteRowDialog
      title="Delete Product"
      question={deleteQuestion(product.title)}
      busy={busy}
      remove={() => remove(product.id)}
      onClose={onClose}
    />
  );
}
