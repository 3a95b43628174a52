import { useCallback } from "react";
import { useLocalSet, type LocalSet } from "../hooks/useLocalSet";
import { useToast } from "../toast/ToastContext";

export type FavoriteList = "looks" | "products";

/** The first names of these values: a new one would lose what visitors have stored. */
export const storeKeys: Record<FavoriteList, string> = { looks: "liked-outfits", products: "favorites" };

export interface Favorites extends Pick<LocalSet, "ids" | "has" | "change"> {
  /**
   * Adds or removes, and shows a toast; a removal can be undone.
   * @param pressed the control, when it was pressed with the keyboard.
   */
  toggle: (id: string, title: string, pressed?: Element) => void;
}

export const unsavedText = "Not stored: your browser's storage is full or blocked.";

/** The visitor's favorites, in insertion order; the browser stores them, as there are no accounts. */
export function useFavorites(list: FavoriteList): Favorites {
  const { ids, has, change } = useLocalSet(storeKeys[list]);
  const toast = useToast();
  const toggle = useCallback<Favorites["toggle"]>(
    (id, title, pressed) => {
      let index = -1;
      const isStored = change((current) => {
        index = current.indexOf(id);
        return index < 0 ? [...current, id] : current.filter((other) => other !== id);
      });
      if (index < 0) {
        toast({ title: "Added to favorites", text: isStored ? title : `${title}. ${unsavedText}` });
        return;
      }
      const undo = () => void change((current) => (current.includes(id) ? current : current.toSpliced(index, 0, id)));
      toast({ title: "Removed from favorites", text: title, action: { label: "Undo", onClick: undo, pressed } });
    },
    [change, toast],
  );
  return { ids, has, change, toggle };
}
