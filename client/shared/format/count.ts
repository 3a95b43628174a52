const units = [
  { size: 1_000_000, sign: "m" },
  { size: 1_000, sign: "k" },
] as const;

/** 999, 3.2k, 12k, 1.5m: one decimal below ten, none above, never a trailing `.0`; rounded down, so 3,299 is 3.2k. */
export function shortCount(count: number): string {
  const unit = units.find(({ size }) => count >= size);
  if (!unit) return String(Math.round(count));
  const value = count / unit.size;
  return `${value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value)}${unit.sign}`;
}

/**
 * "1,200": all digits, with thousands separators. Hand-written because a browser's first `Intl.NumberFormat` takes
 * milliseconds.
 */
export function wholeCount(count: number): string {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(",");
}

/** The first number of followers that is shortened. */
const firstShortened = 10_000;

/** "3,201" below 10,000, "12k" from there on. */
export const followerCount = (count: number): string =>
  count < firstShortened ? wholeCount(count) : shortCount(count);

/** Whether a count is shown so short that one more does not change it. */
export const hidesOne = (shown: string): boolean => /[km]$/.test(shown);
