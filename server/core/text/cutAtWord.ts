/** Truncates the text to the limit, preferably after a word, and appends an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const space = text[limit - 1] === " " ? limit - 1 : start.lastIndexOf(" ");
  const shortened = space > limit / 2 ? start.slice(0, space) : start.replace(/[\ud800-\udbff]$/, "");
  return `${shortened.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, "")}…`;
}
