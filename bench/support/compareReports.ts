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

/** What each report should say, as keys with numbers. */
const direct: Record<string, string> = {
  clicks: clicks("'all'", "reason IS NULL"),
  views: views("'all'", "reason IS NULL"),
  "clicks by day": clicks("day::text", "reason IS NULL"),
  "views by day": views("day::text", "reason IS NULL"),
  "uncounted clicks": clicks("reason", "reason IS NOT NULL"),
  "uncounted views": views("reason", "reason IS NOT NULL"),
  outfits: clicks("outfit_id", "reason IS NULL AND outfit_id IS NOT NULL"),
  products: clicks("target_id", "reason IS NULL AND target_type IN ('product', 'item')"),
  posts: clicks("target_id", "reason IS NULL AND target_type = 'blogPost'"),
  retailers: clicks("retailer", "reason IS NULL"),
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

const ranks = 10;
const isRanked = (name: string): boolean => ["outfits", "products", "posts", "retailers"].includes(name);
const descending = (numbers: Iterable<number>): number[] => [...numbers].sort((one, other) => other - one);

/** Each row must have its own number, and the numbers must be the highest; rows with equal ones may take any place. */
function isSame(name: string, found: [string, number][], expected: Map<string, number>): boolean {
  const length = isRanked(name) ? Math.min(ranks, expected.size) : expected.size;
  const highest = descending(expected.values()).slice(0, length);
  return (
    found.every(([key, number]) => expected.get(key) === number) &&
    String(descending(found.map(([, number]) => number))) === String(highest)
  );
}

/** @returns the number of rows that were compared, and the names of the reports that differ. */
export async function findDifferences(
  { manager }: DataSource,
  analytics: Record<string, unknown>,
): Promise<{ compared: number; differing: string[] }> {
  let compared = 0;
  const differing: string[] = [];
  for (const [name, found] of Object.entries(reported(analytics as unknown as Report))) {
    const rows: Counted[] = await manager.query(direct[name]);
    compared += found.length;
    if (!isSame(name, found, new Map(rows.map(({ key, number }) => [key, Number(number)])))) differing.push(name);
  }
  return { compared, differing };
}
