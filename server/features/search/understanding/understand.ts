import {
  colorVocabulary,
  findPhrases,
  type Meaning,
  type Named,
  searchedGarments,
  splitWords,
  type Vocabulary,
} from "../../../shared/vocabulary/vocabulary";
import { findPrices } from "./prices";
import { buildRetailerTable, longestRetailer } from "./retailers";
import { correctWord } from "./spelling";

/** What the site knows about words. */
export interface SiteWords {
  synonyms: readonly { word: string; meaning: string }[];
  occasions: readonly string[];
  /** ISO 4217 currency of the site. */
  currency: string;
  /** Retailers that the search names. */
  retailers: readonly string[];
  /** Words of the search that titles contain: they are not misspelled. */
  known: ReadonlySet<string>;
}

/** Words of a search that became a filter. */
export interface Part {
  label: string;
  /** The search without these words. */
  without: string;
}

export interface Understanding {
  parts: Part[];
  garment: string | null;
  colors: string[];
  occasion: string | null;
  retailer: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** ISO 4217 currency of the prices; null for the site's. */
  currency: string | null;
  /** The words that are no filter. */
  rest: string;
  /** The search without those words. */
  withoutRest: string;
  /** The search without prices and with corrected garments and colors, for titles. */
  titleText: string;
}

interface Word {
  text: string;
  from: number;
  to: number;
}

const longestPhrase = 3;
const taken = "\0";
/** Words that connect others; they are not searched for beside a filter. */
const connectors = new Set(
  "a an and at by for from in of on or the to who with wear wearing wears what wore worn".split(" "),
);

const readWords = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
const cut = (text: string, from: number, to: number): string => tidy(`${text.slice(0, from)} ${text.slice(to)}`);

/** Cuts words out of a text, from the last to the first, so that their places stay valid. */
const cutAll = (text: string, words: readonly Word[]): string =>
  tidy(words.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds the editors' words for a garment or a color to a vocabulary. */
function extend(vocabulary: Vocabulary, synonyms: SiteWords["synonyms"]): Vocabulary {
  const find = (phrase: string) => findPhrases(phrase.split(" "), vocabulary, longestPhrase);
  const entries = synonyms.flatMap(({ word, meaning }): [string, Meaning][] => {
    const [named, ...others] = find(meaning);
    const isWhole = named?.length === meaning.split(" ").length && others.length === 0;
    return isWhole && named.meaning && !vocabulary.has(word) ? [[word, named.meaning]] : [];
  });
  return entries.length > 0 ? new Map([...entries, ...vocabulary]) : vocabulary;
}

/** Finds phrases among words that are not taken yet. */
function find<Value>(words: readonly string[], table: ReadonlyMap<string, Value>): Named<Value>[] {
  return findPhrases(words, table, longestPhrase);
}

/** Understands the price, retailer, occasion, garment and color words of a search. */
export function understand(text: string, site: SiteWords): Understanding {
  const { synonyms, occasions, retailers, known } = site;
  const prices = findPrices(text, site.currency);
  const all = readWords(text);
  const isPriced = ({ from, to }: Word) => prices !== null && from >= prices.from && to <= prices.to;
  const words = all.filter((word) => !isPriced(word));
  const isSpelled = new Set([...known, ...retailers.flatMap(splitWords)]);
  const spelled = words.map(({ text: word }) => (isSpelled.has(word) ? word : correctWord(word)));
  const open = [...spelled];
  const parts: Part[] = prices ? [{ label: prices.label, without: cut(text, prices.from, prices.to) }] : [];
  const take = ({ at, length }: Named<unknown>, label?: string) => {
    const [first, last] = [words[at], words[at + length - 1]];
    const typed = spelled.slice(at, at + length).join(" ");
    parts.push({ label: label ?? capitalize(typed), without: cut(text, first.from, last.to) });
    open.fill(taken, at, at + length);
  };
  const [retailer] = findPhrases(open, buildRetailerTable(retailers), longestRetailer);
  if (retailer) take(retailer, `Sold by ${retailer.meaning}`);
  const occasionTable = new Map(occasions.map((name) => [name.toLowerCase(), name]));
  const [occasion] = find(open, occasionTable);
  if (occasion) take(occasion, occasion.meaning);
  const garments = find(open, extend(searchedGarments, synonyms)).filter(({ meaning }) => meaning);
  // A product is one garment: "blazer and jeans" is a text.
  const garment = garments.length === 1 ? garments[0] : undefined;
  if (garment) take(garment);
  const colors = find(open, extend(colorVocabulary, synonyms)).filter(({ meaning }) => meaning);
  if (garments.length < 2) colors.forEach((color) => take(color));
  const isUnderstood = parts.length > 0;
  const rest = open.filter((word) => word !== taken && !(isUnderstood && connectors.has(word)));
  return {
    parts,
    garment: garment?.meaning?.kind ?? null,
    colors: garments.length < 2 ? [...new Set(colors.flatMap(({ meaning }) => meaning?.kind ?? []))] : [],
    occasion: occasion?.meaning ?? null,
    retailer: retailer?.meaning ?? null,
    minPrice: prices?.min ?? null,
    maxPrice: prices?.max ?? null,
    currency: prices?.currency ?? null,
    rest: rest.join(" "),
    withoutRest: cutAll(
      text,
      words.filter((_, at) => open[at] !== taken),
    ),
    titleText: spelled.join(" "),
  };
}
