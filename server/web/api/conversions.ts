import { validate as isUuid } from "uuid";
import { apiPaths } from "../../../site/apiPaths";
import { importConversions } from "../../features/money/sales/conversions/importConversions.service";
import { columnNames } from "../../features/money/sales/conversions/reportColumns";
import type { ChosenColumns } from "../../features/money/sales/conversions/chooseColumns";
import type { DateOrder } from "../../features/money/sales/conversions/reportDate";
import { readReportFile } from "../../features/money/sales/conversions/reportFile";
import {
  type KnownStatuses,
  type ReportState,
  reportStates,
  statusWord,
} from "../../features/money/sales/conversions/reportStatus";
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

/** Parses a JSON object of texts; anything else is an error of its field. */
function readTexts(text: string | undefined, field: string, sentence: string): [name: string, value: string][] {
  if (!text) return [];
  try {
    const given: unknown = JSON.parse(text);
    if (given !== null && typeof given === "object" && !Array.isArray(given)) {
      const entries = Object.entries(given as Record<string, unknown>);
      if (entries.every((entry): entry is [string, string] => typeof entry[1] === "string")) return entries;
    }
  } catch {
    // Reported below.
  }
  throw wrong(field, sentence);
}

/** Parses the titles by column; ignores unknown columns. */
function readColumns(text: string | undefined): ChosenColumns {
  const given = readTexts(text, "columns", "Choose the columns again.");
  return Object.fromEntries(given.filter(([name]) => (columnNames as readonly string[]).includes(name)));
}

const isState = (text: string): text is ReportState => (reportStates as readonly string[]).includes(text);

/** Parses the states by word. */
function readStatuses(text: string | undefined): KnownStatuses {
  const sentence = "Say what each word means.";
  const given = readTexts(text, "statuses", sentence);
  return Object.fromEntries(
    given.map(([word, state]) => {
      if (!isState(state)) throw wrong("statuses", sentence);
      return [statusWord(word).slice(0, 200), state];
    }),
  );
}

/**
 * POST /api/conversions: imports a program's conversion report. Form fields: `file`, `programId`, `dryRun`; `currency`
 * and `dateOrder` (mdy, dmy) for reports that do not tell them; `columns`, JSON of titles by column, for unusual titles;
 * `statuses`, JSON of states by word, for unknown words. Returns the report. BAD_USER_INPUT asks for what is missing.
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
        statuses: readStatuses(fields.statuses),
        fileName,
        dryRun: isSwitchedOn(fields.dryRun),
        actor: request.actor,
      };
      const report = await importConversions(db(), table, options, problems);
      return { ...report, problemCount: problems.count, problems: problems.sorted() };
    }),
  );
};
