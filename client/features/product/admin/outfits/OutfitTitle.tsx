import { useOutfitTitle } from "./useProductOutfits";

/** Stands for the id of an outfit where people read. */
export function OutfitTitle({ id }: { id: string }) {
  return useOutfitTitle(id);
}
