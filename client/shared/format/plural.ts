/** `1 review`, `3 reviews`; give `many` where an s does not do. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
