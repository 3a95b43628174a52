import { validate as isUuid } from "uuid";
import { apiPaths } from "../../../site/apiPaths";
import { importConversions } from "../../features/money/sales/conversions/importConversions.service";
import { columnNames, titleKey } from "../../features/money/sales/conversions/reportColumns";
import type { ChosenColumns } from "../../features/money/sales/conversions/chooseColumns";
import type { DateOrder } from "../../features/money/sales/conversions/reportDate";
import type { ReportRules } from "../../features/money/sales/conversions/readReport";
import { readReportFile } from "../../features/money/sales/conversions/reportFile";
import { type Meaning, meanings, type Meanings } from "../../features/money/sales/conversions/reportStatus";
import { AffiliateProgram } from "../../features/site/programs/affiliateProgram.entity";
import { badUserInput } from "../../core/errors/appErrors";
import { Problems } from "../../core/csv/problems";
import { readCurrencyCode } from "../../core/money/currency";
import type { ApiRoutes } from "./registerApi";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 10 * 1024 * 1024;

const wrong = (field: string, sentence: string) =>
  badUserInput("Please check what you entered.", { [field]: sentence });

function readCurrencyField(text: string | undefined): string | null {
  if (!text) return null;
  const currency = readCurrencyCode(text);
  if (!currency) throw wrong("currency", "Use three letters, such as USD.");
  return currency;
}

function readDateOrder(text: string | undefined): DateOrder | null {
  if (text && text !== "mdy" && text !== "dmy") throw wrong("dateOrder", "Choose the date format.");
  return text === "dmy" || text === "mdy" ? text : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function readNoSales(text: string | undefined): ReportRules["noSales"] {
  if (text && text !== "leaveOut" && text !== "count") throw wrong("noSales", "Say whether these rows are sales.");
  return text === "leaveOut" || text === "count" ? text : null;
}

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
  return Object.fromEntries(texts.filter(([name]) => (columnNames as readonly string[]).includes(name)));
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

/**
 * POST /api/conversions: imports a program's conversion report. Form fields: `file`, `programId`, `dryRun`; `currency`
 * and `dateOrder` (mdy, dmy) for reports that do not tell them; `columns`, JSON of titles by column, for unusual titles;
 * `meanings`, JSON of meanings by word by title, for columns that tell what became of a sale; `noSales` (leaveOut, count) for
 * rows that may be sums. Returns the report. BAD_USER_INPUT asks for what is missing.
 */
export const registerConversions: ApiRoutes = (api, { db }) => {
  api.post(apiPaths.conversions, { config: { role: "admin", token: "manage" } }, (request) =>
    withUploadedFile(request, largestFile, async ({ open, fields, fileName }) => {
      const { programId = "" } = fields;
      const program = isUuid(programId) ? await db().findOneBy(AffiliateProgram, { id: programId }) : null;
      if (!program) throw wrong("programId", "Choose an affiliate program.");
      const problems = new Problems();
      const table = await readReportFile(open, problems.add);
      const options = {
        program,
        currency: readCurrencyField(fields.currency),
        dateOrder: readDateOrder(fields.dateOrder),
        columns: readColumns(fields.columns),
        meanings: readMeanings(fields.meanings),
        noSales: readNoSales(fields.noSales),
        fileName,
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
