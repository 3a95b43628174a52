import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { Problems } from "../../../../core/table/problems";
import { finishImport } from "../../../../core/imports/recordImport";
import { writeOrDryRun } from "../../../../core/write/dryRun";
import type { Write } from "../../../../core/write/write";
import { AffiliateProgram, type ReportChoices } from "../../../site/programs/affiliateProgram.entity";
import { ConversionImport } from "../conversionImport.entity";
import { chooseColumns, type DescribedFile, describeFile, headerKey } from "./chooseColumns";
import type { Identity } from "./identifySales";
import { recognizePreset } from "./presets/reportPresets";
import { ReportReader } from "./readReport";
import type { StateRules } from "./report.types";
import { remember, requireAnswers } from "./reportAnswers";
import type { ReportTable } from "./reportFile";
import type { ReportColumns } from "./reportTitles";
import type { Outcome } from "./writeSales";
import { type ReportOptions, writeReport, type WrittenReport } from "./writeReport";

/** Its id is null in a dry run, too: then it cannot be undone. */
export interface ConversionReport extends Omit<WrittenReport, "lastDay">, DescribedFile {
  program: string;
  /** The network that the titles belong to; null for an unknown report. */
  network: string | null;
  /** True when the import was rolled back after the report was made. */
  dryRun: boolean;
  problems: Problems;
  /** Rows that are no sales, with the reason. */
  noSales: Problems;
}

const noPreset: StateRules["preset"] = { meanings: {}, plain: new Set() };
const findIdentity = ({ transactionId, orderId }: ReportColumns): Identity => {
  if (transactionId) return "transaction";
  return orderId?.length === 1 ? "order" : "none";
};

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

/**
 * Imports reports of a program in one transaction, those of earlier days first. Importing the same report again changes
 * nothing. A payout that equals what is approved now marks its sales as paid.
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
    states: { answers: choices.meanings ?? {}, preset: network ?? noPreset },
  });
  const file = describeFile(table, columns, reader.findStateColumns());
  requireAnswers(reader.findQuestions(), file);
  const noSales = new Problems();
  const sales = [...reader.read(problems, noSales)];
  const formerChoices = isDeepStrictEqual(choices, program.reportChoices) ? null : program.reportChoices;
  const {
    lastDay: _,
    importId,
    ...outcome
  } = await writeOrDryRun(dryRun, db, actor, async (change) => {
    const result = await writeReport(change, { sales, identity: findIdentity(columns), file }, options, problems);
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
