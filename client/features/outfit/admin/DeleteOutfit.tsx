import { useMutation } from "@apollo/client/react";
import { listsChanged, removeRow } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { DeleteOutfitDocument, type OutfitRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../shared/toast/ToastContext";
import { outfitAndProductLists } from "./outfitLists";
import { outfitDeleted, outfitFailed } from "./outfitMessages";

/** Asks, and moves an outfit and its products to the trash. */
export function DeleteOutfit({ outfit, onClose }: { outfit: OutfitRowFragment; onClose: () => void }) {
  const toast = useToast();
  const undo = useUndo(outfitAndProductLists);
  // Sent to its end even when the tab is closed right after.
  const [mutate, { loading }] = useMutation(DeleteOutfitDocument, { context: { fetchOptions: { keepalive: true } } });
  const remove = async () => {
    try {
      const { data } = await mutate({
        variables: { input: { id: outfit.id } },
        update: (cache) => {
          removeRow(cache, { __typename: "Outfit", id: outfit.id });
          listsChanged(cache, ["outfitOccasions", "affiliateProducts", "productRetailers"]);
        },
      });
      const undoId = data?.deleteOutfit.undoId;
      toast({ ...outfitDeleted, action: undoId ? { label: "Undo", onClick: () => undo(undoId) } : undefined });
    } catch {
      toast(outfitFailed("delete"));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Outfit"
      text={`Are you sure you want to delete "${outfit.title}"? This action cannot be undone.`}
      busy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
