import type { EntityManager } from "typeorm";
import { isRevenue, roundedSum } from "../../core/money/saleRules";
import { isSoldWithin, saleDay } from "./siteDays";
import type { Money, RevenueFigure } from "./analytics.types";
import type { DateRange } from "../../core/time/dateRange";

/** A sum of conversions. PostgreSQL adds exact decimals and rounds once; the result is far within the exact range of a double. */
interface Sum {
  key: string;
  currency: string;
  amount: string;
}

async function sumsBy(
  db: EntityManager,
  key: string,
  { from, to }: DateRange,
  condition = "TRUE",
  ...parameters: unknown[]
): Promise<Map<string, Money[]>> {
  const sums: Sum[] = await db.query(
    `SELECT ${key} AS key, currency, ${roundedSum("amount")} AS amount FROM conversions WHERE ${isRevenue()} AND ${isSoldWithin} AND ${condition} GROUP BY 1, 2 ORDER BY 2`,
    [from, to, ...parameters],
  );
  const money = new Map<string, Money[]>();
  for (const { key: of, currency, amount } of sums) {
    money.set(of, [...(money.get(of) ?? []), { currency, amount: Number(amount) }]);
  }
  return money;
}

export const revenueByDay = (db: EntityManager, range: DateRange): Promise<Map<string, Money[]>> =>
  sumsBy(db, `${saleDay}::text`, range);

export const revenueByMonth = (db: EntityManager, range: DateRange): Promise<Map<string, Money[]>> =>
  sumsBy(db, `to_char(${saleDay}, 'YYYY-MM')`, range);

export const revenueByRetailer = (db: EntityManager, range: DateRange): Promise<Map<string, Money[]>> =>
  sumsBy(db, "retailer", range);

export async function revenueInAll(db: EntityManager, range: DateRange): Promise<Money[]> {
  return (await sumsBy(db, "''", range)).get("") ?? [];
}

/** Returns revenue from the links of these articles, products or items. */
export const revenueOfSubjects = (db: EntityManager, ids: string[], range: DateRange): Promise<Map<string, Money[]>> =>
  sumsBy(db, "subject_id", range, "subject_id = ANY($3::uuid[])", ids);

/** Returns revenue from the links of these outfits and their products. */
export const revenueOfOutfits = (db: EntityManager, ids: string[], range: DateRange): Promise<Map<string, Money[]>> =>
  sumsBy(db, "outfit_id", range, "outfit_id = ANY($3::uuid[])", ids);

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
