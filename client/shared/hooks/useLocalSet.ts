import { useCallback } from "react";
import { readStore, writeStore } from "./localStore";
import { useLocalStore } from "./useLocalStore";

const none: readonly unknown[] = [];

export interface LocalSet {
  /** In insertion order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Adds or removes the id; returns whether the set contains it now. */
  toggle: (id: string) => boolean;
  /** Replaces the ids; returns whether the browser stored them. */
  change: (update: (ids: readonly string[]) => readonly string[]) => boolean;
}

interface Members {
  ids: readonly string[];
  unique: ReadonlySet<string>;
}

/** By stored value, so that hundreds of hearts on a page share the members of a thousand favorites. */
const membersByValue = new WeakMap<readonly unknown[], Members>();

/** The stored value can contain anything: people and extensions edit it. */
function readMembers(stored: readonly unknown[]): Members {
  const cached = membersByValue.get(stored);
  if (cached) return cached;
  const unique = new Set(stored.filter((id) => typeof id === "string"));
  const members = { ids: [...unique], unique };
  membersByValue.set(stored, members);
  return members;
}

type ChangeIds = Parameters<LocalSet["change"]>[0];

/** Changes a stored set without showing it: a component that reads none renders no second time. */
export const changeLocalSet = (key: string, changeIds: ChangeIds): boolean =>
  writeStore(key, changeIds(readMembers(readStore(key, none)).ids));

/** A set of ids stored in this browser: favorites, follows, likes. */
export function useLocalSet(key: string): LocalSet {
  const [stored] = useLocalStore(key, none);
  const { ids, unique } = readMembers(stored);
  const change = useCallback((changeIds: ChangeIds) => changeLocalSet(key, changeIds), [key]);
  const toggle = useCallback(
    (id: string) => {
      let added = false;
      change((current) => {
        added = !current.includes(id);
        return added ? [...current, id] : current.filter((other) => other !== id);
      });
      return added;
    },
    [change],
  );
  return { ids, has: (id) => unique.has(id), toggle, change };
}
