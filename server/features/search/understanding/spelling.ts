import { colorVocabulary, searchedGarments } from "../../../shared/vocabulary/vocabulary";

const shortestWord = 4;

const phrases = [...searchedGarments.keys(), ...colorVocabulary.keys()];
/** Every word of the vocabulary, in the singular and the plural. */
const vocabularyWords: ReadonlySet<string> = new Set(
  phrases.flatMap((phrase) => phrase.split(" ")).flatMap((word) => [word, `${word}s`, `${word}es`]),
);
/** Words that a misspelled word may be. */
const candidates = phrases.filter((phrase) => !phrase.includes(" "));

/** Returns whether the words differ by one letter that is more, less or another, or by two swapped neighbors. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (end < rest && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

export const isVocabularyWord = (word: string): boolean => vocabularyWords.has(word);

/** Returns the only garment or color that the word may misspell; otherwise the word. */
export function correctWord(word: string): string {
  if (word.length < shortestWord || isVocabularyWord(word)) return word;
  const near = candidates.filter((phrase) =>
    [phrase, `${phrase}s`, `${phrase}es`].some((form) => isOneEditApart(word, form)),
  );
  return near.length === 1 ? near[0] : word;
}
