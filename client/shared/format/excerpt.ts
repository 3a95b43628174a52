/** Returns the beginning of a text, cut between words and ended with three dots when it was longer than `length`. */
export function excerpt(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/(?<![\s,;:.-])[\s,;:.-]+$/, "")}...`;
}
