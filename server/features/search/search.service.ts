import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { listTag, settingsTag } from "../../core/cache/cacheTags";
import { contentTypes } from "../../core/kinds/contentKind";
import type { CacheTag } from "../../core/cache/cacheTag";
import { type CountContext, readCachedCount } from "../../core/graphql/cachedCount";
import type { RequestContext } from "../../core/graphql/context";
import { maxBoundedCount } from "../../core/paging/connection";
import { pageSize } from "../../core/paging/pageArgs";
import { Select } from "../../core/read/select";
import { selectedFields } from "../../core/read/selectedFields";
import { planSelect } from "../../core/read/selectPlan";
import { sql } from "../../core/read/sql";
import { normalizeSearch } from "../../core/text/search";
import { splitWords } from "../../core/vocabulary/vocabulary";
import { literalMeaning, readMeaning } from "./meaning";
import { type ListName, searchedLists } from "./searchedLists";
import type { SearchMeaning, SearchResult } from "./search.types";
import { findCategories, findShops } from "./namedPlaces.service";
import { findTitleMatches, type Matches, readCorrectedText } from "./titleMatches";
import { buildTitleSearch, readSiteWords, type TitleSearch } from "./understanding/siteWords.service";
import { type SiteWords, withoutFormWords, withoutUnmatchedWords } from "./understanding/understand";

type SearchedList = (typeof searchedLists)[number];

/** One search: what was asked, and the selected lists. */
interface Search {
  db: EntityManager;
  context: CountContext;
  first: number;
  lists: readonly SearchedList[];
  /** Names of the lists whose count is selected. */
  counted: ReadonlySet<string>;
}

interface Found {
  meaning: SearchMeaning;
  matches: ReadonlyMap<string, Matches>;
  /** Numbers of rows of the lists that have any. */
  totals: ReadonlyMap<string, number>;
  /** Set when these are the results of another text. */
  shownText?: string;
}

/** Candidates that are ranked by their titles: few, so that the statement finds them near the beginning of a list. */
const maxCandidates = 16;
/** Shorter texts cannot use the trigram index: counting their matches takes a second on a large site. */
const shortestCounted = 3;
const countTags: ReadonlySet<CacheTag> = new Set([...contentTypes.map(listTag), settingsTag]);

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

/** Returns the newest rows of a list with the meaning, those with the most words of the search first. */
async function findByMeaning({ db, first }: Search, list: SearchedList, meaning: SearchMeaning): Promise<string[]> {
  const query = list.select(db, meaning);
  if (!query || !list.order) return [];
  const rows = (await query.read({ order: list.order, limit: Math.max(first, maxCandidates) })) as {
    id: string;
    title: string;
  }[];
  return rankTitles(rows, meaning.titleText).slice(0, first);
}

/** Counts the rows of the selected lists. */
async function countLists(
  { db, context, lists, counted }: Search,
  meaning: SearchMeaning,
): Promise<Map<string, number>> {
  const isShort = meaning.parts.length === 0 && meaning.search.length < shortestCounted;
  const totals = await Promise.all(
    lists.map(async (list): Promise<[string, number]> => {
      if (isShort || !counted.has(list.name)) return [list.name, 0];
      const key = `search ${list.name} ${JSON.stringify(meaning)}`;
      const count = async () => (await list.select(db, meaning)?.count(maxBoundedCount)) ?? 0;
      return [list.name, await readCachedCount(context, { key, tags: () => countTags, count })];
    }),
  );
  return new Map(totals.filter(([, total]) => total !== 0));
}

/** Finds celebrities by the words that are no filter, and articles by all words. */
async function findUnfiltered(search: Search, meaning: SearchMeaning, words: SiteWords): Promise<[string, Matches][]> {
  const { db, first, lists, counted } = search;
  const { celebrity, titleText } = meaning;
  const find = async (name: ListName, text: string, withSimilar: boolean): Promise<[string, Matches][]> => {
    const tables = lists.filter((list) => list.name === name);
    return [
      ...(await findTitleMatches(db, { search: buildTitleSearch(text, words), first, tables, counted, withSimilar })),
    ];
  };
  const [celebrities, posts] = await Promise.all([
    celebrity ? [] : find("celebrities", meaning.search || titleText, meaning.search !== ""),
    find("posts", titleText, false),
  ]);
  return [
    ...celebrities,
    ...posts,
    ...(celebrity ? [["celebrities", { ids: [celebrity.id], counted: 1 }] as [string, Matches]] : []),
  ];
}

/** Finds rows by filters; celebrities and articles, which have none, by their titles. */
async function searchByMeaning(search: Search, meaning: SearchMeaning, words: SiteWords): Promise<Found> {
  const filtered = search.lists.filter(({ order }) => order);
  const [found, unfiltered, totals] = await Promise.all([
    Promise.all(filtered.map(async (list) => [list.name, await findByMeaning(search, list, meaning)] as const)),
    findUnfiltered(search, meaning, words),
    countLists(search, meaning),
  ]);
  const byFilter = found.map(([name, ids]): [string, Matches] => [name, { ids, counted: ids.length }]);
  return { meaning, matches: new Map([...byFilter, ...unfiltered]), totals };
}

