import type { EntityManager } from "typeorm";
import { currencyDecimals } from "../../../core/money/currency";
import type { DateRange } from "../../../core/time/dateRange";
import { isOrder, isRevenue, roundedSum } from "../../../core/money/saleRules";
import { isSoldWithin, saleDay } from "../../../core/money/saleDays";
import { clickColumns, clickKey, saleKey } from "./dimensions";
import type { CurrencyEarnings, EarningsBy, EarningsFigures } from "./earnings.types";

/** The sales of one row: their orders, sums by currency, and what they are about in the site's currency. */
export interface SaleFigures {
  orders: number;
  money: CurrencyEarnings[];
  /** Null when a rate is not known. */
  approved: number | null;
  pending: number | null;
}

/** More rows than a report has. */
export const noLimit = 1_000_000;

/** Key of the figures of all rows. */
export const allRows = "";

const sum = (condition: string): string => `COALESCE(${roundedSum("amount", condition)}, 0)::float8`;
/** Null when a rate lacks. */
const sumAbout = (condition: string): string =>
  `CASE WHEN count(*) FILTER (WHERE factor IS NULL AND ${condition}) = 0 THEN
     COALESCE(${roundedSum("amount * factor", condition, "site")}, 0)::float8 END`;

/** SQL: units of a currency for one euro on a day; the rate of a day without one, such as a Sunday, is the last before it. */
const perEuro = (currency: string): string => `
  CASE WHEN ${currency} = 'EUR' THEN 1 ELSE (
    SELECT per_euro::numeric FROM exchange_rate_days rate
    WHERE rate.currency = ${currency} AND rate.day BETWEEN pair.day - 7 AND pair.day ORDER BY rate.day DESC LIMIT 1) END`;

const salesStatement = (by: EarningsBy): string => `
  WITH sale AS MATERIALIZED (
    SELECT ${saleKey(by)} AS key, ${saleDay} AS day, currency, state, amount, sale_amount, sale_currency,
      (program, advertiser, transaction_id)::text AS order_key
    FROM conversions WHERE ${isSoldWithin}
  ), pair AS (
    SELECT DISTINCT day, currency, (SELECT default_currency::text FROM settings) AS site FROM sale
  ), rate AS (
    SELECT day, currency, site, CASE WHEN currency = site THEN 1 ELSE ${perEuro("site")} / (${perEuro("currency")}) END AS factor FROM pair
  )
  SELECT key, currency, count(DISTINCT order_key) FILTER (WHERE ${isOrder()})::int AS orders,
    ${sum(isRevenue())} AS approved, ${sum("state = 'paid'")} AS paid,
    ${sum("state = 'pending'")} AS pending, ${sum("state = 'declined'")} AS declined,
    ${roundedSum("sale_amount", "state <> 'declined' AND sale_currency = currency")}::float8 AS sales,
    ${sumAbout(isRevenue())} AS "aboutApproved", ${sumAbout("state = 'pending'")} AS "aboutPending"
  FROM sale JOIN rate USING (day, currency)
  WHERE $3::text IS NULL OR key = $3
  GROUP BY GROUPING SETS ((key, currency), (key), (currency), ()), site ORDER BY key, currency`;

interface SaleSums extends CurrencyEarnings {
  /** Null for all rows. */
  key: string | null;
  orders: number;
  aboutApproved: number | null;
  aboutPending: number | null;
}

/** Returns the sales of each row with any, and those of all rows. @param key of the only row; null for all. */
export async function readSales(
  db: EntityManager,
  by: EarningsBy,
  { from, to }: DateRange,
  key: string | null,
): Promise<Map<string, SaleFigures>> {
  const sums: (Omit<SaleSums, "currency"> & { currency: string | null })[] = await db.query(salesStatement(by), [
    from,
    to,
    key,
  ]);
  const figures = new Map<string, SaleFigures>();
  for (const { key: row, currency, orders, aboutApproved, aboutPending } of sums)
    if (currency === null)
      figures.set(row ?? allRows, { orders, money: [], approved: aboutApproved, pending: aboutPending });
  for (const { key: row, currency, approved, paid, pending, declined, sales } of sums)
    if (currency !== null)
      figures.get(row ?? allRows)?.money.push({ currency, approved, paid, pending, declined, sales });
  return figures;
}

const clicksStatement = (by: EarningsBy): string => `
  WITH clicked AS (
    SELECT ${clickColumns(by)}, sum(clicks) AS clicks FROM click_days WHERE day BETWEEN $1 AND $2 GROUP BY ${clickColumns(by)}
  ), counted AS (
    SELECT key, sum(clicks)::int AS clicks FROM (SELECT ${clickKey(by)} AS key, clicks FROM clicked) keyed
    WHERE $3::text IS NULL OR key = $3 GROUP BY key
  ), ranked AS (SELECT key, clicks, row_number() OVER (ORDER BY clicks DESC, key) AS rank FROM counted)
  SELECT key, clicks, (SELECT count(*)::int FROM counted) AS rows, (SELECT sum(clicks)::int FROM counted) AS total
  FROM ranked WHERE rank <= $4 OR key = ANY($5::text[])`;

export interface ClickFigures {
  clicks: Map<string, number>;
  /** Clicks of all rows. */
  total: number;
  /** Number of rows with clicks. */
  rows: number;
}

/** Returns the clicks of the most clicked rows, and of those with these keys. @param key of the only row; null for all. */
export async function readClicks(
  db: EntityManager,
  by: EarningsBy,
  { from, to }: DateRange,
  { key, first, keys }: { key: string | null; first: number; keys: readonly string[] },
): Promise<ClickFigures> {
  const rows: { key: string; clicks: number; rows: number; total: number }[] = await db.query(clicksStatement(by), [
    from,
    to,
    key,
    Math.max(first, 1),
    keys,
  ]);
  const clicks = new Map(rows.map((row) => [row.key, row.clicks]));
  return { clicks, total: rows[0]?.total ?? 0, rows: rows[0]?.rows ?? 0 };
}

const noSales: SaleFigures = { orders: 0, money: [], approved: 0, pending: 0 };
const epcDecimals = 4;

/** Joins clicks and sales. @param currency of the site, ISO 4217. */
export function toFigures(clicks: number, sales: SaleFigures = noSales, currency: string): EarningsFigures {
  const { orders, money, approved, pending } = sales;
  const about = (amount: number | null) => (amount === null ? null : { currency, amount });
  const earned = approved === null || pending === null || clicks === 0 ? null : (approved + pending) / clicks;
  return {
    clicks,
    orders,
    money,
    approved: about(approved),
    pending: about(pending),
    conversionRate: clicks === 0 ? null : orders / clicks,
    epc: about(earned === null ? null : Number(earned.toFixed(Math.max(epcDecimals, currencyDecimals(currency))))),
  };
}
