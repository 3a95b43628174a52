import { useDeleteRow } from "../../../graphql/admin/useDeleteRow";
import { DeleteProductDocument, type ProductRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { productLists } from "./productLists";
import { productDeleted, productFailed } from "./productMessages";

/** Asks, and moves an affiliate product to the trash. */
export function DeleteProduct({ product, onClose }: { product: ProductRowFragment; onClose: () => void }) {
  const { busy, remove } = useDeleteRow(DeleteProductDocument, {
    typename: "AffiliateProduct",
    undoIdOf: ({ deleteAffiliateProduct }) => deleteAffiliateProduct.undoId,
    alsoChanged: ["productRetailers"],
    lists: productLists,
    done: productDeleted,
    failed: productFailed("delete"),
  });
  return (
    <ConfirmDialog
      open
      title="Delete Product"
      text={`Are you sure you want to delete "${product.title}"? This action cannot be undone.`}
      busy={busy}
      onConfirm={() => void remove(product.id).then(onClose)}
      onCancel={onClose}
    />
  );
}
