import { findPhrases } from "../../../../core/vocabulary/vocabulary";
import { findEpisode } from "../../../../core/text/readEpisode";
import type { Season } from "../../outfit/outfitFilter.types";
import { buildConceptTable, type Concept, labelConcept } from "./concepts";
import { type Fact, findFacts } from "./facts";
import { translate } from "./foreignWords";
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
import { seasonNames, type SiteWords } from "./siteWords";
import { type NamedRows, takeNames } from "./takeNames";
import { capitalize, readTokens, type Token } from "./tokens";

export interface Understanding extends Omit<NamedRows, "episode"> {
  parts: Part[];
  pieces: SearchPiece[];
  /** Pieces that a result does not have. */
  without: SearchPiece[];
  /** Words after "not" that name no piece: nothing can be found without them. */
  unreadNot: string[];
  /** A result has one of these; the words may stand for occasions that the site does not have. */
  occasions: string[];
  /** Style type of the wearer. */
  style: string | null;
  season: Season | null;
  onSale: boolean;
  inStock: boolean;
  order: SearchOrder | null;
  /** The category of items that the words name. */
  category: { slug: string; name: string } | null;
  prices: PriceWords | null;
  /** Numbers of the season and the episode in which a result was worn. */
  seasonNumber: number | null;
  episodeNumber: number | null;
  /** The year in which a result was worn. */
  year: number | null;
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
const byName = <Row extends { name: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.name.toLowerCase(), row]));
/** The same in the singular too: "car" names the category Cars. */
const byNames = <Row extends { name: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(
    [...byName(rows)].flatMap(([name, row]) => [[name.replace(/(?<!s)s$/, ""), row] as const, [name, row] as const]),
  );
const toNamed = (names: readonly string[]) => names.map((name) => ({ name }));

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
  const style = words.takeFirst(byName(toNamed(site.styles)), ({ name }) => `${name} style`);
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

/** Skips the verb in "dress like Kairo Lune"; in "red dress like Kairo Lune" and "dress like Kairo Lune's" it is a piece. */
function skipDressing(words: OpenWords): void {
  const at = words.open.findIndex((word, place) => word === "dress" && /^(?:like|as)$/.test(words.open[place + 1]));
  if (at < 0 || !words.open.slice(0, at).every((word) => askingWords.has(word) || word === "to")) return;
  const end = words.open.findIndex((word, place) => place > at + 1 && word !== "");
  const [first, ...others] = words.tokens.slice(at + 2, end < 0 ? undefined : end);
  const last = others.at(-1) ?? first;
  if (last && last.base === last.text) words.open[at] = "";
}

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

const labelEpisode = (season: number | null, episode: number | null): string =>
  [...(season === null ? [] : [`season ${season}`]), ...(episode === null ? [] : [`episode ${episode}`])]
    .join(", ")
    .replace(/^./, (first) => first.toUpperCase());

/** "From 2025" is a year, unless a currency follows. */
const findFromYears = (text: string): { from: number; to: number }[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{N}])from\s+20[0-4]\d(?![\d.,]*\d|\s*(?:[$€£]|usd|dollars?|bucks|eur|gbp|pounds?))/giu,
    ),
  ].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));

const blankOut = (text: string, parts: readonly { from: number; to: number }[]): string =>
  parts.reduce((left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to), text);

/** Takes the first year. After an event, "23" is one too. */
function takeYear(words: OpenWords, { events }: Pick<NamedRows, "events">): number | null {
  const isShort = (word: string, at: number) =>
    /^[0-4]\d$/.test(word) && events.length > 0 && words.open[at - 1] === "";
  const at = words.open.findIndex((word, place) => /^(?:19[5-9]|20[0-4])\d$/.test(word) || isShort(word, place));
  if (at < 0) return null;
  const year = Number(words.open[at].padStart(4, "20"));
  words.take({ at, length: 1 }, `In ${year}`);
  return year;
}

/** Understands what the words of a search ask for. */
export function understand(text: string, site: SiteWords): Understanding {
  const typedWords = readTokens(text);
  const {
    season: seasonNumber,
    episode: episodeNumber,
    places,
  } = findEpisode(typedWords.map(({ text: word }) => word));
  const prices = findPrices(
    blankOut(text, [...places.map((at) => typedWords[at]), ...findFromYears(text)]),
    site.currency,
  );
  const isPriced = ({ from, to }: Token) => prices !== null && from >= prices.from && to <= prices.to;
  const typed = typedWords.filter((token) => !isPriced(token));
  const words = new OpenWords(
    text,
    translate(typed, (word) => site.known.has(word)),
  );
  if (prices) words.addPart(prices.label, prices);
  const episodeWords = places.map((at) => typed.indexOf(typedWords[at])).filter((at) => at >= 0);
  if (episodeWords.length > 0) words.takeWords(episodeWords, labelEpisode(seasonNumber, episodeNumber));
  const { episode, ...named } = takeNames(words, site, episodeWords.length > 0);
  skipDressing(words);
  const year = takeYear(words, named);
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
    ...named,
    ...(episode ?? { seasonNumber, episodeNumber }),
    year,
    order,
    onSale,
    inStock,
    category,
    prices,
    rest,
    rankText: ranked.map(({ text: word }) => word).join(" "),
    titleText: (asked.length > 0 ? asked : typed).map(({ text: word }) => word).join(" "),
  };
}
