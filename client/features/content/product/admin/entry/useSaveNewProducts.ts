import { useToast } from "../../../../../shared/toast/ToastContext";
import { useAddProducts } from "./useAddProducts";
import { newOutfit } from "./useEntryRows";

/** Saves the products that were entered before their outfit was; returns false, and says why, when some are refused. */
export function useSaveNewProducts(): (outfitId: string) => Promise<boolean> {
  const addProducts = useAddProducts();
  const toast = useToast();
  return async (outfitId) => {
    const refused = await addProducts(outfitId, newOutfit);
    if (refused) toast({ title: "The products are not saved yet", text: refused.message });
    return refused === null;
  };
}
