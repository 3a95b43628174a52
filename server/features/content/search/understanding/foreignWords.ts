import { lookUpPhrase } from "../../../../core/text/phraseTable";
import { searchedGarments } from "../../../../core/vocabulary/vocabulary";
import { isEnglish } from "./spelling";
import table from "./languages.json";
import type { Token } from "./tokens";
import { fold } from "./tokens";

type Language = ReadonlyMap<string, string>;

/** Per language, the forms of its words with the words of the vocabulary that they mean. */
const languages: readonly Language[] = Object.values(table).map(
  (words: Record<string, string>) =>
    new Map(
      Object.entries(words).flatMap(([meaning, forms]) =>
        forms.split(" ").map((form): [string, string] => [fold(form), meaning]),
      ),
    ),
);

const isGarment = (word: string): boolean => lookUpPhrase(searchedGarments, word) !== undefined;
const isClear = (word: string): boolean => !isEnglish(word);

/**
 * Returns the tokens with the words of another language in English. A word that English has too is read in the other language only
 * beside one that English does not have: "robe noire" is a dress, "robe" is none.
 */
export function translate(tokens: readonly Token[], isKnown: (word: string) => boolean): Token[] {
  // "Robe rouge" has two words of English, and no fact in it.
  const isEnglishSearch = tokens.some(({ text }) => isGarment(text));
  const isSure = ({ text }: Token) => isClear(text) && !isKnown(text);
  const spoken = languages
    .map((language) => ({
      language,
      sure: tokens.filter((token) => language.has(token.text) && isSure(token)).length,
      count: tokens.filter(({ text }) => language.has(text)).length,
    }))
    .filter(({ sure, count }) => sure > 0 || (count > 1 && count === tokens.length && !isEnglishSearch))
    .sort((one, other) => other.count - one.count);
  if (spoken.length === 0) return [...tokens];
  const [{ language }] = spoken;
  return tokens.map((token) => {
    const meaning = language.get(token.text);
    return meaning === undefined ? token : { ...token, text: meaning, base: meaning };
  });
}
