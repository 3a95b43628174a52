import { splitWords } from "../../shared/vocabulary/vocabulary";

const stem = (word: string): string => word.replace(/(?:es|s)$/, "");

/** Returns the ids of the titles, those with the most words of the text first; otherwise in the given order. */
export function rankTitles(rows: readonly { id: string; title: string }[], text: string): string[] {
  const wanted = splitWords(text).map(stem);
  const score = (title: string): number => {
    const words = new Set(splitWords(title).map(stem));
    return wanted.filter((word) => words.has(word)).length;
  };
  return rows
    .map(({ id, title }) => ({ id, score: score(title) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
