import type { EntityManager } from "typeorm";
import { isPublished } from "../../../core/kinds/visibility";
import type { CountFigure, DayStats, Discount, MonthStats, Totals } from "./analytics.types";
import { type DateRange, listDays } from "../../../core/time/dateRange";
import { saleDay } from "../../../core/money/saleDays";
import { allRows } from "./readFigures";
import { changeInPercent, readRevenue } from "./revenue.service";

interface Counts {
  key: string;
  views: number;
  clicks: number;
}

const counts = `COALESCE(sum(number) FILTER (WHERE kind = 'view'), 0)::int AS views,
  COALESCE(sum(number) FILTER (WHERE kind = 'click'), 0)::int AS clicks`;

/** Returns every day of the range, with 0 for days without activity. */
export async function dayStats(db: EntityManager, range: DateRange): Promise<DayStats[]> {
  const rows: Counts[] = await db.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS key, ${counts} FROM traffic_days WHERE reason = '' AND day BETWEEN $1 AND $2 GROUP BY 1`,
    [range.from, range.to],
  );
  const traffic = new Map(rows.map((row) => [row.key, row]));
  const revenue = await readRevenue(db, "DAY", range);
  return listDays(range).map((day) => ({
    day,
    views: traffic.get(day)?.views ?? 0,
    clicks: traffic.get(day)?.clicks ?? 0,
    revenue: revenue.get(day) ?? [],
  }));
}

/** Returns the last months with any activity, oldest first. */
export async function monthStats(db: EntityManager, count: number): Promise<MonthStats[]> {
  const rows: Counts[] = await db.query(
    `WITH month AS (
       SELECT key FROM (
         SELECT date_trunc('month', day)::date AS key FROM traffic_days WHERE reason = ''
         UNION SELECT date_trunc('month', ${saleDay})::date FROM conversions
       ) any_month ORDER BY key DESC LIMIT $1
     )
     SELECT to_char(month.key, 'YYYY-MM') AS key, ${counts}
     FROM month LEFT JOIN traffic_days ON reason = '' AND day >= month.key AND day < month.key + interval '1 month'
     GROUP BY month.key ORDER BY month.key`,
    [count],
  );
  if (rows.length === 0) return [];
  const last = new Date(`${rows[rows.length - 1].key}-01T00:00:00Z`);
  const to = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
  const revenue = await readRevenue(db, "MONTH", { from: `${rows[0].key}-01`, to });
  return rows.map(({ key, views, clicks }) => ({ month: key, views, clicks, revenue: revenue.get(key) ?? [] }));
}

/** Returns uncounted clicks or views by reason, most frequent first. */
export async function discounts(
  db: EntityManager,
  kind: "click" | "view",
  { from, to }: DateRange,
): Promise<Discount[]> {
  return db.query(
    `SELECT reason, sum(number)::int AS number FROM traffic_days
     WHERE kind = $3 AND reason <> '' AND day BETWEEN $1 AND $2 GROUP BY 1 ORDER BY 2 DESC, 1`,
    [from, to, kind],
  );
}

/** Returns all-time clicks. The change compares the last seven days, including today, with the seven before. */
export async function clickFigure(db: EntityManager): Promise<CountFigure> {
  const [{ total, lately, before }]: { total: number; lately: number; before: number }[] = await db.query(
    `WITH today AS (SELECT (now() AT TIME ZONE time_zone)::date AS day FROM settings)
     SELECT COALESCE(sum(number), 0)::int AS total,
       COALESCE(sum(number) FILTER (WHERE traffic.day > today.day - 7), 0)::int AS lately,
       COALESCE(sum(number) FILTER (WHERE traffic.day BETWEEN today.day - 13 AND today.day - 7), 0)::int AS before
     FROM traffic_days traffic CROSS JOIN today WHERE kind = 'click' AND reason = ''`,
  );
  return { total, change: changeInPercent(lately, before) };
}

/** Returns the number of published rows and its change within a week. */
export async function rowFigure(db: EntityManager, table: "outfits" | "affiliate_products"): Promise<CountFigure> {
  const [{ total, before }]: { total: number; before: number }[] = await db.query(
    `SELECT (count(*) FILTER (WHERE deleted_at IS NULL))::int AS total,
       (count(*) FILTER (WHERE created_at <= now() - interval '7 days'
         AND (deleted_at IS NULL OR deleted_at > now() - interval '7 days')))::int AS before
     FROM ${table} counted WHERE ${isPublished(table, "counted")}`,
  );
  return { total, change: changeInPercent(total, before) };
}

export async function totals(db: EntityManager, range: DateRange): Promise<Totals> {
  const [{ views, clicks }]: Counts[] = await db.query(
    `SELECT ${counts} FROM traffic_days WHERE reason = '' AND day BETWEEN $1 AND $2`,
    [range.from, range.to],
  );
  return { views, clicks, revenue: (await readRevenue(db, "DAY", range)).get(allRows) ?? [] };
}
