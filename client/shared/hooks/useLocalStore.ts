import { useCallback, useSyncExternalStore } from "react";
import { readStore, subscribeToStore, writeStore } from "./localStore";

/**
 * A value stored in this browser, shared by all components and tabs that use the key. The server and the first render
 * in the browser use `fallback`, so hydration matches; the stored value follows immediately. `fallback` must be a
 * stable reference. The update returns whether the browser stored the value.
 */
export function useLocalStore<T>(key: string, fallback: T): readonly [T, (change: (value: T) => T) => boolean] {
  const value = useSyncExternalStore(
    useCallback((onChange: () => void) => subscribeToStore(key, onChange), [key]),
    () => readStore(key, fallback),
    () => fallback,
  );
  const update = useCallback(
    (change: (value: T) => T) => writeStore(key, change(readStore(key, fallback))),
    [key, fallback],
  );
  return [value, update];
}
