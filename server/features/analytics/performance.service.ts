import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { isSoldWithin } from "./siteDays";
import type { Performance, RetailerPerformance } from "./analytics.types";
import type { DateRange } from "../../core/time/dateRange";
import { revenueByRetailer, revenueOfOutfits, revenueOfSubjects } from "./revenue.service";

interface Figures {
  id: string;
  views: number;
  clicks: number;
}

/** Table, path prefix and click columns of each ranked kind. */
const kinds = {
  blogPost: {
    table: "blog_posts",
    column: "target_id",
    clicks: "target_type = 'blogPost'",
    sold: "subject_id",
    sale: "subject_type = 'blogPost'",
  },
  outfit: {
    table: "outfits",
    column: "outfit_id",
    clicks: "outfit_id IS NOT NULL",
    sold: "outfit_id",
    sale: "TRUE",
  },
};
type Ranked = keyof typeof kinds;

/** Ranks rows by clicks, then views. Rows with revenue only come last, because a sale is often later than its click. */
async function topPages(
  db: EntityManager,
  type: Ranked,
  { from, to }: DateRange,
  count: number,
): Promise<Performance[]> {
  const { table, column, clicks, sold, sale } = kinds[type];
  const rows: (Figures & { title: string | null; slug: string | null })[] = await db.query(
    `WITH seen AS (
       SELECT subject_id AS id, sum(views)::int AS views FROM view_days
       WHERE subject_type = $3 AND day BETWEEN $1 AND $2 GROUP BY 1
     ), followed AS (
       SELECT ${column} AS id, sum(clicks)::int AS clicks FROM click_days
       WHERE ${clicks} AND day BETWEEN $1 AND $2 GROUP BY 1
     ), sold AS (
       SELECT DISTINCT ${sold} AS id FROM conversions WHERE ${sold} IS NOT NULL AND ${sale} AND ${isSoldWithin}
     ), top AS (
       SELECT id, COALESCE(views, 0) AS views, COALESCE(clicks, 0) AS clicks
       FROM seen FULL JOIN followed USING (id) FULL JOIN sold USING (id)
       ORDER BY clicks DESC NULLS LAST, views DESC NULLS LAST, id LIMIT $4
     )
     SELECT top.*, page.title, CASE WHEN page.deleted_at IS NULL THEN page.slug END AS slug
     FROM top LEFT JOIN ${table} page USING (id) ORDER BY top.clicks DESC, top.views DESC, id`,
    [from, to, type, count],
  );
  const ids = rows.map(({ id }) => id);
  const revenue = await (type === "outfit" ? revenueOfOutfits : revenueOfSubjects)(db, ids, { from, to });
  return rows.map(({ slug, ...row }) => ({
    ...row,
    type,
    path: slug === null ? null : paths[type](slug),
    revenue: revenue.get(row.id) ?? [],
  }));
}

export const topPosts = (db: EntityManager, range: DateRange, count: number): Promise<Performance[]> =>
  topPages(db, "blogPost", range, count);

export const topOutfits = (db: EntityManager, range: DateRange, count: number): Promise<Performance[]> =>
  topPages(db, "outfit", range, count);

/** Returns affiliate products and category items, most clicked first. */
export async function topProducts(db: EntityManager, range: DateRange, count: number): Promise<Performance[]> {
  const rows: { id: string; type: string; title: string | null; clicks: number }[] = await db.query(
    `WITH top AS (
       SELECT id, type, sum(clicks)::int AS clicks FROM (
         SELECT target_id AS id, target_type AS type, clicks FROM click_days
         WHERE target_type IN ('product', 'item') AND day BETWEEN $1 AND $2
         UNION ALL SELECT subject_id, subject_type, 0 FROM conversions WHERE subject_type IN ('product', 'item') AND ${isSoldWithin}
       ) brought GROUP BY 1, 2 ORDER BY clicks DESC, id LIMIT $3
     )
     SELECT top.*, COALESCE(product.title, item.title) AS title
     FROM top LEFT JOIN affiliate_products product USING (id) LEFT JOIN category_items item USING (id)
     ORDER BY top.clicks DESC, id`,
    [range.from, range.to, count],
  );
  const ids = rows.map(({ id }) => id);
  const revenue = await revenueOfSubjects(db, ids, range);
  return rows.map((row) => ({ ...row, path: null, views: null, revenue: revenue.get(row.id) ?? [] }));
}

const rest = "Other";

/** Returns the most clicked retailers, followed by a bucket for all others unless it is empty. */
export async function topRetailers(db: EntityManager, range: DateRange, count: number): Promise<RetailerPerformance[]> {
  const clicked: { retailer: string; clicks: number }[] = await db.query(
    `SELECT retailer, sum(clicks)::int AS clicks FROM click_days WHERE day BETWEEN $1 AND $2 GROUP BY 1`,
    [range.from, range.to],
  );
  const revenue = await revenueByRetailer(db, range);
  const clicks = new Map(clicked.map((row) => [row.retailer, row.clicks]));
  const named = [...new Set([...clicks.keys(), ...revenue.keys()])]
    .filter((retailer) => retailer !== "" && retailer !== rest)
    .sort((one, other) => (clicks.get(other) ?? 0) - (clicks.get(one) ?? 0) || one.localeCompare(other))
    .slice(0, count);
  const bucket: RetailerPerformance = { retailer: rest, clicks: 0, revenue: [] };
  const top = new Map(named.map((retailer) => [retailer, { retailer, clicks: 0, revenue: [] }]));
  for (const [retailer, number] of clicks) (top.get(retailer) ?? bucket).clicks += number;
  for (const [retailer, money] of revenue) {
    const place = top.get(retailer) ?? bucket;
    place.revenue = addSums(place.revenue, money);
  }
  return [...top.values(), ...(bucket.clicks || bucket.revenue.length ? [bucket] : [])];
}

const cents = (amount: number): number => Math.round(amount * 100);

/** Adds sums per currency in cents, because binary floats do not add decimals exactly. */
function addSums(
  one: RetailerPerformance["revenue"],
  other: RetailerPerformance["revenue"],
): RetailerPerformance["revenue"] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of [...one, ...other]) sums.set(currency, (sums.get(currency) ?? 0) + cents(amount));
  return [...sums].map(([currency, sum]) => ({ currency, amount: sum / 100 }));
}
