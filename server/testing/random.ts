/** A function that returns numbers from 0 to below 1, the same in each run. */
export type Random = () => number;

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Value>(random: Random, list: readonly Value[]): Value => list[Math.floor(random() * list.length)];