/** Adds the first rows of lists that found some where no title matches, such as outfits by their wearer. */
async function fillFromLists({ db, first, lists }: Search, { meaning, matches, totals }: Found): Promise<void> {
  const empty = lists.filter(({ name }) => totals.has(name) && matches.get(name)?.ids.length === 0);
  await Promise.all(
    empty.map(async ({ name, select }) => {
      const query = select(db, meaning);
      const rows = (await query?.readColumns([`${query.alias}.id`], { limit: first })) ?? [];
      matches.get(name)?.ids.push(...rows.map(([id]) => id as string));
    }),
  );
}

/** Finds rows by the words of their titles, and counts them in the lists; without any there, by the corrected words. */
async function searchByTitle(search: Search, titles: TitleSearch): Promise<Found> {
  const { db, first, lists, counted } = search;
  const meaning = literalMeaning(titles.text);
  const [matches, totals] = await Promise.all([
    findTitleMatches(db, { search: titles, first, tables: lists, counted, withSimilar: true }),
    countLists(search, meaning),
  ]);
  const found = { meaning, matches, totals };
  await fillFromLists(search, found);
  if (counted.size === 0 || totals.size > 0 || ![...matches.values()].some(({ ids }) => ids.length > 0)) return found;
  const corrected = await readCorrectedText(db, titles);
  const other = [...(corrected ? [corrected] : []), ...titles.variants.slice(1)][0];
  if (other === undefined) return found;
  return { ...found, meaning: literalMeaning(other), totals: await countLists(search, literalMeaning(other)) };
}

const hasRows = ({ totals, matches }: Found): boolean =>
  totals.size > 0 || [...matches.values()].some(({ ids }) => ids.length > 0);

/** Filters are for searches that find something with them; other words may only look like filters. */
async function findText(search: Search, text: string, words: SiteWords): Promise<Found> {
  const meaning = await readMeaning(search.db, text, words);
  const literal = buildTitleSearch(text, words);
  if (meaning.parts.length === 0) return searchByTitle(search, literal);
  const found = await searchByMeaning(search, meaning, words);
  return hasRows(found) || meaning.search === "" ? found : searchByTitle(search, literal);
}

/** Leaves out words that match nothing, but last: first words of form such as "look", then words that no title has. */
async function findAll(search: Search, text: string): Promise<Found> {
  const words = await readSiteWords(search.db, text);
  const found = await findText(search, text, words);
  if (search.counted.size > 0 ? found.totals.size > 0 : hasRows(found)) return found;
  const plain = withoutFormWords(text);
  const foundPlain = plain === null ? found : await findText(search, plain, words);
  if (plain !== null && hasRows(foundPlain)) return foundPlain;
  const shownText = withoutUnmatchedWords(plain ?? text, words);
  if (shownText === null) return found;
  const foundLess = await findText(search, shownText, words);
  return hasRows(foundLess) ? { ...foundLess, shownText } : found;
}

/** Returns whether a search finds nothing. */
export async function findsNothing(db: EntityManager, text: string): Promise<boolean> {
  const wanted = normalizeSearch(text);
  if (!wanted) return false;
  const counted = new Set(searchedLists.map(({ name }) => name));
  const context = { cachedCounts: null, dependencies: null };
  const search = { db, context, first: 1, lists: searchedLists, counted };
  const found = await findAll(search, wanted);
  return found.shownText !== undefined || !hasRows(found);
}

/** Loads the matching rows of one list, in the order of the matches. */
async function readRows(
  db: EntityManager,
  { name, entity }: SearchedList,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<object[]> {
  if (ids.length === 0 || !selectedFields(info).has(name)) return [];
  const rows = await new Select<{ id: string }>(db, entity, "row")
    .andWhere(sql`row.id = ANY(${ids})`)
    .read({ plan: planSelect(db, entity, info) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const nothing: Found = { meaning: literalMeaning(""), matches: new Map(), totals: new Map() };

/** Searches all selected content types together; a blank text matches nothing. Returns at most `first` rows per type. */
export async function search(
  context: Pick<RequestContext, "db"> & CountContext,
  { text, first }: { text: string; first: number },
  info: GraphQLResolveInfo,
): Promise<SearchResult> {
  const { db } = context;
  const wanted = normalizeSearch(text);
  const selected = selectedFields(info);
  const lists = searchedLists.filter(({ name, count }) => selected.has(name) || selected.has(count));
  const counted = new Set(lists.filter(({ count }) => selected.has(count)).map(({ name }) => name));
  const asked = { db, context, first: pageSize(first), lists, counted };
  const found = wanted ? await findAll(asked, wanted) : nothing;
  const { meaning, matches, totals, shownText = null } = found;
  const places = async <Place>(name: string, find: (db: EntityManager, text: string) => Promise<Place[]>) =>
    wanted && selected.has(name) ? find(db, wanted) : [];
  const [shops, categories] = await Promise.all([places("shops", findShops), places("categories", findCategories)]);
  const entries = await Promise.all(
    searchedLists.map(async (list): Promise<[string, unknown][]> => {
      const { ids, counted: titles } = matches.get(list.name) ?? { ids: [], counted: 0 };
      return [
        [list.name, await readRows(db, list, ids, info)],
        [list.count, Math.max(totals.get(list.name) ?? titles, ids.length)],
      ];
    }),
  );
  const listed = [...totals.keys()];
  const rows = Object.fromEntries(entries.flat());
  return { ...rows, meaning, shownText, listed, shops, categories } as unknown as SearchResult;
}
