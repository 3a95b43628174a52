import type { EntityManager } from "typeorm";
import { paths, sitemapFiles } from "../../../site/addresses";
import { listPosts } from "../../features/content/blog/blog.service";
import { topics } from "../../features/content/blog/topics";
import { builtInCategories } from "../../features/content/category/category.types";
import { listOutfits } from "../../features/content/outfit/outfit.service";
import { getSettings } from "../../features/site/settings/settings.service";
import { contentKinds, type ContentType, contentTypes } from "../../core/kinds/contentKind";
import { isShown } from "../../core/kinds/visibility";
import { defaultPageSize } from "../../core/paging/pageArgs";
import { readRows } from "../../core/read/runStatement";

/** An address for search engines with its last change; null when unknown. */
export interface SitemapEntry {
  path: string;
  changed: Date | null;
}

type Changes = Record<ContentType | "words", Date | null>;

const last = (...dates: (Date | null | undefined)[]): Date | null =>
  dates.reduce<Date | null>((latest, date) => (date && (!latest || date > latest) ? date : latest), null);

const findNewest = (rows: readonly { node: { updatedAt: Date } }[]): Date | null =>
  last(...rows.map(({ node }) => node.updatedAt));

/** Returns the lists and fixed pages: a list has the date of its newest row. */
export async function pageEntries(db: EntityManager): Promise<SitemapEntry[]> {
  const newest = (table: string, condition: string) => `(SELECT max(updated_at) FROM ${table} WHERE ${condition})`;
  const newestRows = contentTypes.map((type) => {
    const { table } = contentKinds[type];
    return `${newest(table, isShown(table, table, "visitor"))} AS "${type}"`;
  });
  const [at] = await readRows<Changes>(
    db,
    `SELECT ${newestRows.join(", ")},
       GREATEST(${["settings", "testimonials", "social_posts"].map((table) => newest(table, "TRUE")).join(", ")}) AS words`,
  );
  const changes: Record<(typeof sitemapFiles.pages)[number], Date | null> = {
    home: last(...Object.values(at)),
    celebrities: at.celebrity,
    outfits: at.outfit,
    events: at.event,
    blog: at.blogPost,
    topics: at.blogPost,
    categories: at.categoryItem,
    shop: at.affiliateProduct,
    shows: at.show,
    brands: at.brand,
    ask: null,
    developers: null,
  };
  return sitemapFiles.pages.map((page) => ({ path: paths[page].pattern, changed: changes[page] }));
}

/** Returns the pages of categories that are not empty: their items, and the outfits with such a piece. Each has the date of its first rows. */
export async function categoryEntries(db: EntityManager): Promise<SitemapEntry[]> {
  const items = await readRows<{ name: string; changed: Date }>(
    db,
    // Looks up each category with items once, by an index scan that skips its items.
    `WITH RECURSIVE used (name) AS (
       SELECT min(category_name) FROM category_items WHERE deleted_at IS NULL
       UNION ALL SELECT (SELECT min(category_name) FROM category_items WHERE category_name > name AND deleted_at IS NULL)
       FROM used WHERE name IS NOT NULL
     )
     SELECT name, max(shown.updated_at) AS changed FROM used CROSS JOIN LATERAL (
       SELECT updated_at FROM category_items WHERE category_name = name AND deleted_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT $1
     ) shown WHERE name IS NOT NULL GROUP BY name ORDER BY name`,
    [defaultPageSize],
  );
  const entries = items.map(({ name, changed }): SitemapEntry => ({ path: paths.category(name), changed }));
  // Six lookups, because only the feature knows which outfits belong to a category.
  for (const category of builtInCategories) {
    const { edges } = await listOutfits(db, { first: defaultPageSize, filter: { category } });
    if (edges.length > 0) entries.push({ path: paths.categoryOutfits(category), changed: findNewest(edges) });
  }
  return entries;
}

/** Returns topics with articles, matched by the feature. */
export async function topicEntries(db: EntityManager): Promise<SitemapEntry[]> {
  const { postsPerPage: first } = await getSettings(db);
  const entries: SitemapEntry[] = [];
  for (const { slug } of topics) {
    const { edges } = await listPosts(db, { first, filter: { topic: slug } });
    if (edges.length > 0) entries.push({ path: paths.topic(slug), changed: findNewest(edges) });
  }
  return entries;
}
