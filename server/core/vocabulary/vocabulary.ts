import { lookUpPhrase } from "../text/phraseTable";
import {
  colorWords,
  garmentGroups,
  garmentPhrases,
  garmentWords,
  materialWords,
  otherPieceWords,
  patternWords,
  phrasesWithoutColor,
  phrasesWithoutMaterial,
} from "./words";

/** What a phrase names: its family ("blue"), and its kind ("navy"), which is the family itself for its own name. */
export interface Meaning {
  family: string;
  kind: string;
}
/** Null is a phrase that means nothing although its words would. */
export type Vocabulary = ReadonlyMap<string, Meaning | null>;

const isNameOf = (phrase: string, family: string): boolean =>
  [phrase, `${phrase}s`, `${phrase}es`].includes(family.replace("-", " "));

function readFamilies(families: Readonly<Record<string, string>>): [string, Meaning][] {
  return Object.entries(families).flatMap(([family, kinds]) => [
    [family.replace("-", " "), { family, kind: family }] as [string, Meaning],
    ...kinds.split(", ").flatMap((synonyms) => {
      const phrases = synonyms.split(" = ");
      const kind = phrases.some((phrase) => isNameOf(phrase, family)) ? family : phrases[0];
      return phrases.map((phrase): [string, Meaning] => [phrase, { family, kind }]);
    }),
  ]);
}

const buildVocabulary = (
  families: Readonly<Record<string, string>>,
  phrasesWithout: readonly string[] = [],
): Vocabulary =>
  new Map<string, Meaning | null>([
    ...readFamilies(families),
    ...phrasesWithout.map((phrase): [string, null] => [phrase, null]),
  ]);

/** Garments that a search can name beside groups. */
const garments: Vocabulary = new Map<string, Meaning | null>([
  ...readFamilies(garmentWords),
  ...Object.entries(garmentPhrases).map(([phrase, family]): [string, Meaning | null] => [
    phrase,
    family === null ? null : { family, kind: family },
  ]),
]);
/** What a title can name. */
export const garmentVocabulary: Vocabulary = new Map([...readFamilies(otherPieceWords), ...garments]);
const groups = readFamilies(
  Object.fromEntries(Object.entries(garmentGroups).map(([group, { words }]) => [group, words])),
);
/** Garments that a search can name: those, and groups of them. */
export const searchedGarments: Vocabulary = new Map<string, Meaning | null>([...groups, ...garments]);
export const colorVocabulary = buildVocabulary(colorWords, phrasesWithoutColor);
export const materialVocabulary = buildVocabulary(materialWords, phrasesWithoutMaterial);
export const patternVocabulary = buildVocabulary(patternWords);

/** Words of the longest phrase of all vocabularies. */
export const longestPhrase = 3;

export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A phrase of a text with its meaning. */
export interface Named<Value> {
  /** Position and number of its words. */
  at: number;
  length: number;
  meaning: Value;
}

/** Finds the phrases of a table in the words. The longest phrase at each word wins, and its words are not read again. */
export function findPhrases<Value>(
  words: readonly string[],
  table: ReadonlyMap<string, Value>,
  longest = longestPhrase,
): Named<Value>[] {
  const found: Named<Value>[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    const lookUp = () => lookUpPhrase(table, words.slice(at, at + length).join(" "));
    let meaning = lookUp();
    while (meaning === undefined && length > 1) {
      length -= 1;
      meaning = lookUp();
    }
    if (meaning !== undefined) found.push({ at, length, meaning });
    at += length;
  }
  return found;
}

/** Returns the families of all colors in a text. */
export const findColorFamilies = (text: string): string[] => [
  ...new Set(findPhrases(splitWords(text), colorVocabulary).flatMap(({ meaning }) => meaning?.family ?? [])),
];

const listGroups = (family: string): string[] =>
  Object.entries(garmentGroups).flatMap(([group, { families }]) => (families.includes(family) ? [group] : []));

/** Returns the names under which lists find meanings: families, kinds, and the groups of garments. */
export const listNames = (meanings: readonly Meaning[]): string[] => [
  ...new Set(meanings.flatMap(({ family, kind }) => [family, kind, ...listGroups(family)])),
];

/** The families, by which the shop filters. */
export const garmentFamilies: readonly string[] = Object.keys(garmentWords);
export const colorFamilies: readonly string[] = Object.keys(colorWords);
