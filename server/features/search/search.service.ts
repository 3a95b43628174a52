import type { RequestContext } from "../../shared/graphql/context";
import { pageSize } from "../../shared/paging/pageArgs";
import { containing, searchText } from "../../shared/text/search";
import { postById } from "../blog/blog.loaders";
import { itemById } from "../category/category.loaders";
import { celebrityById } from "../celebrity/celebrity.loaders";
import { outfitById } from "../outfit/outfit.loaders";
import { productById } from "../product/product.loaders";
import type { SearchResult } from "./search.types";

const sources = [
  { kind: "celebrity", table: "celebrities", text: "name" },
  { kind: "outfit", table: "outfits", text: "title" },
  { kind: "product", table: "affiliate_products", text: "title" },
  { kind: "item", table: "category_items", text: "title" },
  { kind: "post", table: "blog_posts", text: "title" },
] as const;

type Kind = (typeof sources)[number]["kind"];
type Match = { kind: Kind; id: string; total: number };

/** Of more matches than this nobody reads the last; ranking and counting stop here. */
const mostMatches = 1_000;

/**
 * Texts that contain what was typed, then those that are only similar: `<%` forgives misspelling when some words are
 * similar enough (the limit is set where the connection is made). Both are served by the trigram indexes.
 */
const statement = sources
  .map(({ kind, table, text }) => {
    const matching = (condition: string) =>
      `(SELECT id, searchable(${text}) AS text FROM ${table} WHERE deleted_at IS NULL AND ${condition} LIMIT ${mostMatches})`;
    return `(
      SELECT '${kind}' AS kind, id, count(*) OVER ()::int AS total
      FROM (
        ${matching(`searchable(${text}) LIKE searchable($2)`)} UNION ${matching(`searchable($1) <% searchable(${text})`)} LIMIT ${mostMatches}
      ) AS match
      ORDER BY text LIKE searchable($2) DESC, word_similarity(searchable($1), text) DESC, text COLLATE "C", id
      LIMIT $3
    )`;
  })
  .join(" UNION ALL ");

const nothing: SearchResult = {
  celebrities: [],
  celebrityCount: 0,
  outfits: [],
  outfitCount: 0,
  products: [],
  productCount: 0,
  items: [],
  itemCount: 0,
  posts: [],
  postCount: 0,
};

/** Looks in all kinds of content at once; a blank text finds nothing. At most `first` of each kind are returned. */
export async function search({ db, loader }: RequestContext, text: string, first: number): Promise<SearchResult> {
  const wanted = searchText(text);
  if (!wanted) return nothing;
  const matches: Match[] = await db.query(statement, [wanted, containing(wanted), pageSize(first)]);
  const of = (kind: Kind) => matches.filter((match) => match.kind === kind);
  const ids = (kind: Kind) => of(kind).map((match) => match.id);
  const total = (kind: Kind) => of(kind)[0]?.total ?? 0;
  const present = <Row>(rows: (Row | null | Error)[]) =>
    rows.filter((row): row is Row => row !== null && !(row instanceof Error));
  const [celebrities, outfits, products, items, posts] = await Promise.all([
    loader(celebrityById).loadMany(ids("celebrity")),
    loader(outfitById).loadMany(ids("outfit")),
    loader(productById).loadMany(ids("product")),
    loader(itemById).loadMany(ids("item")),
    loader(postById).loadMany(ids("post")),
  ]);
  return {
    celebrities: present(celebrities),
    celebrityCount: total("celebrity"),
    outfits: present(outfits),
    outfitCount: total("outfit"),
    products: present(products),
    productCount: total("product"),
    items: present(items),
    itemCount: total("item"),
    posts: present(posts),
    postCount: total("post"),
  };
}
