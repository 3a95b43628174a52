import {
  colorVocabulary,
  findPhrases,
  type Meaning,
  type Named,
  searchedGarments,
  splitWords,
  type Vocabulary,
} from "../../../core/vocabulary/vocabulary";
import { Season } from "../../outfit/outfitFilter.types";
import { findPrices } from "./prices";
import { buildRetailerTable, longestRetailer } from "./retailers";
import { correctWord, isWord } from "./spelling";

/** What the site knows about words. */
export interface SiteWords {
  synonyms: readonly { word: string; meaning: string }[];
  occasions: readonly string[];
  /** Style types of celebrities. */
  styles: readonly string[];
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
  /** Style type of the wearer. */
  style: string | null;
  season: Season | null;
  onSale: boolean;
  retailer: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** ISO 4217 currency of the prices; null for the site's. */
  currency: string | null;
  /** The words that are no filter. */
  rest: string;
  /** The same with the words for the season and the style, by which no offer can be filtered. */
  offerRest: string;
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
const connectors = new Set("a an and at by for from in of on or the to with".split(" "));
/** Words for what the whole site shows; they are not searched for beside others. */
const formWords = new Set(
  "did does look looks outfit outfits style styles wear wearing wears what who whose wore worn".split(" "),
);

const seasonNames = new Map([
  ...Object.values(Season).map((season) => [season.toLowerCase(), season] as const),
  ["fall", Season.AUTUMN] as const,
]);
const saleWords = new Map(["sale", "on sale", "discounted"].map((phrase) => [phrase, true]));

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

/** The words of a search while filters are found in them. */
class OpenWords {
  readonly parts: Part[] = [];
  readonly open: string[];

  constructor(
    private readonly text: string,
    private readonly words: readonly Word[],
    private readonly spelled: readonly string[],
  ) {
    this.open = [...spelled];
  }

  /** Makes the words of a phrase a part of the search, so that no other filter finds them. */
  take({ at, length }: Named<unknown>, label?: string): void {
    const [first, last] = [this.words[at], this.words[at + length - 1]];
    const typed = this.spelled.slice(at, at + length).join(" ");
    this.parts.push({ label: label ?? capitalize(typed), without: cut(this.text, first.from, last.to) });
    this.open.fill(taken, at, at + length);
  }

  /** Takes the first phrase of a table. Returns its meaning; null when there is none. */
  takeFirst<Value>(
    table: ReadonlyMap<string, Value>,
    label?: (value: Value) => string,
    longest = longestPhrase,
  ): Value | null {
    const [found] = findPhrases(this.open, table, longest);
    if (!found) return null;
    this.take(found, label?.(found.meaning));
    return found.meaning;
  }
}

const byName = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [name.toLowerCase(), name]));

/** Takes the garment and the colors. A product is one garment: "blazer and jeans" is a text. */
function takeTraits(words: OpenWords, synonyms: SiteWords["synonyms"]): Pick<Understanding, "garment" | "colors"> {
  const find = (vocabulary: Vocabulary) =>
    findPhrases(words.open, extend(vocabulary, synonyms), longestPhrase).filter(({ meaning }) => meaning);
  const garments = find(searchedGarments);
  if (garments.length > 1) return { garment: null, colors: [] };
  garments.forEach((garment) => words.take(garment));
  const colors = find(colorVocabulary);
  colors.forEach((color) => words.take(color));
  return {
    garment: garments[0]?.meaning?.kind ?? null,
    colors: [...new Set(colors.flatMap(({ meaning }) => meaning?.kind ?? []))],
  };
}

/** Understands the words for prices, retailers, occasions, garments, colors, sales, styles and seasons in a search. */
export function understand(text: string, site: SiteWords): Understanding {
  const { synonyms, occasions, styles, retailers, known } = site;
  const prices = findPrices(text, site.currency);
  const isPriced = ({ from, to }: Word) => prices !== null && from >= prices.from && to <= prices.to;
  const typed = readWords(text).filter((word) => !isPriced(word));
  const isSpelled = new Set([...known, ...retailers.flatMap(splitWords)]);
  const spelled = typed.map(({ text: word }) => (isSpelled.has(word) ? word : correctWord(word)));
  const words = new OpenWords(text, typed, spelled);
  if (prices) words.parts.push({ label: prices.label, without: cut(text, prices.from, prices.to) });
  const retailer = words.takeFirst(buildRetailerTable(retailers), (name) => `Sold by ${name}`, longestRetailer);
  const occasion = words.takeFirst(byName(occasions), (name) => name);
  const traits = takeTraits(words, synonyms);
  const onSale = words.takeFirst(saleWords, () => "On sale") ?? false;
  const offerOpen = [...words.open];
  const style = words.takeFirst(byName(styles), (name) => `${name} style`);
  const season = words.takeFirst(seasonNames);
  const { parts, open } = words;
  const isConnector = (word: string) => parts.length > 0 && (connectors.has(word) || formWords.has(word));
  const rest = (left: readonly string[]) => left.filter((word) => word !== taken && !isConnector(word)).join(" ");
  return {
    parts,
    ...traits,
    occasion,
    style,
    season,
    onSale,
    retailer,
    minPrice: prices?.min ?? null,
    maxPrice: prices?.max ?? null,
    currency: prices?.currency ?? null,
    rest: rest(open),
    offerRest: rest(offerOpen),
    withoutRest: cutAll(
      text,
      typed.filter((_, at) => open[at] !== taken),
    ),
    titleText: spelled.join(" "),
  };
}

/** Returns the text without words of form such as "look"; null when it has none, or no others. */
export function withoutFormWords(text: string): string | null {
  const words = readWords(text);
  const forms = words.filter((word) => formWords.has(word.text));
  const others = words.filter((word) => !formWords.has(word.text) && !connectors.has(word.text));
  return forms.length > 0 && others.length > 0 ? cutAll(text, forms) : null;
}

/** Returns the text without words that are neither misspelled nor a filter, and that no title has; null when it has none, or no others. */
export function withoutUnmatchedWords(text: string, site: SiteWords): string | null {
  const { rest } = understand(text, site);
  const unmatched = new Set(
    rest.split(" ").filter((word) => !site.known.has(word) && (isWord(word) || /\d/.test(word))),
  );
  const words = readWords(text);
  const left = words.filter((word) => !unmatched.has(word.text) && !connectors.has(word.text));
  if (left.length === 0 || left.length === words.length) return null;
  return cutAll(
    text,
    words.filter((word) => unmatched.has(word.text)),
  );
}
