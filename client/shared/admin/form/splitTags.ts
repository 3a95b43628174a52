/** Splits on commas, trims, removes empty entries, and keeps the first of words that differ only in case. */
export function splitTags(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(",")) {
    const tag = part.trim();
    if (tag !== "" && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}
