/** Choices that look free and are always the same for the same text. */
export interface Dice {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
}

/** FNV-1a over the text, then mulberry32: small, well spread, and the same on every machine. */
export function diceFor(text: string): Dice {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (from) => from[Math.floor(next() * from.length)],
  };
}
