import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { Problems } from "../../../../core/table/problems";
import { badUserInput } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { sumAmounts } from "../../../../core/money/sumAmounts";
import { finishImport, startImport } from "../../../../core/imports/recordImport";
import { writeOrDryRun } from "../../../../core/write/dryRun";
import type { Write } from "../../../../core/write/write";
import { AffiliateProgram, type ReportChoices } from "../../../site/programs/affiliateProgram.entity";
import type { Money } from "../../earnings/analytics.types";
import { ConversionImport } from "../conversionImport.entity";
import { matchPayouts } from "../payouts/matchPayouts";
import { chooseColumns, type DescribedFile, describeFile, headerKey } from "./chooseColumns";
import { readStoredLines } from "./fitLines";
import { type Identity, identifySales } from "./identifySales";
import { findLookalikes, joinLookalikes } from "./lookalikes";
import { ReportReader } from "./readReport";
import type { ReportedSale, StateRules } from "./report.types";
import { askKnown, askLookalikes, type ReportAnswers, remember, requireAnswers } from "./reportAnswers";
import type { ReportColumns } from "./reportTitles";
import { type ReportTable, truncate } from "./reportFile";
import { recognizePreset } from "./presets/reportPresets";
import type { SaleState } from "./reportStatus";
import { readSaleChanges, type SaleChanges } from "./saleChanges";
import { settleRefunds } from "./settleRefunds";
import { lockSales, type Outcome, writeSales } from "./writeSales";

export interface ConversionReport extends Outcome, DescribedFile {
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
  problems: Problems;
  /** Rows that are no sales, with the reason. */
  noSales: Problems;
  /** What it changes; null for a single sale. */
  changes: SaleChanges | null;
  /** Its id, by which it can be undone; null in a dry run and for a single sale. */
  importId: string | null;
}

export interface ReportOptions {
  program: AffiliateProgram;
  answers: ReportAnswers;
  fileName: string;
  dryRun: boolean;
  actor: Actor | null;
  /**
   * Who reports: a person with a file; the network's API, whose present values count and whose doubtful sales are problems;
   * the program itself with one sale. An unreadable single sale is refused. Those of a day are one import, and the audit log
   * has none of them.
   */
  source: "file" | "network" | "singleSale";
}

const noPreset: StateRules["preset"] = { meanings: {}, plain: new Set() };
const findIdentity = ({ transactionId, orderId }: ReportColumns): Identity => {
  if (transactionId) return "transaction";
  return orderId?.length === 1 ? "order" : "none";
};

type Figures = Pick<ConversionReport, "rows" | "totals" | "pending" | "declined">;

