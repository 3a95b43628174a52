/** `1 review`, `3 reviews`; pass `many` for irregular plurals. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The number of rows of a list; `More than 24 items` of 24 shown ones, while the server counts the others. */
export const totalText = (total: number | null | undefined, shown: number, one: string): string =>
  typeof total === "number" ? plural(total, one) : `More than ${plural(shown, one)}`;
