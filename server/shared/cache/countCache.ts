import { writeCount } from "./invalidation";
import { TaggedCache } from "./taggedCache";

/** Counts that require reading whole tables, and lists of such counts. */
export type CountCache = TaggedCache<unknown>;

const megabyte = 2 ** 20;
const fiveMinutes = 300_000;
/** Approximate bytes per entry. */
const entryBytes = 500;

/** Writes evict the counts; the maximum age covers changes without an invalidation message. */
export const createCountCache = (): CountCache =>
  new TaggedCache<unknown>({
    bytes: 4 * megabyte,
    measureSize: (count) => entryBytes + JSON.stringify(count).length,
    freshMs: fiveMinutes,
    staleMs: 0,
  });

/** The cached counts that one request may use. */
export interface CountCacheSnapshot {
  /** Null after any write since the read source was chosen, because that source may not contain the write yet. */
  current(): CountCache | null;
}

/** Takes a snapshot; call it at the moment when the read source is chosen. */
export function takeCountCacheSnapshot(counts: CountCache): CountCacheSnapshot {
  const writes = writeCount();
  return { current: () => (counts.isOpen && writes === writeCount() ? counts : null) };
}
