/** Returns the words of a name, without case, accents and punctuation. */
export const nameWords = (name: string): string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

interface NamedBrand {
  id: string;
  names: readonly string[];
}

const begins = (start: readonly string[], whole: readonly string[]): boolean =>
  start.every((word, place) => whole[place] === word);

const sorted = (words: readonly string[]): string => words.toSorted().join(" ");

/**
 * Returns a function that proposes brands for a name: those with a name of the same words in any order, or where the words of
 * one begin the other. The most common words come first.
 */
export function brandProposer(brands: readonly NamedBrand[], most = 3): (name: string) => string[] {
  const named = brands.flatMap(({ id, names }) => names.map((name) => ({ id, words: nameWords(name) })));
  const byFirst = Map.groupBy(named, ({ words }) => words[0] ?? "");
  const bySorted = Map.groupBy(named, ({ words }) => sorted(words));
  return (name) => {
    const words = nameWords(name);
    const [first] = words;
    if (first === undefined) return [];
    const near = (byFirst.get(first) ?? []).filter((other) => begins(words, other.words) || begins(other.words, words));
    const common = (other: { words: readonly string[] }) => Math.min(words.length, other.words.length);
    const found = [...(bySorted.get(sorted(words)) ?? []), ...near.toSorted((a, b) => common(b) - common(a))];
    return [...new Set(found.map(({ id }) => id))].slice(0, most);
  };
}
