import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { CountContext } from "../../../core/graphql/cachedCount";
import type { RequestContext } from "../../../core/graphql/context";
import { pageSize } from "../../../core/paging/pageArgs";
import { Select } from "../../../core/read/select";
import { selectedFields } from "../../../core/read/selectedFields";
import { planSelect } from "../../../core/read/selectPlan";
import { sql } from "../../../core/read/sql";
import { normalizeSearch } from "../../../core/text/search";
import { hasListPage } from "./meaning";
import { findText, type FoundText } from "./findText";
import { type Found, hasRows, type Search, type SearchedList } from "./findRows";
import { explainNothing, findNearest } from "./nearest";
import { findBrands, findCategories, findShops } from "./namedPlaces.service";
import { searchedLists } from "./searchedLists";
import { type SearchNearest, type SearchResult, unreadMeaning } from "./search.types";

/** Returns whether a search finds nothing. */
export async function findsNothing(db: EntityManager, text: string): Promise<boolean> {
  const wanted = normalizeSearch(text);
  if (!wanted) return false;
  const counted = new Set(searchedLists.map(({ name }) => name));
  const context = { cachedCounts: null, dependencies: null };
  const found = await findText({ db, context, first: 1, lists: searchedLists, counted }, wanted);
  return found.dropped.length > 0 || !hasRows(found);
}

/** Loads rows of one list, in the order of their ids. */
async function readRows(
  db: EntityManager,
  { entity }: SearchedList,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<object[]> {
  if (ids.length === 0) return [];
  const rows = await new Select<{ id: string }>(db, entity, "row")
    .andWhere(sql`row.id = ANY(${ids})`)
    .read({ plan: planSelect(db, entity, info) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Loads the rows of the lists that are selected. */
async function readLists(
  db: EntityManager,
  { matches }: Pick<Found, "matches">,
  selected: ReadonlySet<string>,
  info: GraphQLResolveInfo,
): Promise<Record<string, object[]>> {
  const lists = await Promise.all(
    searchedLists.map(async (list): Promise<[string, object[]]> => {
      const ids = selected.has(list.name) ? (matches.get(list.name)?.ids ?? []) : [];
      return [list.name, await readRows(db, list, ids, info)];
    }),
  );
  return Object.fromEntries(lists);
}

function countRows({ matches, totals }: Found): Record<string, number> {
  const counts = searchedLists.map(({ name, count }): [string, number] => {
    const { ids, counted } = matches.get(name) ?? { ids: [], counted: 0 };
    return [count, Math.max(totals.get(name) ?? counted, ids.length)];
  });
  return Object.fromEntries(counts);
}

/** Finds what is nearest to a search without results. It is part of no list and no count. */
async function readNearest(search: Search, found: FoundText, info: GraphQLResolveInfo): Promise<SearchNearest | null> {
  if (hasRows(found)) return null;
  const lists = searchedLists.filter(({ name }) => name === "outfits" || name === "products" || name === "items");
  const nearest = await findNearest({ ...search, lists }, found.reading);
  if (!nearest) return null;
  const rows = await readLists(search.db, nearest.found, new Set(lists.map(({ name }) => name)), info);
  return { sentence: nearest.sentence, ...rows } as unknown as SearchNearest;
}

const nothing = {
  meaning: unreadMeaning,
  shownText: null,
  droppedWords: [],
  correction: null,
  emptyText: null,
  nearest: null,
  listed: [],
  shops: [],
  brands: [],
  categories: [],
  ...Object.fromEntries(
    searchedLists.flatMap(({ name, count }): [string, unknown][] => [
      [name, []],
      [count, 0],
    ]),
  ),
} as unknown as SearchResult;

/** Searches all selected content types together; a blank text matches nothing. Returns at most `first` rows per type. */
export async function search(
  context: Pick<RequestContext, "db"> & CountContext,
  { text, first }: { text: string; first: number },
  info: GraphQLResolveInfo,
): Promise<SearchResult> {
  const { db } = context;
  const wanted = normalizeSearch(text);
  if (!wanted) return nothing;
  const selected = selectedFields(info);
  const lists = searchedLists.filter(({ name, count }) => selected.has(name) || selected.has(count));
  const counted = new Set(lists.filter(({ count }) => selected.has(count)).map(({ name }) => name));
  const asked = { db, context, first: pageSize(first), lists, counted };
  const found = await findText(asked, wanted);
  const { reading, shownText, dropped, correction } = found;
  const [shops, brands, categories, rows, nearest] = await Promise.all([
    selected.has("shops") ? findShops(db, wanted) : [],
    selected.has("brands") ? findBrands(db, wanted, reading.meaning.list.brand) : [],
    selected.has("categories") ? findCategories(db, wanted) : [],
    readLists(db, found, selected, info),
    selected.has("nearest") ? readNearest(asked, found, info) : null,
  ]);
  const counts = countRows(found);
  const read = searchedLists.filter(({ name }) => found.totals.has(name));
  const listed = read.map(({ name }) => name).filter((name) => hasListPage(reading.meaning, name));
  const emptyText = hasRows(found) ? null : explainNothing(reading);
  const told = { meaning: reading.meaning.shown, shownText, droppedWords: dropped, correction, emptyText, nearest };
  return { ...rows, ...counts, ...told, listed, shops, brands, categories } as unknown as SearchResult;
}