function summarize(sales: readonly ReportedSale[]): Figures {
  const find = (...states: SaleState[]) => sales.filter(({ state }) => states.includes(state));
  return {
    rows: sales.length,
    totals: sumAmounts(find("approved", "paid")),
    pending: sumAmounts(find("pending")),
    declined: find("declined").length,
  };
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

/** Records an import, which is done, in the table of imports and in the audit log. @param id of its recorded changes. */
async function recordImport(
  change: Write,
  id: string | null,
  options: ReportOptions,
  outcome: Outcome & { skipped: number; lastDay: string | null },
  formerChoices: ReportChoices | null,
): Promise<void> {
  const { program, fileName } = options;
  const { created, updated, unchanged, skipped, lastDay } = outcome;
  if (id === null && (await addToDay(change.db, program.name, fileName, outcome))) return;
  const imported = { program: program.name, fileName, created, updated, unchanged, skipped };
  await change.db.insert(ConversionImport, { ...(id && { id }), ...imported, lastDay, formerChoices });
  if (id === null) return;
  await finishImport(change.db, id);
  const title = `${program.name}: ${created} conversions created, ${updated} updated`;
  await change.audit({ action: "import", entityType: "conversion", title });
}

interface ReadReport {
  rows: readonly { line: number; sale: ReportedSale }[];
  identity: Identity;
  file: DescribedFile;
}

/** Finds which stored sale each row is. @throws BAD_USER_INPUT for an unreadable single sale, and to ask about lookalikes. */
async function identify(
  db: EntityManager,
  { rows, identity, file }: ReadReport,
  { program, source, answers }: ReportOptions,
  problems: Problems,
): Promise<ReportedSale[]> {
  const ids = identity === "order" ? rows.map(({ sale }) => sale.transactionId) : [];
  const stored = await readStoredLines(db, program.name, ids);
  const sales = identifySales(rows, identity, stored, problems.add);
  if (source === "singleSale") {
    if (problems.count > 0) throw badUserInput(problems.first[0].sentence);
    return sales;
  }
  const pairs = answers.lookalikes === "different" ? [] : await findLookalikes(db, program.name, sales);
  if (pairs.length === 0) return sales;
  if (answers.lookalikes === "same") return joinLookalikes(db, sales, pairs);
  if (source === "file") askLookalikes(pairs, sales, file);
  for (const { place, transactionId } of pairs)
    problems.add(
      sales[place].row,
      `This looks like the known sale "${truncate(transactionId)}". Import a report that has it.`,
    );
  const places = new Set(pairs.map(({ place }) => place));
  return sales.filter((_, place) => !places.has(place));
}

/** Writes the rows of a report, and returns what became of them and what they change. */
async function writeRows(
  { db, actor }: Write,
  read: ReadReport,
  options: ReportOptions,
  problems: Problems,
): Promise<Outcome & Figures & Pick<ConversionReport, "changes" | "importId"> & { lastDay: string | null }> {
  const { program, answers, source, dryRun } = options;
  await lockSales(db, program.name);
  const title = [program.name, options.fileName].filter(Boolean).join(": ");
  const importId = source === "singleSale" ? null : await startImport({ db, actor }, { kind: "SALES", title });
  const sales = await identify(db, read, options, problems);
  const outcome = await writeSales(db, program.name, sales, answers.known === "keep");
  const figures = summarize(await settleRefunds(db, program.name, sales));
  await matchPayouts(db, program.name);
  const lastDay = sales
    .reduce((last, { occurredAt }) => (occurredAt.at > last ? occurredAt.at : last), "")
    .slice(0, 10);
  const result = { ...outcome, ...figures, importId, lastDay: lastDay || null };
  if (importId === null) return { ...result, changes: null };
  const changes = await readSaleChanges(db, importId, program.name, sales, result.lastDay);
  const isDoubtful = changes.revived > 0 || (changes.olderThan !== null && outcome.updated > 0);
  if (isDoubtful && !dryRun && source === "file" && answers.known === null) askKnown(read.file);
  return { ...result, changes };
}

/**
 * Imports a report of a program in one transaction. Importing the same report again changes nothing. A payout that equals
 * what is approved now marks its sales as paid.
 * @param problems so far, of the reading of the file.
 * @throws BAD_USER_INPUT when a column is missing or something must be asked, with the questions as field errors, what they
 * are about by the same names, and the described file.
 */
export async function importConversions(
  db: EntityManager,
  table: ReportTable,
  options: ReportOptions,
  problems = new Problems(),
): Promise<ConversionReport> {
  const { program, answers, source, dryRun, actor } = options;
  const choices = remember(program.reportChoices, table.header, answers);
  const chosen = choices.columns[headerKey(table.header)] ?? {};
  const columns = chooseColumns(table, chosen);
  const network = recognizePreset(table.header);
  const reader = new ReportReader(table, {
    columns,
    currency: answers.currency,
    dateOrder: answers.dateOrder,
    noSales: source === "file" ? answers.noSales : "count",
    hasUniqueIds: network?.hasUniqueIds ?? false,
    hasNoIds: chosen.noIds === "yes",
    states: { answers: choices.meanings ?? {}, words: choices.statuses ?? {}, preset: network ?? noPreset },
  });
  const file = describeFile(table, columns, reader.findStateColumns());
  requireAnswers(reader.findQuestions(), file);
  const noSales = new Problems();
  const rows = [...reader.read(problems.add, noSales.add)];
  const formerChoices = isDeepStrictEqual(choices, program.reportChoices) ? null : program.reportChoices;
  const {
    lastDay: _,
    importId,
    ...outcome
  } = await writeOrDryRun(dryRun, db, actor, async (change) => {
    const result = await writeRows(change, { rows, identity: findIdentity(columns), file }, options, problems);
    await recordImport(change, result.importId, options, { ...result, skipped: problems.count }, formerChoices);
    if (formerChoices) await change.db.update(AffiliateProgram, { id: program.id }, { reportChoices: choices });
    change.invalidate("conversions");
    return result;
  });
  return {
    ...file,
    program: program.name,
    network: network?.name ?? null,
    dryRun,
    importId: dryRun ? null : importId,
    ...outcome,
    problems,
    noSales,
  };
}
