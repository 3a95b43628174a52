import { useMutation } from "@apollo/client/react";
import { listsChanged, removeRow } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { DeleteOutfitDocument } from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";
import { outfitAndProductLists } from "./outfitLists";
import { outfitDeleted, outfitFailed } from "./outfitMessages";

export interface DeleteOutfitControl {
  busy: boolean;
  /** Moves an outfit and its products to the trash, and says in a toast what came of it. */
  remove: (id: string) => Promise<void>;
}

export function useDeleteOutfit(): DeleteOutfitControl {
  const toast = useToast();
  const undo = useUndo(outfitAndProductLists);
  // Sent to its end even when the tab is closed right after.
  const [mutate, { loading }] = useMutation(DeleteOutfitDocument, { context: { fetchOptions: { keepalive: true } } });
  const remove = async (id: string) => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update: (cache) => {
          removeRow(cache, { __typename: "Outfit", id });
          listsChanged(cache, ["outfitOccasions", "affiliateProducts", "productRetailers"]);
        },
      });
      const undoId = data?.deleteOutfit.undoId;
      toast({ ...outfitDeleted, action: undoId ? { label: "Undo", onClick: () => undo(undoId) } : undefined });
    } catch {
      toast(outfitFailed("delete"));
    }
  };
  return { busy: loading, remove };
}
