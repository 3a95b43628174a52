import { validate as isUuid } from "uuid";
import { apiPaths } from "../../../site/apiPaths";
import { importConversions } from "../../features/analytics/conversions/importConversions.service";
import type { ChosenColumns } from "../../features/analytics/conversions/reportHeader";
import { type DateOrder, readCurrency } from "../../features/analytics/conversions/reportValues";
import { AffiliateProgram } from "../../features/programs/affiliateProgram.entity";
import { badUserInput } from "../../core/errors/appErrors";
import type { ApiRoutes } from "./registerApi";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 10 * 1024 * 1024;

const columnNames = [
  "transactionId",
  "occurredAt",
  "amount",
  "currency",
  "retailer",
  "reference",
  "cancelled",
] as const;

const wrong = (field: string, sentence: string) =>
  badUserInput("Please check what you entered.", { [field]: sentence });

function readCurrencyField(text: string | undefined): string {
  const currency = readCurrency(text || "USD");
  if (!currency) throw wrong("currency", "Use three letters, such as USD.");
  return currency;
}

function readDateOrder(text: string | undefined): DateOrder {
  if (text && text !== "mdy" && text !== "dmy") throw wrong("dateOrder", "Choose the date format.");
  return text === "dmy" ? "dmy" : "mdy";
}

/** Parses the JSON object of titles by column; ignores unknown columns. */
function readColumns(text: string | undefined): ChosenColumns {
  if (!text) return {};
  try {
    const columns: unknown = JSON.parse(text);
    const named = new Map(Object.entries(columns as object).map(([name, title]): [string, unknown] => [name, title]));
    if (columns !== null && typeof columns === "object" && !Array.isArray(columns)) {
      const chosen = columnNames.flatMap((name) => (named.has(name) ? [[name, named.get(name)] as const] : []));
      if (chosen.every(([, title]) => typeof title === "string")) return Object.fromEntries(chosen);
    }
  } catch {
    // Reported below.
  }
  throw wrong("columns", "Choose the columns again.");
}

/**
 * POST /api/conversions: imports a program's conversion report. Form fields: `file`, `programId`, `dryRun`; `currency`
 * and `dateOrder` for reports that do not specify them; `columns` for unusual titles. Returns the report.
 */
export const registerConversions: ApiRoutes = (api, { db }) => {
  api.post(apiPaths.conversions, { config: { role: "admin", token: "manage" } }, (request) =>
    withUploadedFile(request, largestFile, async ({ open, fields, fileName }) => {
      const { programId = "" } = fields;
      const program = isUuid(programId) ? await db().findOneBy(AffiliateProgram, { id: programId }) : null;
      if (!program) throw wrong("programId", "Choose an affiliate program.");
      const { problems, ...report } = await importConversions(db(), open, {
        program,
        currency: readCurrencyField(fields.currency),
        dateOrder: readDateOrder(fields.dateOrder),
        columns: readColumns(fields.columns),
        fileName,
        dryRun: isSwitchedOn(fields.dryRun),
        actor: request.actor,
      });
      return { ...report, problemCount: problems.count, problems: problems.sorted() };
    }),
  );
};
