/** Longer search texts are cut: nobody types them, and patterns cost by their length. */
const longestSearch = 100;

/** What is looked for: trimmed, at most 100 characters, without NUL; null when nothing is left. */
export function searchText(input: string | null | undefined): string | null {
  return input?.replaceAll("\0", "").trim().slice(0, longestSearch).trim() || null;
}

/** A LIKE pattern that finds the text anywhere, taken literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
