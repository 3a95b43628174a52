/** Names what a cached value was made from and what a change invalidates; server/content/invalidation/cacheTags.ts builds them. */
export type CacheTag = string;

/** A change that is not worth naming row by row carries it: it invalidates every cached value. */
export const everythingTag: CacheTag = "everything";

/** A cached value whose sources nobody can name carries it: every change invalidates it. */
export const anyTag: CacheTag = "any";
