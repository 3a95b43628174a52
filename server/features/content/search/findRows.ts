import type { EntityManager } from "typeorm";
import { settingsTag, listTag } from "../../../core/cache/cacheTags";
import type { CacheTag } from "../../../core/cache/cacheTag";
import { type CountContext, readCachedCount } from "../../../core/graphql/cachedCount";
import { contentTypes } from "../../../core/kinds/contentKind";
import { maxBoundedCount } from "../../../core/paging/connection";
import { splitWords } from "../../../core/vocabulary/vocabulary";
import { buildMeaning, type Meaning } from "./meaning";
import type { ListSearch } from "./meaningFilters";
import { type ListName, searchedLists } from "./searchedLists";
import { synonymsTag } from "./synonyms/synonym.entity";
import { findTitleMatches, type Matches } from "./titleMatches";
import { buildTitleSearch } from "./understanding/siteWords.service";
import type { SiteWords } from "./understanding/siteWords";
import { wornBy } from "./understanding/takeNames";
import { understand, type Understanding } from "./understanding/understand";

export type SearchedList = (typeof searchedLists)[number];

/** One search: what was asked, and the selected lists. */
export interface Search {
  db: EntityManager;
  context: CountContext;
  first: number;
  lists: readonly SearchedList[];
  /** Names of the lists whose count is selected. */
  counted: ReadonlySet<string>;
}

/** A search text as it was understood. */
export interface Reading {
  text: string;
  site: SiteWords;
  understood: Understanding;
  meaning: Meaning;
}

export interface Found {
  reading: Reading;
  matches: ReadonlyMap<string, Matches>;
  /** Numbers of rows of the lists that have any. */
  totals: ReadonlyMap<string, number>;
}

/** Candidates that are ranked by their titles: few, so that the statement finds them near the beginning of a list. */
const maxCandidates = 16;
const countTags: ReadonlySet<CacheTag> = new Set([...contentTypes.map(listTag), settingsTag, synonymsTag]);

export async function readText(db: EntityManager, text: string, site: SiteWords): Promise<Reading> {
  const understood = understand(text, site);
  return { text, site, understood, meaning: await buildMeaning(db, text, understood, site) };
}

const stem = (word: string): string => word.replace(/(?:es|s)$/, "");

/** Returns the ids of the titles, those with the most words of the text first; otherwise in the given order. */
function rankTitles(rows: readonly { id: string; title: string }[], text: string): string[] {
  const wanted = splitWords(text).map(stem);
  const score = (title: string): number => {
    const words = new Set(splitWords(title).map(stem));
    return wanted.filter((word) => words.has(word)).length;
  };
  return rows
    .map(({ id, title }) => ({ id, score: score(title) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** Returns the first rows of a list with the meaning: in the order that was asked for, or those with the most words of the search first. */
async function findByMeaning({ db, first }: Search, list: SearchedList, search: ListSearch): Promise<string[]> {
  const query = list.select(db, search);
  if (!query || !list.order) return [];
  const options = { order: list.order(search), limit: Math.max(first, maxCandidates) };
  const rows = (await query.read(options)) as unknown as { id: string; title: string }[];
  const ids = search.order ? rows.map(({ id }) => id) : rankTitles(rows, search.rankText);
  return ids.slice(0, first);
}

/** Counts the rows of lists. */
async function countLists({ db, context, counted }: Search, lists: readonly SearchedList[], search: ListSearch) {
  const totals = await Promise.all(
    lists.map(async (list): Promise<[string, number]> => {
      if (!counted.has(list.name)) return [list.name, 0];
      const key = `search ${list.name} ${JSON.stringify(search)}`;
      const count = async () => (await list.select(db, search)?.count(maxBoundedCount)) ?? 0;
      return [list.name, await readCachedCount(context, { key, tags: () => countTags, count })];
    }),
  );
  return new Map(totals.filter(([, total]) => total !== 0));
}

/** Finds rows of lists by the words of their titles. */
const findTitles = (
  { db, first, lists, counted }: Search,
  names: readonly ListName[],
  text: string,
  site: SiteWords,
) =>
  text === ""
    ? Promise.resolve(new Map<string, Matches>())
    : findTitleMatches(db, {
        search: buildTitleSearch(text, site),
        first,
        tables: lists.filter(({ name }) => names.includes(name)),
        counted,
      });

/** Finds rows by filters; celebrities and articles, which have none, by their titles. */
async function findFiltered(search: Search, reading: Reading): Promise<Found> {
  const { list, shown } = reading.meaning;
  const filtered = search.lists.filter(({ order }) => order);
  const { celebrities } = list;
  const [found, people, posts, totals] = await Promise.all([
    Promise.all(filtered.map(async (each) => [each.name, await findByMeaning(search, each, list)] as const)),
    celebrities.length > 0
      ? new Map<string, Matches>()
      : findTitles(search, ["celebrities"], shown.parts.length === 1 ? shown.titleText : shown.search, reading.site),
    findTitles(search, ["posts"], shown.titleText, reading.site),
    countLists(search, filtered, list),
  ]);
  const ids = celebrities.map(({ id }) => id);
  const named: [string, Matches][] = ids.length > 0 ? [["celebrities", { ids, counted: ids.length }]] : [];
  const byFilter = found.map(([name, rows]): [string, Matches] => [name, { ids: rows, counted: rows.length }]);
  return { reading, matches: new Map([...byFilter, ...people, ...posts, ...named]), totals };
}

/** Adds the first rows of lists that found some where no title matches, such as outfits by their wearer. */
async function fillFromLists({ db, first, lists }: Search, { reading, matches, totals }: Found): Promise<void> {
  const empty = lists.filter(({ name }) => totals.has(name) && matches.get(name)?.ids.length === 0);
  await Promise.all(
    empty.map(async ({ name, select }) => {
      const query = select(db, reading.meaning.list);
      const rows = (await query?.readColumns([`${query.alias}.id`], { limit: first })) ?? [];
      matches.get(name)?.ids.push(...rows.map(([id]) => id as string));
    }),
  );
}

/** Finds rows by the words of their titles, and counts them in the lists. A search that only asks finds articles with all its words. */
async function findWords(search: Search, reading: Reading): Promise<Found> {
  const { shown, list } = reading.meaning;
  if (shown.titleText === "") return { reading, matches: new Map(), totals: new Map() };
  const lists = shown.search === "" ? search.lists.filter(({ name }) => name === "posts") : search.lists;
  const names = lists.map(({ name }) => name);
  const [matches, totals] = await Promise.all([
    findTitles(search, names, shown.titleText, reading.site),
    countLists(search, lists, list),
  ]);
  const found = { reading, matches, totals };
  await fillFromLists(search, found);
  return found;
}

export const findRows = (search: Search, reading: Reading): Promise<Found> =>
  reading.understood.parts.length > 0 ? findFiltered(search, reading) : findWords(search, reading);

/** Whether a search found something. A celebrity whom it names beside other facts is no result by herself. */
export function hasRows({ reading, totals, matches }: Found): boolean {
  const { parts, celebrities } = reading.understood;
  const isBeside = celebrities.length > 0 && parts.some(({ label }) => !label.startsWith(wornBy));
  return (
    totals.size > 0 || [...matches].some(([name, { ids }]) => ids.length > 0 && !(isBeside && name === "celebrities"))
  );
}
