import type { CacheTag } from "./cacheTag";

type Listener = (tags: ReadonlySet<CacheTag>) => void;

const listeners = new Set<Listener>();
let writes = 0;

/**
 * Returns the number of changes that this process has made or received, so that a caller can detect whether a value may
 * be stale.
 */
export const writeCount = (): number => writes;

/**
 * Calls the listener after each committed change, of this process or another. @returns a function that removes the
 * listener
 */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Evicts values with these tags from the caches of this process. */
export function invalidateCaches(tags: ReadonlySet<CacheTag>): void {
  writes += 1;
  for (const listener of listeners) listener(tags);
}
