import type { EntityManager } from "typeorm";
import { readSiteCurrency } from "../../../core/money/siteCurrency";
import { type DateRange, listDays, parseDay, toUtcDay } from "../../../core/time/dateRange";
import { isSoldWithin } from "../../../core/money/saleDays";
import { other, readNames, saleKey, unattributed } from "./dimensions";
import { EarningsBy, type EarningsReport, type EarningsRow, type SaleLines } from "./earnings.types";
import { allRows, type ClickFigures, readClicks, readSales, type SaleFigures, toFigures } from "./readFigures";

export interface EarningsOptions {
  by: EarningsBy;
  /** Key of the only row; null for all. */
  key: string | null;
  /** Maximum number of rows. */
  first: number;
}

const dayLength = 86_400_000;

/** Returns the days before a range, as many as it has. */
function periodBefore(range: DateRange): DateRange {
  const start = parseDay(range.from);
  return { from: toUtcDay(start - listDays(range).length * dayLength), to: toUtcDay(start - dayLength) };
}

interface Figures {
  sales: Map<string, SaleFigures>;
  clicks: ClickFigures;
}

async function readFigures(db: EntityManager, range: DateRange, { by, key, first }: EarningsOptions): Promise<Figures> {
  const sales = await readSales(db, by, range, key);
  return { sales, clicks: await readClicks(db, by, range, { key, first, keys: [...sales.keys()] }) };
}

/**
 * Rows with most commission come first; one whose commission has no known rate comes before those without sales. What
 * belongs to no row is last.
 */
const compareRows = (a: EarningsRow, b: EarningsRow): number => {
  const isRest = ({ key }: EarningsRow): number => Number(key === other) + 2 * Number(key === unattributed);
  const earned = ({ approved, pending, orders }: EarningsRow): number =>
    approved && pending ? approved.amount + pending.amount : Math.sign(orders) * 1e-9;
  return (
    isRest(a) - isRest(b) ||
    earned(b) - earned(a) ||
    b.orders - a.orders ||
    b.clicks - a.clicks ||
    a.key.localeCompare(b.key)
  );
};

/** Returns what the days of a range earned, and those before it. */
export async function readEarnings(
  db: EntityManager,
  range: DateRange,
  options: EarningsOptions,
): Promise<EarningsReport> {
  const { by, key, first } = options;
  const currency = await readSiteCurrency(db);
  const earlier = periodBefore(range);
  const [now, salesBefore] = await Promise.all([readFigures(db, range, options), readSales(db, by, earlier, key)]);
  const keys = new Set([...now.sales.keys(), ...now.clicks.clicks.keys()]);
  keys.delete(allRows);
  const clicksBefore = await readClicks(db, by, earlier, { key, first: 0, keys: [...keys] });
  const nameOf = await readNames(by, [...keys], (sql, parameters) => db.query(sql, parameters));
  const toRow = (row: string): EarningsRow => ({
    key: row,
    ...nameOf(row),
    ...toFigures(now.clicks.clicks.get(row) ?? 0, now.sales.get(row), currency),
    before: toFigures(clicksBefore.clicks.get(row) ?? 0, salesBefore.get(row), currency),
  });
  const rows = [...keys].map(toRow).sort(compareRows).slice(0, first);
  if (by === EarningsBy.DAY || by === EarningsBy.MONTH) rows.sort((a, b) => a.key.localeCompare(b.key));
  const salesOnly = [...now.sales.keys()].filter((row) => row !== allRows && !now.clicks.clicks.has(row));
  return {
    ...range,
    rows,
    rowCount: now.clicks.rows + salesOnly.length,
    total: {
      key: key ?? "total",
      name: "Total",
      path: null,
      ...toFigures(now.clicks.total, now.sales.get(allRows), currency),
      before: toFigures(clicksBefore.total, salesBefore.get(allRows), currency),
    },
  };
}

const reason = `
  CASE WHEN subject_id IS NOT NULL THEN NULL
    WHEN reference = '' THEN 'The report names no click.'
    WHEN reference ~ '^[0-9a-f]{16}$' THEN 'The click is unknown or was deleted.'
    ELSE 'The report names “' || reference || '”, which is no click of this site.' END`;

const linesStatement = (by: EarningsBy): string => `
  SELECT sale.id, sale.program, transaction_id AS "transactionId", line, occurred_at AS "occurredAt", sale.retailer, amount::float8 AS amount,
    sale.currency, state, reported_status AS "reportedStatus", reference, page, placement, campaign, ${reason} AS reason,
    COALESCE(product.title, item.title, outfit.title, post.title) AS subject, count(*) OVER ()::int AS "totalCount"
  FROM (SELECT *, ${saleKey(by)} AS key FROM conversions WHERE ${isSoldWithin}) sale
  LEFT JOIN affiliate_products product ON product.id = subject_id LEFT JOIN category_items item ON item.id = subject_id
  LEFT JOIN outfits outfit ON outfit.id = subject_id LEFT JOIN blog_posts post ON post.id = subject_id
  WHERE $3::text IS NULL OR key = $3
  ORDER BY occurred_at DESC, sale.id LIMIT $4 OFFSET $5`;

/** Returns the rows of reports behind the figures of a row. @param key of the row; null for the total. */
export async function readSaleLines(
  db: EntityManager,
  { from, to }: DateRange,
  { by, key, first, offset }: EarningsOptions & { offset: number },
): Promise<SaleLines> {
  const lines: (SaleLines["lines"][number] & { totalCount: number })[] = await db.query(linesStatement(by), [
    from,
    to,
    key,
    first,
    offset,
  ]);
  return { lines, totalCount: lines[0]?.totalCount ?? 0 };
}
