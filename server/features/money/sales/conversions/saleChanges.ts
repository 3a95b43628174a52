import type { EntityManager } from "typeorm";
import type { Money } from "../../earnings/analytics.types";
import type { ReportedSale } from "./report.types";
import type { SaleState } from "./reportStatus";

/** Values of a sale that an import can change. */
interface SaleValues {
  state: SaleState;
  amount: number;
  currency: string;
  /** YYYY-MM-DD in the site's time zone. */
  day: string;
}

/** A known sale that an import changed. */
export interface SaleChange {
  transactionId: string;
  retailer: string;
  from: SaleValues;
  to: SaleValues;
}

/** Commission of a program in one state and currency. */
export interface StateSum extends Money {
  state: SaleState;
  sales: number;
}

/** What an import changes in the sales of its program. */
export interface ImportChanges {
  /** The first of the changed sales: those that were declined, then the largest differences. */
  changed: SaleChange[];
  /** Number of declined sales that count again. */
  revived: number;
  before: StateSum[];
  after: StateSum[];
  /** Known sales of the report's days that it does not have; they stay. */
  absent: { sales: number; money: Money[] };
  /** The last day of an earlier report, YYYY-MM-DD, when this one ends before it; null otherwise. */
  olderThan: string | null;
}

const maxListed = 100;

/** Copies the sales of a program, for the rest of the transaction. The caller holds their lock. */
export async function keepFormerSales(db: EntityManager, program: string): Promise<void> {
  await db.query("CREATE TEMPORARY TABLE former_sales ON COMMIT DROP AS SELECT * FROM conversions WITH NO DATA");
  await db.query("INSERT INTO former_sales SELECT * FROM conversions WHERE program = $1", [program]);
  // The planner knows nothing of a new table.
  await db.query("ANALYZE former_sales");
}

/** Stores each sale of a program that differs from its copy, before and after, for the undo of an import. */
export const storeChanges = (db: EntityManager, importId: string, program: string): Promise<unknown> =>
  db.query(
    `INSERT INTO sale_changes (import_id, sale_id, before, after)
     SELECT $1, sale.id, CASE WHEN former.id IS NOT NULL THEN to_jsonb(former) END, to_jsonb(sale)
     FROM conversions sale LEFT JOIN former_sales former ON former.id = sale.id
     WHERE sale.program = $2 AND ROW(former.*) IS DISTINCT FROM ROW(sale.*)`,
    [importId, program],
  );

const valuesOf = (row: string): string => `json_build_object('state', ${row}.state, 'amount', ${row}.amount::float8,
  'currency', ${row}.currency, 'day', to_char(${row}.occurred_at AT TIME ZONE settings.time_zone, 'YYYY-MM-DD'))`;
/** SQL: whether a declined sale counts again. */
const isRevived = "former.state = 'declined' AND sale.state <> 'declined'";
const changedSales = `conversions sale JOIN former_sales former ON former.id = sale.id CROSS JOIN settings
  WHERE (sale.state, sale.amount, sale.currency, sale.occurred_at)
    IS DISTINCT FROM (former.state, former.amount, former.currency, former.occurred_at)`;

const readSums = (db: EntityManager, table: "conversions" | "former_sales", program: string): Promise<StateSum[]> =>
  db.query(
    `SELECT state, currency, round(sum(amount), 4)::float8 AS amount, count(*)::int AS sales FROM ${table}
     WHERE program = $1 GROUP BY state, currency ORDER BY currency, array_position('{approved,paid,pending,declined}', state)`,
    [program],
  );

/** Reads which known sales of a report's days it does not have. */
async function readAbsent(db: EntityManager, sales: readonly ReportedSale[]): Promise<ImportChanges["absent"]> {
  const ids = sales.map(({ transactionId, line, occurredAt }) => ({ id: transactionId, line, day: occurredAt.at }));
  const rows: (Money & { sales: number })[] = await db.query(
    `WITH input AS (SELECT * FROM json_to_recordset($1::json) AS line (id text, line text, day timestamp)),
     range AS (SELECT date_trunc('day', min(day)) AS first, date_trunc('day', max(day)) + interval '1 day' AS "end" FROM input)
     SELECT former.currency, round(sum(former.amount) FILTER (WHERE former.state <> 'declined'), 4)::float8 AS amount, count(*)::int AS sales
     FROM former_sales former JOIN conversions sale ON sale.id = former.id CROSS JOIN settings CROSS JOIN range
     WHERE former.occurred_at AT TIME ZONE settings.time_zone >= range.first
       AND former.occurred_at AT TIME ZONE settings.time_zone < range."end"
       AND NOT EXISTS (SELECT FROM input WHERE input.id = sale.transaction_id AND input.line = sale.line)
     GROUP BY former.currency ORDER BY former.currency`,
    [JSON.stringify(ids)],
  );
  return {
    sales: rows.reduce((count, row) => count + row.sales, 0),
    money: rows.map(({ amount, currency }) => ({ amount: amount ?? 0, currency })),
  };
}

/** Reads what an import has changed so far. @param lastDay of the report. */
export async function readChanges(
  db: EntityManager,
  program: string,
  sales: readonly ReportedSale[],
  lastDay: string | null,
): Promise<ImportChanges> {
  const changed: SaleChange[] = await db.query(
    `SELECT sale.transaction_id AS "transactionId", sale.retailer, ${valuesOf("former")} AS "from", ${valuesOf("sale")} AS "to"
     FROM ${changedSales} ORDER BY ${isRevived} DESC, abs(sale.amount - former.amount) DESC, sale.id LIMIT ${maxListed}`,
  );
  const [{ revived }]: { revived: number }[] = await db.query(
    `SELECT count(*)::int AS revived FROM ${changedSales} AND ${isRevived}`,
  );
  const [{ day }]: { day: string | null }[] = await db.query(
    "SELECT max(last_day)::text AS day FROM conversion_imports WHERE program = $1 AND undone_at IS NULL AND last_day > $2::date",
    [program, lastDay],
  );
  return {
    changed,
    revived,
    before: await readSums(db, "former_sales", program),
    after: await readSums(db, "conversions", program),
    absent: await readAbsent(db, sales),
    olderThan: day,
  };
}
