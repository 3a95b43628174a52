/** `1 review`, `3 reviews`; pass `many` for irregular plurals. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Pages show up to this number exactly. */
const maxShown = 1_000;

/** A `boundedCount` of the API: `40`, or `1,000+`. */
export const boundedNumber = (count: number): string => (count > maxShown ? "1,000+" : String(count));

/** A `boundedCount` of the API: `1 look`, `40 looks`, `1,000+ looks`. */
export const boundedText = (count: number, one: string, many = `${one}s`): string =>
  count > maxShown ? `${boundedNumber(count)} ${many}` : plural(count, one, many);
