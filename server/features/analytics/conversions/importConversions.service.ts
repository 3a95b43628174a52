import type { Readable } from "node:stream";
import type { EntityManager } from "typeorm";
import { writeOrDryRun } from "../../../core/write/dryRun";
import type { Write } from "../../../core/write/write";
import { Problems } from "../../../core/csv/problems";
import type { Actor } from "../../../core/graphql/context";
import type { AffiliateProgram } from "../../programs/affiliateProgram.entity";
import { findPreset } from "../../programs/program.service";
import type { Money } from "../analytics.types";
import { ConversionImport } from "../conversionImport.entity";
import { readReport, type ReadConversion } from "./readReport";
import { type ChosenColumns, type ColumnName, findColumns, readHeader } from "./reportHeader";
import type { DateOrder } from "./reportValues";

export interface ConversionReport {
  program: string;
  /** True when the import was rolled back after the report was made. */
  dryRun: boolean;
  /** Number of valid rows. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Totals of the valid rows. */
  totals: Money[];
  /** Column titles of the file. */
  headers: string[];
  /** The title that each column was read from; null for columns that the report does not have. */
  columns: Record<ColumnName, string | null>;
  problems: Problems;
}

export interface ReportOptions {
  program: AffiliateProgram;
  /** ISO 4217 code for rows without a currency. */
  currency: string;
  dateOrder: DateOrder;
  columns: ChosenColumns;
  fileName: string;
  dryRun: boolean;
  actor: Actor | null;
}

const batchSize = 500;

/**
 * Writes one batch in one statement. Program and transaction id identify a conversion. The subject of its link is
 * resolved once and does not change when the piece moves to another outfit.
 */
const statement = `
  WITH input AS (
    SELECT * FROM json_to_recordset($2::json) AS line
      (transaction_id text, occurred_at timestamptz, amount numeric, currency text, retailer text, reference uuid)
  ), traced AS (
    SELECT input.*, COALESCE(NULLIF(input.retailer, ''), product.retailer, item.retailer, '') AS shop,
      CASE WHEN product.id IS NOT NULL THEN 'product' WHEN item.id IS NOT NULL THEN 'item'
        WHEN outfit.id IS NOT NULL THEN 'outfit' WHEN post.id IS NOT NULL THEN 'blogPost' END AS subject_type,
      COALESCE(product.id, item.id, outfit.id, post.id) AS subject_id, COALESCE(product.outfit_id, outfit.id) AS outfit_id
    FROM input
    LEFT JOIN affiliate_products product ON product.id = reference
    LEFT JOIN category_items item ON item.id = reference
    LEFT JOIN outfits outfit ON outfit.id = reference
    LEFT JOIN blog_posts post ON post.id = reference
  ), known AS (
    SELECT transaction_id FROM conversions WHERE program = $1 AND transaction_id IN (SELECT transaction_id FROM input)
  ), written AS (
    INSERT INTO conversions AS present
      (program, transaction_id, occurred_at, amount, currency, retailer, subject_type, subject_id, outfit_id)
    SELECT $1, transaction_id, occurred_at, amount, currency, shop, subject_type, subject_id, outfit_id FROM traced
    ON CONFLICT (program, transaction_id) DO UPDATE
    SET occurred_at = excluded.occurred_at, amount = excluded.amount, currency = excluded.currency, updated_at = now(),
      retailer = COALESCE(NULLIF(present.retailer, ''), excluded.retailer),
      subject_type = COALESCE(present.subject_type, excluded.subject_type),
      subject_id = COALESCE(present.subject_id, excluded.subject_id),
      outfit_id = CASE WHEN present.subject_id IS NULL THEN excluded.outfit_id ELSE present.outfit_id END
    WHERE (present.occurred_at, present.amount, present.currency) IS DISTINCT FROM (excluded.occurred_at, excluded.amount, excluded.currency)
      OR (present.subject_id IS NULL AND excluded.subject_id IS NOT NULL) OR (present.retailer = '' AND excluded.retailer <> '')
    RETURNING transaction_id
  )
  SELECT CASE WHEN known.transaction_id IS NULL THEN 'created' WHEN written.transaction_id IS NULL THEN 'unchanged' ELSE 'updated' END AS outcome,
    count(*)::int AS number
  FROM input LEFT JOIN known USING (transaction_id) LEFT JOIN written USING (transaction_id) GROUP BY 1`;

interface Outcome {
  outcome: "created" | "updated" | "unchanged";
  number: number;
}

async function writeBatch(
  db: EntityManager,
  batch: readonly ReadConversion[],
  report: ConversionReport,
): Promise<void> {
  const lines = batch.map(({ transactionId, occurredAt, cents, ...row }) => ({
    ...row,
    transaction_id: transactionId,
    occurred_at: occurredAt,
    amount: (cents / 100).toFixed(2),
  }));
  const outcomes: Outcome[] = await db.query(statement, [report.program, JSON.stringify(lines)]);
  for (const { outcome, number } of outcomes) report[outcome] += number;
}

async function writeAll(
  { db, audit, invalidate }: Write,
  rows: AsyncIterable<ReadConversion>,
  report: ConversionReport,
  fileName: string,
): Promise<void> {
  const cents = new Map<string, number>();
  const batch: ReadConversion[] = [];
  for await (const row of rows) {
    report.rows++;
    cents.set(row.currency, (cents.get(row.currency) ?? 0) + row.cents);
    batch.push(row);
    if (batch.length === batchSize) await writeBatch(db, batch.splice(0), report);
  }
  if (batch.length > 0) await writeBatch(db, batch, report);
  report.totals = [...cents].sort().map(([currency, sum]) => ({ currency, amount: sum / 100 }));
  const { program, created, updated, unchanged, problems } = report;
  await db.insert(ConversionImport, { program, fileName, created, updated, unchanged, skipped: problems.count });
  invalidate("conversions");
  const title = `${program}: ${created} conversions created, ${updated} updated`;
  await audit({ action: "import", entityType: "conversion", title });
}

/**
 * Imports a program's conversion report in one transaction. Importing the same file again changes nothing.
 * @param open returns the file as a stream from its first byte.
 * @throws BAD_USER_INPUT when a column is missing, ImportRefused when the file is unusable.
 */
export async function importConversions(
  db: EntityManager,
  open: () => Readable,
  { program, currency, dateOrder, columns: chosen, fileName, dryRun, actor }: ReportOptions,
): Promise<ConversionReport> {
  const headers = await readHeader(open());
  const columns = findColumns(headers, findPreset(program.kind).columns, chosen);
  const titles = Object.entries(columns).map(([name, column]) => [name, column?.join(" + ") ?? null]);
  const report: ConversionReport = {
    program: program.name,
    dryRun,
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    totals: [],
    headers,
    columns: Object.fromEntries(titles) as Record<ColumnName, string | null>,
    problems: new Problems(),
  };
  const file = open();
  try {
    const rows = readReport(file, { columns, currency, dateOrder }, report.problems.add);
    await writeOrDryRun(dryRun, db, actor, (change) => writeAll(change, rows, report, fileName));
  } finally {
    file.destroy();
  }
  return report;
}
