import { useCallback } from "react";
import { useLocalSet } from "../../shared/hooks/useLocalSet";
import { useToast } from "../../shared/toast/ToastContext";

export interface Favorites {
  /** Ids in insertion order; empty on the server and in the first render. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Adds or removes and shows a toast. */
  toggle: (id: string, title: string) => void;
  /** Removes an id without a toast: for an item that is no longer available. */
  remove: (id: string) => void;
}

/** The visitor's favorites; the browser stores them, as there are no accounts. */
export function useFavorites(): Favorites {
  const { ids, has, toggle: flip, remove } = useLocalSet("favorites");
  const toast = useToast();
  const toggle = useCallback(
    (id: string, title: string) => {
      toast({ title: flip(id) ? "Added to favorites" : "Removed from favorites", text: title });
    },
    [flip, toast],
  );
  return { ids, has, toggle, remove };
}
