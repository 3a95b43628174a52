import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { pageSize } from "../../shared/paging/pageArgs";
import { selectedFields } from "../../shared/read/selectedFields";
import { planSelect } from "../../shared/read/selectPlan";
import { runStatement } from "../../shared/read/runStatement";
import { Select } from "../../shared/read/select";
import { sql } from "../../shared/read/sql";
import { normalizeSearch } from "../../shared/text/search";
import { getAudience } from "../../shared/read/audience";
import { BlogPost } from "../blog/blogPost.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { exactMatches, type SearchedTable, similarMatches, type Source, type Statement } from "./matches";
import type { SearchResult } from "./search.types";

const sources = [
  { list: "celebrities", count: "celebrityCount", entity: Celebrity, table: "celebrities", text: "name" },
  { list: "outfits", count: "outfitCount", entity: Outfit, table: "outfits", text: "title" },
  { list: "products", count: "productCount", entity: AffiliateProduct, table: "affiliate_products", text: "title" },
  { list: "items", count: "itemCount", entity: CategoryItem, table: "category_items", text: "title" },
  { list: "posts", count: "postCount", entity: BlogPost, table: "blog_posts", text: "title" },
] as const;

interface Found {
  rows: object[];
  total: number;
}

/** Loads the matching rows of one type, in the order of the matches. */
async function readFound(
  db: EntityManager,
  { list, entity }: (typeof sources)[number],
  { ids, counted }: Matches,
  info: GraphQLResolveInfo,
): Promise<Found> {
  const total = Math.max(counted, ids.length);
  if (ids.length === 0 || !selectedFields(info).has(list)) return { rows: [], total };
  const rows = await new Select<{ id: string }>(db, entity, "row")
    .andWhere(sql`row.id = ANY(${ids})`)
    .read({ plan: planSelect(db, entity, info) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** Matches of one content type. */
interface Matches {
  ids: string[];
  /** Counted up to a limit, without similar matches. */
  counted: number;
}

/** Finds exact matches in each of the sources, and similar ones in sources with too few. */
async function findMatches(
  db: EntityManager,
  text: string,
  first: number,
  asked: readonly SearchedTable[],
  counted: ReadonlySet<string>,
): Promise<Map<string, Matches>> {
  const found = new Map<string, Matches>(asked.map(({ list }) => [list, { ids: [], counted: 0 }]));
  const add = async (statement: Statement, places: readonly Source[]): Promise<void> => {
    if (places.length === 0) return;
    for (const [list, id, count] of await runStatement(db, statement(places, counted), [text, first])) {
      const matches = found.get(list as string) as Matches;
      if (matches.ids.length < first && !matches.ids.includes(id as string)) matches.ids.push(id as string);
      matches.counted = Math.max(matches.counted, count as number);
    }
  };
  const audience = getAudience(db);
  const searched = asked.map((source) => ({ ...source, audience }));
  await add(exactMatches, searched);
  await add(
    similarMatches,
    searched.filter(({ list }) => (found.get(list) as Matches).ids.length < first),
  );
  return found;
}

/**
 * Searches all selected content types together; a blank text matches nothing. Returns at most `first` rows per type.
 */
export async function search(
  db: EntityManager,
  text: string,
  first: number,
  info: GraphQLResolveInfo,
): Promise<SearchResult> {
  const wanted = normalizeSearch(text);
  const selected = selectedFields(info);
  const asked = sources.filter(({ list, count }) => selected.has(list) || selected.has(count));
  const counted = new Set(asked.filter(({ count }) => selected.has(count)).map(({ list }) => list));
  const matches = wanted ? await findMatches(db, wanted, pageSize(first), asked, counted) : null;
  const found = await Promise.all(
    sources.map((source) => readFound(db, source, matches?.get(source.list) ?? { ids: [], counted: 0 }, info)),
  );
  const entries = sources.flatMap(({ list, count }, at): [string, unknown][] => [
    [list, found[at].rows],
    [count, found[at].total],
  ]);
  return Object.fromEntries(entries) as unknown as SearchResult;
}
