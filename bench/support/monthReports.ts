/** Compares what the site shows of the simulated month with the simulation's own record. */
import { isDeepStrictEqual } from "node:util";
import { EarningsBy } from "../../server/features/money/earnings/earnings.types";
import {
  computeTable,
  findDifference,
  readTable,
  shownFields,
  type ShownRow,
} from "../../server/testing/salesMonth/earningsTable";
import type { SimulatedClick, SimulatedSale } from "../../server/testing/salesMonth/simulateSales";
import type { Reasons } from "./monthTraffic";

/** What the simulation knows of its visitors. */
export interface MonthRecord {
  clicks: SimulatedClick[];
  /** Those after which somebody can buy. */
  followed: SimulatedClick[];
  views: Reasons;
  clicked: Reasons;
  /** Counted views and clicks by day. */
  days: { day: string; views: number; clicks: number }[];
}

export interface MonthSite {
  ports: readonly number[];
  headers: Record<string, string>;
  /** Ids by name. */
  programs: Record<string, string>;
}

async function ask<Data>({ headers }: MonthSite, port: number, query: string): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface EarningsData {
  earnings: { rowCount: number; rows: ShownRow[]; total: ShownRow };
}

/** Prints whether a report is equal; a difference fails the command. */
function tell(what: string, difference: string | null): void {
  console.log(`${what}: ${difference === null ? "equal" : `DIFFERENT, ${difference}`}`);
  if (difference !== null) process.exitCode = 1;
}

/** Compares each report of both servers with a direct computation. */
export async function compareEarnings(
  site: MonthSite,
  record: MonthRecord,
  sales: readonly SimulatedSale[],
): Promise<void> {
  for (const by of Object.keys(EarningsBy) as (keyof typeof EarningsBy)[]) {
    const expected = computeTable(by, record.clicks, sales);
    const query = `{ earnings(by: ${by}, from: "${record.days[0].day}", to: "${record.days[record.days.length - 1].day}", first: 500) {
      rowCount rows { ${shownFields} } total { ${shownFields} } } }`;
    for (const [at, port] of site.ports.entries()) {
      const { earnings } = await ask<EarningsData>(site, port, query);
      const counts = earnings.rowCount === earnings.rows.length ? null : `${earnings.rowCount} rows, not all shown`;
      const found = counts ?? findDifference(readTable(earnings.rows, earnings.total), expected);
      const unattributed = expected["#unattributed"]?.orders ?? 0;
      tell(
        `${by.toLowerCase()}, server ${at + 1}, ${earnings.rowCount} rows, ${unattributed} orders not attributed`,
        found,
      );
    }
  }
}

interface AnalyticsData {
  analytics: {
    days: MonthRecord["days"];
    discountedClicks: { reason: string; number: number }[];
    discountedViews: { reason: string; number: number }[];
  };
}

/** Compares counted views and clicks of each day, and the uncounted ones by reason. */
export async function compareAnalytics(site: MonthSite, record: MonthRecord): Promise<void> {
  const query = `{ analytics(from: "${record.days[0].day}", to: "${record.days[record.days.length - 1].day}") { days { day views clicks }
    discountedClicks { reason number } discountedViews { reason number } } }`;
  const { analytics } = await ask<AnalyticsData>(site, site.ports[0], query);
  const read = (list: { reason: string; number: number }[]) =>
    Object.fromEntries(list.map(({ reason, number }) => [reason, number]));
  const { "": views, ...uncountedViews } = record.views;
  const { "": clicks, ...uncountedClicks } = record.clicked;
  const pairs = {
    [`${views} counted views and ${clicks} counted clicks by day`]: [analytics.days, record.days],
    [`uncounted views ${JSON.stringify(uncountedViews)}`]: [read(analytics.discountedViews), uncountedViews],
    [`uncounted clicks ${JSON.stringify(uncountedClicks)}`]: [read(analytics.discountedClicks), uncountedClicks],
  };
  for (const [what, [shown, expected]] of Object.entries(pairs))
    tell(
      what,
      isDeepStrictEqual(shown, expected)
        ? null
        : `shows ${JSON.stringify(shown)}, expected ${JSON.stringify(expected)}`,
    );
}
