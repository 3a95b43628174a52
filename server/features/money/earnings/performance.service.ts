import type { EntityManager } from "typeorm";
import { sumAmounts } from "../../../core/money/sumAmounts";
import { allTime, type DateRange } from "../../../core/time/dateRange";
import type { Money, PageViews, PostPerformance, RetailerPerformance } from "./analytics.types";
import { isRest, readNames } from "./dimensions";
import { allRows, noLimit, readClicks } from "./readFigures";
import type { EarningsBy } from "./earnings.types";
import { readRevenue } from "./revenue.service";

interface Earned {
  key: string;
  clicks: number;
  revenue: Money[];
}

/** Returns all-time clicks and revenue of each row of a report. */
async function readEarned(db: EntityManager, by: EarningsBy): Promise<Map<string, Earned>> {
  const revenue = await readRevenue(db, by, allTime);
  const { clicks } = await readClicks(db, by, allTime, { key: null, first: noLimit, keys: [] });
  const keys = new Set([...revenue.keys(), ...clicks.keys()]);
  keys.delete(allRows);
  return new Map([...keys].map((key) => [key, { key, clicks: clicks.get(key) ?? 0, revenue: revenue.get(key) ?? [] }]));
}

/** Returns the articles with most clicks, then views, of all time. Those that only had sales come last. */
export async function topPosts(db: EntityManager, count: number): Promise<PostPerformance[]> {
  const earned = await readEarned(db, "ARTICLE");
  const seen: { id: string; views: number }[] = await db.query(
    "SELECT subject_id AS id, sum(views)::int AS views FROM view_days WHERE subject_type = 'blogPost' GROUP BY 1",
  );
  const views = new Map(seen.map((row) => [row.id, row.views]));
  const top = [...new Set([...earned.keys(), ...views.keys()])]
    .filter((id) => !isRest(id))
    .map((id) => {
      const { clicks = 0, revenue = [] } = earned.get(id) ?? {};
      return { id, views: views.get(id) ?? 0, clicks, revenue };
    })
    .sort((a, b) => b.clicks - a.clicks || b.views - a.views || a.id.localeCompare(b.id))
    .slice(0, count);
  const nameOf = await readNames(
    "ARTICLE",
    top.map(({ id }) => id),
    (sql, parameters) => db.query(sql, parameters),
  );
  return top.map((row) => {
    const { name, path } = nameOf(row.id);
    return { ...row, title: name, path };
  });
}

const rest = "Other";

/** Returns the most clicked retailers of all time, followed by a row for all others unless it is empty. */
export async function topRetailers(db: EntityManager, count: number): Promise<RetailerPerformance[]> {
  const rows = [...(await readEarned(db, "RETAILER")).values()];
  const top = rows
    .filter(({ key }) => !isRest(key) && key !== rest)
    .sort((a, b) => b.clicks - a.clicks || a.key.localeCompare(b.key))
    .slice(0, count);
  const others = rows.filter((row) => !top.includes(row));
  const bucket = {
    key: rest,
    clicks: others.reduce((sum, { clicks }) => sum + clicks, 0),
    revenue: sumAmounts(others.flatMap(({ revenue }) => revenue)),
  };
  const hasOthers = bucket.clicks > 0 || bucket.revenue.length > 0;
  return [...top, ...(hasOthers ? [bucket] : [])].map(({ key, ...figures }) => ({ retailer: key, ...figures }));
}

/** Returns the pages with most views. */
export async function topPages(db: EntityManager, { from, to }: DateRange, count: number): Promise<PageViews[]> {
  return db.query(
    `SELECT path, sum(views)::int AS views FROM view_days WHERE day BETWEEN $1 AND $2
     GROUP BY path ORDER BY views DESC, path LIMIT $3`,
    [from, to, count],
  );
}
