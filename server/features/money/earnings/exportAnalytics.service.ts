import type { EntityManager } from "typeorm";
import { type Cell, csvText } from "../../../core/table/csvText";
import { currencyDecimals } from "../../../core/money/currency";
import type { DateRange } from "../../../core/time/dateRange";
import type { DayStats } from "./analytics.types";
import { dayStats } from "./traffic.service";

function toCsvLine({ day, views, clicks, revenue }: DayStats, currencies: readonly string[]): Record<string, Cell> {
  const sums = new Map(revenue.map(({ currency, amount }) => [currency, amount]));
  const money = currencies.map((currency): [string, Cell] => [
    currency,
    { number: (sums.get(currency) ?? 0).toFixed(currencyDecimals(currency)) },
  ]);
  return { day, views: String(views), clicks: String(clicks), ...Object.fromEntries(money) };
}

/** Yields the days of a range as CSV: views, clicks, and one revenue column per currency. */
export async function* exportAnalytics(db: EntityManager, range: DateRange): AsyncGenerator<string> {
  const stats = await dayStats(db, range);
  const currencies = [...new Set(stats.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort();
  const money = currencies.map((currency): [string, string] => [currency, `Revenue ${currency}`]);
  const titles = { day: "Day", views: "Views", clicks: "Clicks", ...Object.fromEntries(money) };
  async function* batches() {
    yield await Promise.resolve(stats.map((stat) => toCsvLine(stat, currencies)));
  }
  yield* csvText(titles, batches());
}
