import { findPhrases } from "../../../../core/vocabulary/vocabulary";
import { Season } from "../../outfit/outfitFilter.types";
import { buildConceptTable, type Concept, labelConcept, type SiteConcept } from "./concepts";
import { type Fact, findFacts, type SiteSynonym } from "./facts";
import { translate } from "./foreignWords";
import { findNames, type NamedCelebrity } from "./names";
import { OpenWords, type Part } from "./openWords";
import { readPieces, type SearchPiece } from "./pieces";
import { findPrices, type PriceWords } from "./prices";
import {
  askingWords,
  connectors,
  notPhrases,
  orderLabels,
  orderPhrases,
  salePhrases,
  type SearchOrder,
  stockPhrases,
} from "./requests";
import { buildRetailerTable, longestRetailer } from "./retailers";
import { isVocabularyWord, isWord } from "./spelling";
import { capitalize, readTokens, type Token } from "./tokens";

/** What the site knows about words. */
export interface SiteWords {
  synonyms: readonly SiteSynonym[];
  /** Words that stand for occasions, seasons, styles and garments. */
  concepts: readonly SiteConcept[];
  occasions: readonly string[];
  /** Style types of celebrities. */
  styles: readonly string[];
  /** ISO 4217 currency of the site. */
  currency: string;
  /** Retailers that the search names. */
  retailers: readonly string[];
  /** Celebrities whose names have words of the search. */
  celebrities: readonly NamedCelebrity[];
  categories: readonly { slug: string; name: string }[];
  /** Words of the search that titles contain, in any form: they are not misspelled. */
  known: ReadonlySet<string>;
}

export interface Understanding {
  parts: Part[];
  pieces: SearchPiece[];
  /** Pieces that a result does not have. */
  without: SearchPiece[];
  /** Words after "not" that name no piece: nothing can be found without them. */
  unreadNot: string[];
  celebrities: NamedCelebrity[];
  /** A result has one of these; the words may stand for occasions that the site does not have. */
  occasions: string[];
  /** Style type of the wearer. */
  style: string | null;
  season: Season | null;
  onSale: boolean;
  inStock: boolean;
  order: SearchOrder | null;
  retailer: string | null;
  /** The category of items that the words name. */
  category: { slug: string; name: string } | null;
  prices: PriceWords | null;
  /** The words that are no filter. */
  rest: Token[];
  /** The words for the season and the style, by which no offer can be filtered. */
  moodWords: Token[];
  /** The words by which rows are ranked: of pieces, and others that are no filter. */
  rankText: string;
  /** The words for titles: without prices, and without words that only ask, unless there are no others. */
  titleText: string;
}

const longestConcept = 4;
/** How the label of a celebrity begins. */
export const wornBy = "Worn by";

const seasonNames = new Map([
  ...Object.values(Season).map((season) => [season.toLowerCase(), season] as const),
  ["fall", Season.AUTUMN] as const,
]);

