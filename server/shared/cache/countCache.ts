import { writeCount } from "./invalidation";
import { TaggedCache } from "./taggedCache";

/** Numbers that whole tables had to be counted for, and lists of such. */
export type CountCache = TaggedCache<unknown>;

const megabyte = 2 ** 20;
const fiveMinutes = 300_000;
/** Of a tally's entry, about. */
const entry = 500;

/** Writes drop them; age matters only to what is written behind the server's back. */
export const createCountCache = (): CountCache =>
  new TaggedCache<unknown>({
    bytes: 4 * megabyte,
    sizeOf: (tally) => entry + JSON.stringify(tally).length,
    freshFor: fiveMinutes,
    staleFor: 0,
  });

/** The tallies as one request may use them. */
export interface CountCacheSnapshot {
  /** Null once something was written since the request was told where to read: there it may not have come yet. */
  current(): CountCache | null;
}

/** To be called at the moment in which a request is told where to read. */
export function takeCountCacheSnapshot(tallies: CountCache): CountCacheSnapshot {
  const writes = writeCount();
  return { current: () => (tallies.isOpen && writes === writeCount() ? tallies : null) };
}
