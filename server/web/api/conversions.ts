import { validate as isUuid } from "uuid";
import { apiPaths } from "../../../site/apiPaths";
import { importConversions } from "../../features/money/sales/conversions/importConversions.service";
import { type ColumnName, columnNames, titleKey } from "../../features/money/sales/conversions/reportTitles";
import type { ChosenColumns } from "../../features/money/sales/conversions/chooseColumns";
import type { ReportAnswers } from "../../features/money/sales/conversions/reportAnswers";
import { readReportFiles } from "../../features/money/sales/conversions/reportFile";
import { type Meaning, meanings, type Meanings } from "../../features/money/sales/conversions/reportStatus";
import { AffiliateProgram } from "../../features/site/programs/affiliateProgram.entity";
import { badUserInput } from "../../core/errors/appErrors";
import { Problems } from "../../core/table/problems";
import { maxFiles, nameFiles, splitArchives } from "../../core/table/severalFiles";
import { readCurrencyCode } from "../../core/money/currency";
import type { ApiRoutes } from "./registerApi";
import { isSwitchedOn, withUploadedFiles } from "./uploadedFile";

const limits = { fileSize: 10 * 1024 * 1024, files: maxFiles };

const wrong = (field: string, sentence: string) =>
  badUserInput("Please check what you entered.", { [field]: sentence });

function readCurrencyField(text: string | undefined): string | null {
  if (!text) return null;
  const currency = readCurrencyCode(text);
  if (!currency) throw wrong("currency", "Use three letters, such as USD.");
  return currency;
}

/** Reads a choice; blank for none. @throws BAD_USER_INPUT of its field for another text. */
function readChoice<Choice extends string>(
  fields: Record<string, string>,
  field: string,
  choices: readonly Choice[],
  sentence: string,
): Choice | null {
  const text = fields[field] ?? "";
  const choice = choices.find((one) => one === text);
  if (text && !choice) throw wrong(field, sentence);
  return choice ?? null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Parses a JSON object; anything else is an error of its field. */
function readJson(text: string | undefined, field: string, sentence: string): [name: string, value: unknown][] {
  if (!text) return [];
  try {
    const given: unknown = JSON.parse(text);
    if (isRecord(given)) return Object.entries(given);
  } catch {
    // Reported below.
  }
  throw wrong(field, sentence);
}

/** Parses the titles by column; ignores unknown columns. */
function readColumns(text: string | undefined): ChosenColumns {
  const sentence = "Choose the columns again.";
  const given = readJson(text, "columns", sentence);
  const texts = given.map(([name, value]) => {
    if (typeof value !== "string") throw wrong("columns", sentence);
    return [name, value] as const;
  });
  return Object.fromEntries(texts.filter(([name]) => [...columnNames, "noIds"].includes(name as ColumnName)));
}

const isMeaning = (value: unknown): value is Meaning => (meanings as readonly unknown[]).includes(value);

/** Parses the meanings of words by title. */
function readMeanings(text: string | undefined): Meanings {
  const sentence = "Say what each word means.";
  const given = readJson(text, "meanings", sentence);
  return Object.fromEntries(
    given.map(([title, words]) => {
      if (!isRecord(words) || !Object.values(words).every(isMeaning)) throw wrong("meanings", sentence);
      return [titleKey(title).slice(0, 200), words as Record<string, Meaning>];
    }),
  );
}

const readAnswers = (fields: Record<string, string>): ReportAnswers => ({
  currency: readCurrencyField(fields.currency),
  dateOrder: readChoice(fields, "dateOrder", ["mdy", "dmy"], "Choose the date format."),
  columns: readColumns(fields.columns),
  meanings: readMeanings(fields.meanings),
  noSales: readChoice(fields, "noSales", ["leaveOut", "count"], "Say whether these rows are sales."),
  lookalikes: readChoice(fields, "lookalikes", ["same", "different"], "Say whether these are the same sales."),
  known: readChoice(fields, "known", ["take", "keep"], "Say whether known sales take the values of this report."),
});

/**
 * POST /api/conversions: imports conversion reports of a program. Form fields: `file` (several with the same titles),
 * `programId`, `dryRun`, and answers: `currency` and `dateOrder` (mdy, dmy) for reports that do not tell them; `columns`,
 * JSON of titles by column, for unusual titles, with `noIds` "yes" for a report without numbers; `meanings`, JSON of meanings by word by title, for columns that
 * tell what became of a sale; `noSales` (leaveOut, count) for rows that may be sums; `lookalikes` (same, different) for new
 * rows that look like known sales; `known` (take, keep) for a report that is older or counts declined sales again. Returns
 * the report with its changes. BAD_USER_INPUT asks for what is missing.
 */
export const registerConversions: ApiRoutes = (api, { db }) => {
  api.post(apiPaths.conversions, { config: { role: "admin", token: "manage" } }, (request) =>
    withUploadedFiles(request, limits, async ({ files, fields }) => {
      const { programId = "" } = fields;
      const program = isUuid(programId) ? await db().findOneBy(AffiliateProgram, { id: programId }) : null;
      if (!program) throw wrong("programId", "Choose an affiliate program.");
      const problems = new Problems();
      const table = await readReportFiles(await splitArchives(files), problems);
      const options = {
        program,
        answers: readAnswers(fields),
        source: "file" as const,
        fileName: nameFiles(files),
        dryRun: isSwitchedOn(fields.dryRun),
        actor: request.actor,
      };
      const report = await importConversions(db(), table, options, problems);
      const { noSales } = report;
      return {
        ...report,
        problemCount: problems.count,
        problems: problems.sorted(),
        noSaleCount: noSales.count,
        noSales: noSales.sorted(),
      };
    }),
  );
};
