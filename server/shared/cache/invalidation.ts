import type { CacheTag } from "./cacheTag";

type Listener = (tags: ReadonlySet<CacheTag>) => void;

const listeners = new Set<Listener>();
let writes = 0;

/** How many changes this process has made or received: a caller that caches a value sees whether the value may be stale. */
export const writeCount = (): number => writes;

/** Calls the listener after each committed change, of this process or another. @returns a function that removes the listener */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Invalidates what carries these tags in this process. */
export function invalidateCaches(tags: ReadonlySet<CacheTag>): void {
  writes += 1;
  for (const listener of listeners) listener(tags);
}
