/** Longer search texts are truncated, because patterns cost by length. */
const maxSearchLength = 100;

/** Returns the search text: trimmed, at most 100 characters, without NUL; null when it is empty. */
export function normalizeSearch(input: string | null | undefined): string | null {
  return input?.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim() || null;
}

/** Returns a LIKE pattern that matches the text anywhere, with wildcards taken literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