const byName = <Row extends { name: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.name.toLowerCase(), row]));
/** The same in the singular too: "car" names the category Cars. */
const byNames = <Row extends { name: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(
    [...byName(rows)].flatMap(([name, row]) => [[name.replace(/(?<!s)s$/, ""), row] as const, [name, row] as const]),
  );
const named = (names: readonly string[]) => names.map((name) => ({ name }));

const joinNames = (names: readonly string[]): string => names.join(" or ");

/** Takes celebrities. A word that means something else too names none by itself. */
function takeNames(words: OpenWords, { celebrities, occasions }: SiteWords): NamedCelebrity[] {
  const meaningful = words.tokens.filter(({ text }) => !askingWords.has(text) && !connectors.has(text));
  const isOther = ({ text }: Token): boolean =>
    connectors.has(text) ||
    askingWords.has(text) ||
    isVocabularyWord(text) ||
    seasonNames.has(text) ||
    occasions.some((name) => name.toLowerCase() === text);
  const isFirstName = (text: string) => celebrities.some(({ name }) => name.toLowerCase().startsWith(`${text} `));
  // "Long dress" is not by Ada Long: an English word alone is a name only as the first one.
  const mayBeOther = (token: Token): boolean =>
    isOther(token) || (meaningful.length > 1 && isWord(token.text) && !isFirstName(token.text));
  const found = findNames(words.openTokens, celebrities, mayBeOther);
  for (const { meaning, ...phrase } of found)
    words.take(phrase, `${wornBy} ${joinNames(meaning.map(({ name }) => name))}`);
  return [...new Set(found.flatMap(({ meaning }) => meaning))];
}

interface Moods {
  occasions: string[];
  season: Season | null;
  style: string | null;
  garments: string[];
  moodWords: Token[];
}

/** Takes occasions, styles and seasons of the site, and the editors' words for them. */
function takeMoods(words: OpenWords, site: SiteWords): Moods {
  const table = buildConceptTable(site.concepts, site);
  const concepts: Concept[] = [];
  for (const { meaning, ...phrase } of findPhrases(words.open, table, longestConcept)) {
    if (!meaning) continue;
    words.take(phrase, labelConcept(words.read(phrase), meaning, site.occasions));
    concepts.push(meaning);
  }
  const before = [...words.open];
  const style = words.takeFirst(byName(named(site.styles)), ({ name }) => `${name} style`);
  const season = words.takeFirst(seasonNames);
  return {
    occasions: [...new Set(concepts.flatMap((concept) => concept.occasions))],
    season: season ?? concepts.find((concept) => concept.season)?.season ?? null,
    style: style?.name ?? concepts.find((concept) => concept.style)?.style ?? null,
    garments: concepts.flatMap(({ garment }) => garment ?? []),
    moodWords: words.tokens.filter((_, at) => words.open[at] !== before[at]),
  };
}

const isPlain = (word: string): boolean => connectors.has(word) || askingWords.has(word);

/** Labels the phrases of pieces by their words as they were typed. */
function takeFacts(words: OpenWords, facts: readonly Fact[], without: readonly Fact[]): void {
  for (const fact of facts) {
    const label = capitalize(words.read(fact));
    if (!without.includes(fact)) words.take(fact, label);
    // Without its only piece, "not" has no meaning.
    else
      words.take(fact, `Not ${label.toLowerCase()}`, without.length === 1 ? words.findBefore(fact, notPhrases) : fact);
  }
}

/** Takes pieces. A garment that a concept stands for is one too, unless the search names another. */
function takePieces(words: OpenWords, site: SiteWords, garments: readonly string[]) {
  const facts = findFacts(words.open, site.synonyms);
  const { pieces, without, used, usedWithout, unreadNot } = readPieces(words.openTokens, facts, isPlain);
  takeFacts(words, used, usedWithout);
  const [first] = pieces;
  const implied = pieces.some(({ garment }) => garment) ? [] : garments.slice(0, 1);
  const withImplied = implied.map((garment) => ({
    ...(first ?? { colors: [], material: null, pattern: null }),
    garment,
  }));
  return { pieces: withImplied.length > 0 ? [...withImplied, ...pieces.slice(1)] : pieces, without, unreadNot };
}

/** Understands what the words of a search ask for. */
export function understand(text: string, site: SiteWords): Understanding {
  const prices = findPrices(text, site.currency);
  const isPriced = ({ from, to }: Token) => prices !== null && from >= prices.from && to <= prices.to;
  const typed = readTokens(text).filter((token) => !isPriced(token));
  const words = new OpenWords(
    text,
    translate(typed, (word) => site.known.has(word)),
  );
  if (prices) words.addPart(prices.label, prices);
  const retailer = words.takeFirst(buildRetailerTable(site.retailers), (name) => `Sold by ${name}`, longestRetailer);
  const celebrities = takeNames(words, site);
  const { garments, ...moods } = takeMoods(words, site);
  const ranked = [...words.openTokens, ...moods.moodWords].filter(({ text: word }) => !isPlain(word));
  const order = words.takeFirst(orderPhrases, (value) => orderLabels[value]);
  const onSale = words.takeFirst(salePhrases, () => "On sale") ?? false;
  const inStock = words.takeFirst(stockPhrases, () => "In stock") ?? false;
  const found = takePieces(words, site, garments);
  const category =
    found.pieces.length > 0 ? null : words.takeFirst(byNames(site.categories), ({ name }) => `In ${name}`);
  const rest = words.openTokens.filter(
    ({ text: word }) => word !== "" && !isPlain(word) && !notPhrases.has(word) && !found.unreadNot.includes(word),
  );
  const asked = words.tokens.filter(({ text: word }) => !isPlain(word));
  return {
    parts: words.parts,
    ...found,
    ...moods,
    celebrities,
    order,
    onSale,
    inStock,
    retailer,
    category,
    prices,
    rest,
    rankText: ranked.map(({ text: word }) => word).join(" "),
    titleText: (asked.length > 0 ? asked : typed).map(({ text: word }) => word).join(" "),
  };
}
