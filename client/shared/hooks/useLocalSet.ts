import { useCallback, useMemo } from "react";
import { useLocalStore } from "./useLocalStore";

const none: readonly string[] = [];

export interface LocalSet {
  /** In insertion order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Adds or removes the id; returns whether the set contains it now. */
  toggle: (id: string) => boolean;
  remove: (id: string) => void;
}

/** A set of ids stored in this browser: favorites, follows, likes. */
export function useLocalSet(key: string): LocalSet {
  const [stored, update] = useLocalStore<readonly string[]>(key, none);
  const members = useMemo(() => new Set(stored), [stored]);
  const remove = useCallback((id: string) => update((ids) => ids.filter((other) => other !== id)), [update]);
  const toggle = useCallback(
    (id: string) => {
      let added = false;
      update((ids) => {
        added = !ids.includes(id);
        return added ? [...ids, id] : ids.filter((other) => other !== id);
      });
      return added;
    },
    [update],
  );
  return { ids: stored, has: (id) => members.has(id), toggle, remove };
}
