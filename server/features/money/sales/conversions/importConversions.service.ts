import type { EntityManager } from "typeorm";
import { writeOrDryRun } from "../../../../core/write/dryRun";
import type { Write } from "../../../../core/write/write";
import { Problems } from "../../../../core/csv/problems";
import { appError, badUserInput } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { sumAmounts } from "../../../../core/money/sumAmounts";
import { AffiliateProgram, type ReportChoices } from "../../../site/programs/affiliateProgram.entity";
import type { Money } from "../../earnings/analytics.types";
import { ConversionImport } from "../conversionImport.entity";
import { matchPayouts } from "../payouts/matchPayouts";
import { readStoredLines } from "./fitLines";
import { type Identity, identifySales } from "./identifySales";
import { chooseColumns, type ChosenColumns, describeColumns, headerKey } from "./chooseColumns";
import type { ColumnName, ReportColumns } from "./reportColumns";
import type { DateOrder } from "./reportDate";
import type { ReportTable } from "./reportFile";
import { recognizeNetwork } from "./reportNetworks";
import { type ReportedSale, type ReportQuestions, ReportReader, type ReportRules } from "./readReport";
import type { Meanings, SaleState } from "./reportStatus";
import type { StateRules } from "./readState";
import { settleRefunds } from "./settleRefunds";
import { lockSales, type Outcome, writeSales } from "./writeSales";

export interface ConversionReport extends Outcome {
  program: string;
  /** The network that the titles belong to; null for an unknown report. */
  network: string | null;
  /** True when the import was rolled back after the report was made. */
  dryRun: boolean;
  /** Number of valid rows. */
  rows: number;
  /** Commission of the approved and paid rows, less what was taken back. */
  totals: Money[];
  /** Commission of the pending rows. */
  pending: Money[];
  /** Number of rows that earn nothing: declined, refunded. */
  declined: number;
  /** Column titles of the file. */
  headers: string[];
  /** The title that each column was read from; null for columns that the report does not have. */
  columns: Record<ColumnName, string | null>;
  problems: Problems;
  /** Rows that are no sales, with the reason. */
  noSales: Problems;
}

export interface ReportOptions {
  program: AffiliateProgram;
  /** ISO 4217 code for amounts that nothing in the report gives one; null to ask for it. */
  currency: string | null;
  /** Order of day and month where the report does not prove it; null to ask for it. */
  dateOrder: DateOrder | null;
  columns: ChosenColumns;
  /** What the words of its columns mean, by the key of the title. */
  meanings: Meanings;
  /** Whether rows that may be sums, tests or bonuses count; null to ask. */
  noSales: ReportRules["noSales"];
  fileName: string;
  dryRun: boolean;
  actor: Actor | null;
  /**
   * Whether this is one sale that the program reports itself. An unreadable one is refused. Those of a day are one import,
   * and the audit log has none of them.
   */
  isSingleSale?: boolean;
}

const questionTexts: Record<keyof ReportQuestions, string> = {
  noSales: "Say whether these rows are sales.",
  meanings: "Say what these words tell about a sale. The answers are remembered for this program.",
  dateOrder: "Nothing in this report tells whether the day or the month comes first. Choose the date format.",
  currency: "This report names no currency. Choose the one that the program pays in.",
};

/** Refuses a report until its questions are answered. */
function requireAnswers(questions: ReportQuestions, columns: ConversionReport["columns"], headers: string[]): void {
  const asked = (Object.keys(questionTexts) as (keyof ReportQuestions)[]).filter((name) =>
    Array.isArray(questions[name]) ? questions[name].length > 0 : questions[name],
  );
  if (asked.length === 0) return;
  const fieldErrors = Object.fromEntries(asked.map((name) => [name, questionTexts[name]]));
  const { meanings, noSales } = questions;
  throw appError("BAD_USER_INPUT", asked.map((name) => questionTexts[name]).join(" "), {
    fieldErrors,
    meanings,
    noSales: noSales.slice(0, 20),
    headers,
    columns,
  });
}

const noPreset: StateRules["preset"] = { meanings: {}, plain: new Set() };

const findIdentity = ({ transactionId, orderId }: ReportColumns): Identity =>
  transactionId ? "transaction" : orderId && orderId.length > 1 ? "none" : "order";

function summarize(sales: readonly ReportedSale[]): Pick<ConversionReport, "rows" | "totals" | "pending" | "declined"> {
  const find = (...states: SaleState[]) => sales.filter(({ state }) => states.includes(state));
  return {
    rows: sales.length,
    totals: sumAmounts(find("approved", "paid")),
    pending: sumAmounts(find("pending")),
    declined: find("declined").length,
  };
}

