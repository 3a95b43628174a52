import { useOutfitTitle } from "./useProductOutfits";

/** Shows an outfit's title for an id. */
export function OutfitTitle({ id }: { id: string }) {
  return useOutfitTitle(id);
}
