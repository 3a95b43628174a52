import type { ObjectLiteral } from "typeorm";
import { itemHasName, keysOfBrand, productHasName } from "../../../core/kinds/brandSql";
import { isShown } from "../../../core/kinds/visibility";
import { isOnSale } from "../../../core/money/lowestPrice";
import type { TraitsFilter } from "../../../core/money/offerTraits";
import { isPricedIn } from "../../../core/money/siteCurrency";
import type { Audience } from "../../../core/read/audience";
import { containsWord, type SearchedWord } from "../../../core/read/containsText";
import type { Conditions, Select } from "../../../core/read/select";
import { joinSql, rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { filterItems } from "../category/category.service";
import { filterOutfits } from "../outfit/outfit.service";
import { mostEvents } from "../outfit/outfitFilter.types";
import { isOfYear } from "../outfit/wornPlaces.service";
import { filterProducts } from "../product/product.service";
import type { Understanding } from "./understanding/understand";

/** Prices in one currency. */
export interface PriceLimit {
  minPrice: number | null;
  maxPrice: number | null;
  /** ISO 4217; null for the site's. */
  currency: string | null;
}

/** What the lists are searched for. */
export interface ListSearch extends Omit<Understanding, "rest" | "moodWords" | "parts" | "prices"> {
  /** A row's price is within one of them. */
  prices: PriceLimit[];
  /** Words that a row contains; blank when every word became a filter. */
  words: SearchedWord[];
  /** The same for offers, by whose season and style nobody can filter. */
  offerWords: SearchedWord[];
  /** All words, for lists without filters. */
  titleWords: SearchedWord[];
}

type Filtered = Select<ObjectLiteral>;
const values = { planDependsOnValues: true, maySelectFew: true };

const hasPiece = ({ pieces, prices }: ListSearch): boolean => pieces.length > 0 || prices.length > 0;

/** A single piece has the price itself; several pieces have it among them. */
const traits = ({ pieces, without }: ListSearch, price: Partial<PriceLimit>): TraitsFilter =>
  pieces.length === 1 ? { ...pieces[0], without, ...price } : { pieces, without, ...price };

/** Collects the conditions of a filter, to combine them with those of another. */
function collect({ alias, audience }: Conditions, add: (query: Conditions) => void): SqlFragment {
  const fragments: SqlFragment[] = [];
  add({ alias, audience, andWhere: (fragment) => fragments.push(fragment) });
  return fragments.length > 0
    ? joinSql(
        fragments.map((fragment) => sql`(${fragment})`),
        " AND ",
      )
    : sql`TRUE`;
}

/** Adds a list's filter once per currency of the prices; one of them is enough. */
function filterByPieces(
  query: Filtered,
  search: ListSearch,
  filter: (query: Conditions, traits: TraitsFilter) => void,
) {
  const { prices, without, brand } = search;
  if (prices.length > 1) {
    const each = prices.map((price) => sql`(${collect(query, (one) => filter(one, traits(search, price)))})`);
    query.andWhere(joinSql(each, " OR "), values);
  } else if (hasPiece(search) || without.length > 0 || brand) filter(query, traits(search, prices[0] ?? {}));
}

function filterByWords(query: Filtered, words: readonly SearchedWord[]): Filtered {
  for (const word of words) query.andWhere(containsWord(query.alias, word), values);
  return query;
}

/** Celebrities and articles have no filters: all words are theirs. */
export const filterByMeaning = (query: Filtered, { titleWords }: ListSearch): Filtered =>
  filterByWords(query, titleWords);

/** Restricts looks to those that were worn in a season or an episode with this number. Of hidden shows there are none. */
function isInEpisode(
  alias: string,
  { shows, seasonNumber, episodeNumber }: ListSearch,
  audience: Audience,
): SqlFragment {
  const isSeen = [
    rawSql(isShown("shows", "whole", audience)),
    ...(shows.length > 0 ? [sql`whole.id = ANY(${shows.map(({ id }) => id)}::uuid[])`] : []),
    ...(seasonNumber === null ? [] : [sql`season.number = ${seasonNumber}`]),
    ...(episodeNumber === null ? [] : [sql`episode.number = ${episodeNumber}`]),
  ];
  const [part, join] =
    episodeNumber === null
      ? ["season", ""]
      : ["episode", "JOIN show_episodes episode ON episode.show_id = season.show_id AND episode.season_id = season.id"];
  return sql`${rawSql(`${alias}.${part}_id`)} = ANY(ARRAY(SELECT ${rawSql(part)}.id FROM show_seasons season
    JOIN shows whole ON whole.id = season.show_id ${rawSql(join)} WHERE ${joinSql(isSeen, " AND ")}))`;
}

/** The conditions of the outfit by where and when it was worn. */
function placeConditions(alias: string, search: ListSearch, audience: Audience): SqlFragment[] {
  const isOneOf = (column: string, rows: readonly { id: string }[]): SqlFragment[] =>
    rows.length > 0 ? [sql`${rawSql(`${alias}.${column}`)} = ANY(${rows.map(({ id }) => id)}::uuid[])`] : [];
  const { events, shows, characters, seasonNumber, episodeNumber, year } = search;
  return [
    ...isOneOf("event_id", events),
    ...isOneOf("show_id", shows),
    ...isOneOf("character_id", characters),
    ...(seasonNumber === null && episodeNumber === null ? [] : [isInEpisode(alias, search, audience)]),
    ...(year === null ? [] : [isOfYear(alias, year, audience)]),
  ];
}

/** The conditions of the outfit in which something was worn. */
function wornConditions(alias: string, search: ListSearch, audience: Audience): SqlFragment[] {
  const { celebrities, occasions } = search;
  const column = (name: string) => rawSql(`${alias}.${name}`);
  const ids = celebrities.map(({ id }) => id);
  return [
    ...(ids.length === 1 ? [sql`${column("celebrity_id")} = ${ids[0]}`] : []),
    ...(ids.length > 1 ? [sql`${column("celebrity_id")} = ANY(${ids}::uuid[])`] : []),
    ...(occasions.length === 1 ? [sql`${column("occasion")} = ${occasions[0]}`] : []),
    ...(occasions.length > 1 ? [sql`${column("occasion")} = ANY(${occasions}::text[])`] : []),
    ...placeConditions(alias, search, audience),
  ];
}

/** Whether a search says where or when something was worn. */
export const isOfPlace = (search: ListSearch): boolean => placeConditions("worn", search, "visitor").length > 0;

/** Whether the lists have filters for where something was worn. */
export const hasPlaceFilter = ({ events, shows, characters }: ListSearch): boolean =>
  events.length <= mostEvents && shows.length <= 1 && characters.length <= 1;

/** Restricts offers to those of a brand, or of the shop that has its name. */
function filterByBrand(
  query: Filtered,
  { brand }: ListSearch,
  hasName: (alias: string, keys: SqlFragment) => SqlFragment,
): void {
  if (!brand) return;
  const isOfBrand = hasName(query.alias, keysOfBrand(brand.slug, query.audience));
  const isOfShop = brand.retailer === null ? null : sql`${rawSql(query.alias)}.retailer = ${brand.retailer}`;
  query.andWhere(isOfShop ? sql`(${isOfShop} OR ${isOfBrand})` : isOfBrand, values);
}

const isImpossible = ({ unreadNot }: ListSearch): boolean => unreadNot.length > 0;

/** Retailers sell products, products are on sale and in stock, and categories have items. */
export function filterOutfitsByMeaning(query: Filtered, search: ListSearch): Filtered | null {
  const { retailer, onSale, inStock, category, style, season, brand } = search;
  if (isImpossible(search) || retailer !== null || onSale || inStock || category) return null;
  for (const condition of wornConditions(query.alias, search, query.audience)) query.andWhere(condition, values);
  filterOutfits(query, { styleType: style, season });
  filterByPieces(query, search, (one, pieces) => filterOutfits(one, { ...pieces, brand: brand?.slug }));
  if (search.words.length > 0) {
    const contains = (alias: string) =>
      joinSql(
        search.words.map((word) => containsWord(alias, word)),
        " AND ",
      );
    // The array lets PostgreSQL combine the indexes of both parts.
    const wearers = sql`SELECT id FROM celebrities wearer WHERE ${contains("wearer")}`;
    query.andWhere(sql`(${contains(query.alias)}) OR outfit.celebrity_id = ANY(ARRAY(${wearers}))`, values);
  }
  return query;
}

/** Prices in other currencies have no order. */
function filterOffers(query: Filtered, { order, inStock }: ListSearch): void {
  const { alias } = query;
  if (inStock) query.andWhere(rawSql(`${alias}.in_stock`));
  if (order === "PRICE_LOW" || order === "PRICE_HIGH") {
    query.andWhere(sql`${rawSql(alias)}.price_amount IS NOT NULL AND ${isPricedIn(alias, null)}`);
  }
}

/** Nobody likes a product, and products have no category. */
export function filterProductsByMeaning(query: Filtered, search: ListSearch): Filtered | null {
  const { order, retailer, onSale, category, brand, offerWords } = search;
  const worn = wornConditions("worn", search, query.audience);
  const isOpen = !hasPiece(search) && worn.length + offerWords.length === 0 && !retailer && !brand && !onSale;
  if (isImpossible(search) || category || (order === "POPULAR" && isOpen)) return null;
  if (worn.length > 0) {
    const conditions = joinSql([sql`worn.deleted_at IS NULL`, ...worn], " AND ");
    query.andWhere(sql`product.outfit_id IN (SELECT worn.id FROM outfits worn WHERE ${conditions})`, values);
  }
  filterProducts(query, { retailer });
  filterByPieces(query, search, filterProducts);
  filterByBrand(query, search, productHasName);
  if (onSale) query.andWhere(rawSql(isOnSale("product")));
  filterOffers(query, search);
  return filterByWords(query, offerWords);
}

/** Nobody wore or likes an item, and its list has no filter of sales. */
export function filterItemsByMeaning(query: Filtered, search: ListSearch): Filtered | null {
  const { order, retailer, onSale, category, offerWords } = search;
  if (
    isImpossible(search) ||
    wornConditions("worn", search, query.audience).length > 0 ||
    onSale ||
    order === "POPULAR"
  )
    return null;
  filterItems(query, { retailer, categoryName: category?.slug });
  filterByPieces(query, search, filterItems);
  filterByBrand(query, search, itemHasName);
  filterOffers(query, search);
  return filterByWords(query, offerWords);
}
