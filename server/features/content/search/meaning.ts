import type { EntityManager } from "typeorm";
import type { SearchedWord } from "../../../core/read/containsText";
import { readExchangeRates } from "../../site/settings/exchangeRates/exchangeRates.service";
import { hasPlaceFilter, isOfPlace, type ListSearch, type PriceLimit } from "./meaningFilters";
import type { SearchMeaning } from "./search.types";
import type { ListName } from "./searchedLists";
import { type PriceWords, symbolOf } from "./understanding/prices";
import { findSynonyms, isPrefix, pairSynonyms } from "./understanding/siteWords.service";
import { readTokens, type Token } from "./understanding/tokens";
import type { SiteWords } from "./understanding/siteWords";
import type { Understanding } from "./understanding/understand";

const stem = (word: string): string => word.replace(/(?<!s)s$/, "");

/** Returns the words with their synonyms. Only the last word of a search may be the beginning of one. */
function searchWords(tokens: readonly Token[], last: Token | undefined, site: SiteWords): SearchedWord[] {
  const synonyms = pairSynonyms(site);
  return tokens.map((token) => ({
    forms: [
      ...new Set([token.base, ...findSynonyms(synonyms, token.text), ...findSynonyms(synonyms, token.base)].map(stem)),
    ],
    isPrefix: token.from === last?.from && isPrefix(token, site),
  }));
}

/** Returns the amount in the site's currency by the day's rate, rounded; null without a rate. */
async function convert(db: EntityManager, from: string, to: string): Promise<((amount: number) => number) | null> {
  const rates = await readExchangeRates(db);
  const perEuro = (currency: string) =>
    currency === "EUR" ? 1 : rates?.rates.find((rate) => rate.currency === currency)?.perEuro;
  const [one, other] = [perEuro(from), perEuro(to)];
  return one && other ? (amount) => Number(((amount / one) * other).toFixed(2)) : null;
}

/** A price in another currency is compared with the site's prices too, by the rate of the day. */
async function readPrices(
  db: EntityManager,
  prices: PriceWords | null,
  site: SiteWords,
): Promise<{ limits: PriceLimit[]; label: string }> {
  if (!prices) return { limits: [], label: "" };
  const { min, max, currency, label } = prices;
  const typed = { minPrice: min, maxPrice: max, currency };
  if (!currency || currency === site.currency) return { limits: [typed], label };
  const inSite = await convert(db, currency, site.currency);
  if (!inSite) return { limits: [typed], label: `${label} (only prices in ${currency})` };
  const converted = [min, max].map((amount) => (amount === null ? null : inSite(amount)));
  const about = converted.flatMap((amount) =>
    amount === null ? [] : `${symbolOf(site.currency)}${Math.round(amount)}`,
  );
  return {
    limits: [typed, { minPrice: converted[0], maxPrice: converted[1], currency: site.currency }],
    label: `${label} (about ${about.join(" to ")} by today's rate)`,
  };
}

/** What a search asks for, for its lists and for people. */
export interface Meaning {
  list: ListSearch;
  shown: SearchMeaning;
  /** The price as shown, e.g. "Up to $100"; empty without one. */
  priceLabel: string;
}

const join = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** Returns the scene as a filter; null where the search names none. A character says the show, too. */
function readScene({ shows, characters, seasonNumber, episodeNumber }: Understanding): SearchMeaning["scene"] {
  const character = characters.length === 1 ? characters[0] : null;
  const show = (shows.length === 1 ? shows[0].slug : character?.place) ?? null;
  const scene = { show, season: seasonNumber, episode: episodeNumber, character: character?.slug ?? null };
  return Object.values(scene).some((value) => value !== null) ? scene : null;
}

/** Builds the filters of the lists. */
export async function buildMeaning(
  db: EntityManager,
  text: string,
  understood: Understanding,
  site: SiteWords,
): Promise<Meaning> {
  const { rest, moodWords, prices, parts, ...filters } = understood;
  const last = readTokens(text).at(-1);
  const { limits, label } = await readPrices(db, prices, site);
  const offerRest = [...rest, ...moodWords].sort((one, other) => one.from - other.from);
  const list: ListSearch = {
    ...filters,
    prices: limits,
    words: searchWords(rest, last, site),
    offerWords: searchWords(offerRest, last, site),
    titleWords: searchWords(readTokens(filters.titleText), last, site),
  };
  const [piece] = filters.pieces;
  const only = filters.pieces.length === 1 ? piece : null;
  const shown: SearchMeaning = {
    ...filters,
    scene: readScene(understood),
    parts: parts.map((part) => (prices && part.label === prices.label ? { ...part, label } : part)),
    search: join(rest),
    offerSearch: join(offerRest),
    garment: only?.garment ?? null,
    colors: only?.colors ?? [],
    occasion: filters.occasions.length === 1 ? filters.occasions[0] : null,
    celebrity: filters.celebrities.length === 1 ? filters.celebrities[0] : null,
    categoryName: filters.category?.slug ?? null,
    minPrice: prices?.min ?? null,
    maxPrice: prices?.max ?? null,
    currency: prices?.currency ?? null,
  };
  return { list, shown, priceLabel: label };
}

/** Whether the page of a list has filters for all that a search asks for. */
export function hasListPage({ list }: Meaning, name: ListName): boolean {
  const { celebrities, occasions, prices, category, inStock, order, brand } = list;
  const isWorn = name === "outfits" || name === "products";
  return (
    celebrities.length <= 1 &&
    occasions.length <= 1 &&
    prices.length <= 1 &&
    category === null &&
    (isWorn ? hasPlaceFilter(list) : !isOfPlace(list)) &&
    // The shop has no filter for what a brand makes or the shop of its name sells.
    (brand === null || (isWorn && (name === "outfits" || brand.retailer === null))) &&
    !inStock &&
    (order === null || order === "NEWEST")
  );
}
