import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { pageSize } from "../../shared/paging/pageArgs";
import { planRows, selectedFields } from "../../shared/read/rowPlan";
import { runStatement } from "../../shared/read/runStatement";
import { Select } from "../../shared/read/select";
import { containing, searchText } from "../../shared/text/search";
import { BlogPost } from "../blog/blogPost.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import type { SearchResult } from "./search.types";

const sources = [
  { list: "celebrities", count: "celebrityCount", entity: Celebrity, table: "celebrities", text: "name" },
  { list: "outfits", count: "outfitCount", entity: Outfit, table: "outfits", text: "title" },
  { list: "products", count: "productCount", entity: AffiliateProduct, table: "affiliate_products", text: "title" },
  { list: "items", count: "itemCount", entity: CategoryItem, table: "category_items", text: "title" },
  { list: "posts", count: "postCount", entity: BlogPost, table: "blog_posts", text: "title" },
] as const;

type Source = (typeof sources)[number];

/** Of more matches than this nobody reads the last; ranking and counting stop here. */
const mostMatches = 1_000;

/**
 * Texts that contain what was typed, and when those are fewer than are asked for, those that are only similar: `<%` forgives
 * misspelling when some words are similar enough (the limit is set where the connection is made). Both are served by the
 * trigram indexes.
 */
function matchesOf({ list, table, text }: Source): string {
  const matching = (condition: string, most: string) =>
    `(SELECT id, searchable(${text}) AS text FROM ${table} WHERE deleted_at IS NULL AND ${condition} LIMIT ${most})`;
  const contains = `searchable(${text}) LIKE searchable($2)`;
  const areEnough = `(SELECT count(*) >= $3 FROM ${matching(contains, "$3")} AS enough)`;
  return `(
    SELECT '${list}' AS list, id, count(*) OVER ()::int AS total
    FROM (
      ${matching(contains, `${mostMatches}`)} UNION ${matching(`NOT ${areEnough} AND searchable($1) <% searchable(${text})`, `${mostMatches}`)}
      LIMIT ${mostMatches}
    ) AS match
    ORDER BY text LIKE searchable($2) DESC, word_similarity(searchable($1), text) DESC, text COLLATE "C", id
    LIMIT $3
  )`;
}

interface Found {
  rows: object[];
  total: number;
}

/** The rows of one kind that were found, in the order of the matches. */
async function readFound(
  db: EntityManager,
  { list, entity }: Source,
  matches: unknown[][],
  info: GraphQLResolveInfo,
): Promise<Found> {
  const ids = matches.map(([, id]) => id as string);
  const total = (matches.at(0)?.[2] ?? 0) as number;
  if (ids.length === 0 || !selectedFields(info).has(list)) return { rows: [], total };
  const rows = await new Select<{ id: string }>(db, entity, "row")
    .andWhere("row.id = ANY(:ids)", { ids })
    .read({ plan: planRows(db, entity, info) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** Looks in all kinds of content that are asked for at once; a blank text finds nothing. At most `first` of each kind are returned. */
export async function search(
  db: EntityManager,
  text: string,
  first: number,
  info: GraphQLResolveInfo,
): Promise<SearchResult> {
  const wanted = searchText(text);
  const asked = sources.filter(({ list, count }) => [list, count].some((field) => selectedFields(info).has(field)));
  const matches =
    wanted && asked.length > 0
      ? await runStatement(db, asked.map(matchesOf).join(" UNION ALL "), [wanted, containing(wanted), pageSize(first)])
      : [];
  const found = await Promise.all(
    sources.map((source) =>
      readFound(
        db,
        source,
        matches.filter(([list]) => list === source.list),
        info,
      ),
    ),
  );
  const entries = sources.flatMap(({ list, count }, at): [string, unknown][] => [
    [list, found[at].rows],
    [count, found[at].total],
  ]);
  return Object.fromEntries(entries) as unknown as SearchResult;
}
