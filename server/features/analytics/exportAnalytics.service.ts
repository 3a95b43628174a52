import type { EntityManager } from "typeorm";
import { type Cell, csvText, type NumberCell } from "../../core/csv/csvText";
import type { DayStats } from "./analytics.types";
import { type DateRange, listDays } from "../../core/time/dateRange";
import { revenueInAll } from "./revenue.service";
import { dayStats } from "./traffic.service";

const batchSize = 100;

function toCsvLine({ day, views, clicks, revenue }: DayStats, currencies: readonly string[]): Record<string, Cell> {
  const sums = new Map(revenue.map(({ currency, amount }) => [currency, amount]));
  const money = currencies.map((currency): [string, NumberCell] => [
    currency,
    { number: (sums.get(currency) ?? 0).toFixed(2) },
  ]);
  return { day, views: String(views), clicks: String(clicks), ...Object.fromEntries(money) };
}

async function* batches(
  db: EntityManager,
  range: DateRange,
  currencies: readonly string[],
): AsyncGenerator<Record<string, Cell>[]> {
  const days = listDays(range);
  for (let at = 0; at < days.length; at += batchSize) {
    const part = days.slice(at, at + batchSize);
    const stats = await dayStats(db, { from: part[0], to: part[part.length - 1] });
    yield stats.map((stat) => toCsvLine(stat, currencies));
  }
}

/** Yields the days of a range as CSV: views, clicks, and one revenue column per currency. */
export async function* exportAnalytics(db: EntityManager, range: DateRange): AsyncGenerator<string> {
  const currencies = (await revenueInAll(db, range)).map(({ currency }) => currency);
  const money = currencies.map((currency): [string, string] => [currency, `Revenue ${currency}`]);
  const titles = { day: "Day", views: "Views", clicks: "Clicks", ...Object.fromEntries(money) };
  yield* csvText(titles, batches(db, range, currencies));
}
