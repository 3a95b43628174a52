/** Compares the reports of a month with the direct count of `countDirectly`. */
import type { DataSource } from "typeorm";

interface Counted {
  key: string;
  number: string;
}

interface Report {
  totals: { views: number; clicks: number };
  days: { day: string; views: number; clicks: number }[];
  topOutfits: Ranked[];
  topProducts: Ranked[];
  topPosts: Ranked[];
  topRetailers: { retailer: string; clicks: number }[];
  discountedClicks: { reason: string; number: number }[];
  discountedViews: { reason: string; number: number }[];
}
interface Ranked {
  id: string;
  clicks: number;
}

const clicks = (key: string, condition: string): string =>
  `SELECT ${key} AS key, sum(number) AS number FROM direct_clicks WHERE ${condition} GROUP BY 1`;
const views = (key: string, condition: string): string =>
  clicks(key, condition).replace("direct_clicks", "direct_views");
const top = "ORDER BY 2 DESC, 1 LIMIT 10";

/** What each report should say, as keys with numbers. */
const direct: Record<string, string> = {
  clicks: clicks("'all'", "reason IS NULL"),
  views: views("'all'", "reason IS NULL"),
  "clicks by day": clicks("day::text", "reason IS NULL"),
  "views by day": views("day::text", "reason IS NULL"),
  "uncounted clicks": clicks("reason", "reason IS NOT NULL"),
  "uncounted views": views("reason", "reason IS NOT NULL"),
  outfits: `${clicks("outfit_id", "reason IS NULL AND outfit_id IS NOT NULL")} ${top}`,
  products: `${clicks("target_id", "reason IS NULL AND target_type IN ('product', 'item')")} ${top}`,
  posts: `${clicks("target_id", "reason IS NULL AND target_type = 'blogPost'")} ${top}`,
  retailers: `${clicks("retailer", "reason IS NULL")} ${top}`,
};

const ranked = (rows: Ranked[]): [string, number][] => rows.map((row) => [row.id, row.clicks]);

const reported = (report: Report): Record<string, [string, number][]> => ({
  clicks: [["all", report.totals.clicks]],
  views: [["all", report.totals.views]],
  "clicks by day": report.days.map((row) => [row.day, row.clicks]),
  "views by day": report.days.map((row) => [row.day, row.views]),
  "uncounted clicks": report.discountedClicks.map((row) => [row.reason, row.number]),
  "uncounted views": report.discountedViews.map((row) => [row.reason, row.number]),
  outfits: ranked(report.topOutfits),
  products: ranked(report.topProducts),
  posts: ranked(report.topPosts),
  retailers: report.topRetailers.filter((row) => row.retailer !== "Other").map((row) => [row.retailer, row.clicks]),
});

/** Equal numbers may be in any order, so ranked lists are compared by their numbers, and each row with its own. */
const text = (rows: [string, number][]): string =>
  JSON.stringify(rows.map(([key, number]) => `${number} ${key}`).sort());

/** @returns the number of rows that were compared, and the names of the reports that differ. */
export async function findDifferences(
  { manager }: DataSource,
  analytics: Record<string, unknown>,
): Promise<{ compared: number; differing: string[] }> {
  let compared = 0;
  const differing: string[] = [];
  for (const [name, found] of Object.entries(reported(analytics as unknown as Report))) {
    const rows: Counted[] = await manager.query(direct[name]);
    compared += rows.length;
    if (text(found) !== text(rows.map(({ key, number }) => [key, Number(number)]))) differing.push(name);
  }
  return { compared, differing };
}
