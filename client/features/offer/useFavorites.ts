import { useCallback } from "react";
import { useLocalSet } from "../../shared/hooks/useLocalSet";
import { useToast } from "../../shared/toast/ToastContext";

export interface Favorites {
  /** Ids in the order of adding; empty on the server and in the first render. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Adds or removes and says so in a toast. */
  toggle: (id: string, title: string) => void;
  /** Takes one out without a word: for what is no longer sold. */
  remove: (id: string) => void;
}

/** The visitor's favourites; there are no accounts, so they stay in this browser. */
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
