import { TaggedCache } from "./taggedCache";

/** Numbers that whole tables had to be counted for, and lists of such. */
export type Tallies = TaggedCache<unknown>;

const megabyte = 2 ** 20;
const fiveMinutes = 300_000;

/** Writes drop them; age matters only to what changes behind the server's back. */
export const createTallies = (): Tallies =>
  new TaggedCache<unknown>({
    bytes: 4 * megabyte,
    sizeOf: (tally) => JSON.stringify(tally).length,
    freshFor: fiveMinutes,
    staleFor: 0,
  });
