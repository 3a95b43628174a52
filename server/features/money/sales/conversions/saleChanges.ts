import type { EntityManager } from "typeorm";
import { type ChangedRows, readImportChanges } from "../../../../core/imports/readImportChanges";
import { formerRows } from "../../../../core/imports/rowSql";
import type { Money } from "../../earnings/analytics.types";
import type { ReportedSale } from "./report.types";
import type { SaleState } from "./reportStatus";

/** Commission of a program in one state and currency. */
export interface StateSum extends Money {
  state: SaleState;
  sales: number;
}

/** What an import changes in the sales of its program. */
export interface SaleChanges {
  /** The changed sales. */
  rows: ChangedRows[];
  /** Number of declined sales that count again. */
  revived: number;
  before: StateSum[];
  after: StateSum[];
  /** Known sales of the report's days that it does not have; they stay. */
  absent: { sales: number; money: Money[] };
  /** The last day of an earlier report, YYYY-MM-DD, when this one ends before it; null otherwise. */
  olderThan: string | null;
}

/** SQL: the program's sales before the import. The parameters are the import's id and the program. */
const formerSales = formerRows("conversions", "stored.program = $2");

/** Reads the sums of a program's sales. @param sales SQL over the parameters of formerSales. */
const readSums = (
  db: EntityManager,
  sales: string,
  parameters: [importId: string, program: string],
): Promise<StateSum[]> =>
  db.query(
    `SELECT state, currency, round(sum(amount), 4)::float8 AS amount, count(*)::int AS sales FROM ${sales} sale
     WHERE $1::uuid IS NOT NULL AND program = $2 GROUP BY state, currency
     ORDER BY currency, array_position('{approved,paid,pending,declined}', state)`,
    parameters,
  );

/** Reads which known sales of the days of its files an import does not have. */
async function readAbsent(
  db: EntityManager,
  parameters: [importId: string, program: string],
  sales: readonly ReportedSale[],
): Promise<SaleChanges["absent"]> {
  const ids = sales.map(({ transactionId, line, occurredAt, file }) => ({
    id: transactionId,
    line,
    day: occurredAt.at,
    file,
  }));
  const rows: (Money & { sales: number })[] = await db.query(
    `WITH input AS (SELECT * FROM json_to_recordset($3::json) AS line (id text, line text, day timestamp, file text)),
     range AS (SELECT date_trunc('day', min(day)) AS first, date_trunc('day', max(day)) + interval '1 day' AS "end" FROM input GROUP BY file)
     SELECT former.currency, round(sum(former.amount) FILTER (WHERE former.state <> 'declined'), 4)::float8 AS amount, count(*)::int AS sales
     FROM ${formerSales} former JOIN conversions sale ON sale.id = former.id CROSS JOIN settings
     WHERE EXISTS (SELECT FROM range WHERE former.occurred_at AT TIME ZONE settings.time_zone >= range.first
         AND former.occurred_at AT TIME ZONE settings.time_zone < range."end")
       AND NOT EXISTS (SELECT FROM input WHERE input.id = sale.transaction_id AND input.line = sale.line)
     GROUP BY former.currency ORDER BY former.currency`,
    [...parameters, JSON.stringify(ids)],
  );
  return {
    sales: rows.reduce((count, row) => count + row.sales, 0),
    money: rows.map(({ amount, currency }) => ({ amount: amount ?? 0, currency })),
  };
}

/** Reads what an import has changed so far. @param lastDay of the report. */
export async function readSaleChanges(
  db: EntityManager,
  importId: string,
  program: string,
  sales: readonly ReportedSale[],
  lastDay: string | null,
): Promise<SaleChanges> {
  const parameters: [string, string] = [importId, program];
  const [{ revived }]: { revived: number }[] = await db.query(
    `SELECT count(*)::int AS revived FROM import_changes change JOIN conversions sale ON sale.id = (key ->> 'id')::uuid
     WHERE import_id = $1 AND table_name = 'conversions' AND before ->> 'state' = 'declined' AND sale.state <> 'declined'`,
    [importId],
  );
  const [{ day }]: { day: string | null }[] = await db.query(
    `SELECT max(last_day)::text AS day FROM conversion_imports LEFT JOIN imports USING (id)
     WHERE program = $1 AND undone_at IS NULL AND last_day > $2::date`,
    [program, lastDay],
  );
  return {
    rows: await readImportChanges(db, importId),
    revived,
    before: await readSums(db, formerSales, parameters),
    after: await readSums(db, "conversions", parameters),
    absent: await readAbsent(db, parameters, sales),
    olderThan: day,
  };
}
