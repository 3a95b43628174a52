/**
 * Names a source of a cached value that a change can invalidate; server/core/cache/cacheTags.ts builds them.
 */
export type CacheTag = string;

/** Tag of a change of too many rows to name: it invalidates every cached value. */
export const everythingTag: CacheTag = "everything";

/** Tag of ended sessions: no cached value has it; the streams of those sessions end. */
export const sessionsTag: CacheTag = "sessions";

/** Tag of a cached value with unknown sources: every change invalidates it. */
export const anyTag: CacheTag = "any";
