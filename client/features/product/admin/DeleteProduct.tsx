import { useMutation } from "@apollo/client/react";
import { listsChanged, removeRow } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { DeleteProductDocument, type ProductRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../shared/toast/ToastContext";
import { productLists } from "./productLists";
import { productDeleted, productFailed } from "./productMessages";

/** Asks, and moves an affiliate product to the trash. */
export function DeleteProduct({ product, onClose }: { product: ProductRowFragment; onClose: () => void }) {
  const toast = useToast();
  const undo = useUndo(productLists);
  // Sent to its end even when the tab is closed right after.
  const [mutate, { loading }] = useMutation(DeleteProductDocument, { context: { fetchOptions: { keepalive: true } } });
  const remove = async () => {
    try {
      const { data } = await mutate({
        variables: { input: { id: product.id } },
        update: (cache) => {
          removeRow(cache, { __typename: "AffiliateProduct", id: product.id });
          listsChanged(cache, ["productRetailers"]);
        },
      });
      const undoId = data?.deleteAffiliateProduct.undoId;
      toast({ ...productDeleted, action: undoId ? { label: "Undo", onClick: () => undo(undoId) } : undefined });
    } catch {
      toast(productFailed("delete"));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Product"
      text={`Are you sure you want to delete "${product.title}"? This action cannot be undone.`}
      busy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