/** What an import remembers for the next report of the program. */
function remember(
  before: ReportChoices,
  header: readonly string[],
  { columns, meanings }: ReportOptions,
): ReportChoices {
  const chosen = Object.keys(columns).length > 0 ? { [headerKey(header)]: columns } : {};
  const known = { ...before.meanings };
  for (const [key, words] of Object.entries(meanings)) known[key] = { ...known[key], ...words };
  return { ...before, columns: { ...before.columns, ...chosen }, meanings: known };
}

/** Adds a single sale to the program's import of the day. @returns false when this is the first of the day. */
async function addToDay(db: EntityManager, program: string, fileName: string, outcome: Outcome): Promise<boolean> {
  const { created, updated, unchanged } = outcome;
  const [rows]: [unknown[]] = await db.query(
    `UPDATE conversion_imports SET created_at = now(), created = created + $3, updated = updated + $4, unchanged = unchanged + $5
     WHERE program = $1 AND file_name = $2 AND (created_at AT TIME ZONE 'UTC')::date = (now() AT TIME ZONE 'UTC')::date
     RETURNING id`,
    [program, fileName, created, updated, unchanged],
  );
  return rows.length > 0;
}

/** Records an import, which is done, in the table of imports and in the audit log. */
async function recordImport(change: Write, options: ReportOptions, outcome: Outcome, skipped: number): Promise<void> {
  const { program, fileName, isSingleSale } = options;
  const { created, updated, unchanged } = outcome;
  if (isSingleSale && (await addToDay(change.db, program.name, fileName, outcome))) return;
  const imported = { program: program.name, fileName, created, updated, unchanged, skipped };
  await change.db.insert(ConversionImport, imported);
  if (isSingleSale) return;
  const title = `${program.name}: ${created} conversions created, ${updated} updated`;
  await change.audit({ action: "import", entityType: "conversion", title });
}

type Figures = ReturnType<typeof summarize>;

/** Identifies and writes the rows of a report. @throws BAD_USER_INPUT for an unreadable single sale. */
async function writeRows(
  db: EntityManager,
  rows: readonly { line: number; sale: ReportedSale }[],
  identity: Identity,
  { program, isSingleSale }: ReportOptions,
  problems: Problems,
): Promise<Outcome & Figures> {
  await lockSales(db, program.name);
  const ids = identity === "order" ? rows.map(({ sale }) => sale.transactionId) : [];
  const stored = await readStoredLines(db, program.name, ids);
  const sales = identifySales(rows, identity, stored, problems.add);
  if (isSingleSale && problems.count > 0) throw badUserInput(problems.first[0].sentence);
  const outcome = await writeSales(db, program.name, sales);
  return { ...outcome, ...summarize(await settleRefunds(db, program.name, sales)) };
}

/**
 * Imports a report of a program in one transaction. Importing the same report again changes nothing. A payout that equals
 * what is approved now marks its sales as paid.
 * @param problems so far, of the reading of the file.
 * @throws BAD_USER_INPUT when a column is missing or something must be asked, with the questions as field errors, the
 * unexplained columns as `meanings`, the file's titles as `headers` and the found ones as `columns`.
 */
export async function importConversions(
  db: EntityManager,
  table: ReportTable,
  options: ReportOptions,
  problems = new Problems(),
): Promise<ConversionReport> {
  const { program, currency, dateOrder, dryRun, actor } = options;
  const choices = remember(program.reportChoices, table.header, options);
  const chosen = choices.columns[headerKey(table.header)] ?? {};
  const columns = chooseColumns(table.header, chosen);
  const network = recognizeNetwork(table.header);
  const reader = new ReportReader(table, {
    columns,
    currency,
    dateOrder,
    noSales: options.noSales,
    hasUniqueIds: network?.hasUniqueIds ?? false,
    states: { answers: choices.meanings ?? {}, words: choices.statuses ?? {}, preset: network ?? noPreset },
  });
  const described = describeColumns(columns, table.header);
  requireAnswers(reader.findQuestions(), described, table.header);
  const noSales = new Problems();
  const rows = [...reader.read(problems.add, noSales.add)];
  const report: ConversionReport = {
    program: program.name,
    network: network?.name ?? null,
    dryRun,
    created: 0,
    updated: 0,
    unchanged: 0,
    ...summarize([]),
    headers: table.header,
    columns: described,
    problems,
    noSales,
  };
  await writeOrDryRun(dryRun, db, actor, async (change) => {
    Object.assign(report, await writeRows(change.db, rows, findIdentity(columns), options, problems));
    await matchPayouts(change.db, program.name);
    await recordImport(change, options, report, problems.count);
    if (!options.isSingleSale) await change.db.update(AffiliateProgram, { id: program.id }, { reportChoices: choices });
    change.invalidate("conversions");
  });
  return report;
}
