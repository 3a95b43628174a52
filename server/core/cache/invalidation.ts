import type { CacheTag } from "./cacheTag";

type Listener = (tags: ReadonlySet<CacheTag>) => void;

const listeners = new Set<Listener>();
const staleReadListeners = new Set<() => void>();
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

/** Calls the listener when rows are read that may be stale. @returns a function that removes the listener */
export function onStaleRead(listener: () => void): () => void {
  staleReadListeners.add(listener);
  return () => void staleReadListeners.delete(listener);
}

/** Says that rows are about to be read that may be stale, so that no cache stores what is being computed. */
export function markStaleRead(): void {
  for (const listener of staleReadListeners) listener();
}

/** Evicts values with these tags from the caches of this process. */
export function invalidateCaches(tags: ReadonlySet<CacheTag>): void {
  writes += 1;
  for (const listener of listeners) listener(tags);
}
