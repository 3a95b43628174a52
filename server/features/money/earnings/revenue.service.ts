import type { EntityManager } from "typeorm";
import type { DateRange } from "../../../core/time/dateRange";
import { isRevenue, roundedSum } from "../../../core/money/saleRules";
import type { Money, RevenueFigure } from "./analytics.types";
import type { EarningsBy } from "./earnings.types";
import { readSales } from "./readFigures";

/** Returns the revenue of each row of an earnings report with any, by currency; `allRows` has that of all rows. */
export async function readRevenue(db: EntityManager, by: EarningsBy, range: DateRange): Promise<Map<string, Money[]>> {
  const sales = await readSales(db, by, range, null);
  return new Map(
    [...sales].map(([key, { money }]) => [
      key,
      money.filter(({ approved }) => approved !== 0).map(({ currency, approved }) => ({ currency, amount: approved })),
    ]),
  );
}

/** Returns the change in percent, one decimal; null when the earlier figure is 0. */
export const changeInPercent = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 1_000) / 10 : null;

/** Returns all-time revenue, largest sum first; the change compares the last seven days with the seven before. */
export async function revenueFigures(db: EntityManager): Promise<RevenueFigure[]> {
  const rows: { currency: string; amount: string; lately: string; before: string }[] = await db.query(
    `SELECT currency, ${roundedSum("amount")} AS amount,
       COALESCE(sum(amount) FILTER (WHERE occurred_at > now() - interval '7 days'), 0) AS lately,
       COALESCE(sum(amount) FILTER (WHERE occurred_at BETWEEN now() - interval '14 days' AND now() - interval '7 days'), 0) AS before
     FROM conversions WHERE ${isRevenue()} GROUP BY currency ORDER BY sum(amount) DESC, currency`,
  );
  return rows.map(({ currency, amount, lately, before }) => ({
    currency,
    amount: Number(amount),
    change: changeInPercent(Number(lately), Number(before)),
  }));
}

/** Returns the time of the last import; null before the first. */
export async function revenueAsOf(db: EntityManager): Promise<Date | null> {
  const [{ last }]: { last: Date | null }[] = await db.query(
    "SELECT max(created_at) AS last FROM conversion_imports WHERE problem IS NULL",
  );
  return last;
}
