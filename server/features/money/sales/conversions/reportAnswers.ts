import { appError } from "../../../../core/errors/appErrors";
import type { ReportChoices } from "../../../site/programs/affiliateProgram.entity";
import { type ChosenColumns, type DescribedFile, headerKey } from "./chooseColumns";
import type { Lookalike } from "./lookalikes";
import type { ReportedSale, ReportQuestions, ReportRules } from "./report.types";
import type { Meanings } from "./reportStatus";

/** What a person answers about a report; null and no entry ask. */
export interface ReportAnswers extends Pick<ReportRules, "currency" | "dateOrder" | "noSales"> {
  columns: ChosenColumns;
  /** What the words of its columns mean, by the key of the title. */
  meanings: Meanings;
  /** Whether rows that look like stored sales are those. */
  lookalikes: "same" | "different" | null;
  /** Whether known sales take the values of the report, where it is older or counts declined ones again. */
  known: "take" | "keep" | null;
}

export const noAnswers: ReportAnswers = {
  currency: null,
  dateOrder: null,
  columns: {},
  meanings: {},
  noSales: null,
  lookalikes: null,
  known: null,
};

const questionTexts: Record<keyof ReportQuestions, string> = {
  noSales: "Say whether these rows are sales.",
  meanings: "Say what these words tell about a sale. The answers are remembered for this program.",
  dateOrder: "Nothing in this report tells whether the day or the month comes first. Choose the date format.",
  currency: "This report does not say which currency it is in. Choose the one that the program pays in.",
};
const maxListed = 20;

/** @throws BAD_USER_INPUT with the questions as field errors and what they are about. */
function ask(fieldErrors: Record<string, string>, more: object): never {
  throw appError("BAD_USER_INPUT", Object.values(fieldErrors).join(" "), { fieldErrors, ...more });
}

/** Refuses a report until its questions are answered. @throws BAD_USER_INPUT */
export function requireAnswers(questions: ReportQuestions, file: DescribedFile): void {
  const asked = (Object.keys(questionTexts) as (keyof ReportQuestions)[]).filter((name) =>
    Array.isArray(questions[name]) ? questions[name].length > 0 : questions[name],
  );
  if (asked.length === 0) return;
  const { meanings, noSales } = questions;
  const about = { meanings, noSales: noSales.slice(0, maxListed), ...file };
  ask(Object.fromEntries(asked.map((name) => [name, questionTexts[name]])), about);
}

/** Asks whether rows are the stored sales that they look like. @throws BAD_USER_INPUT */
export function askLookalikes(pairs: readonly { sale: ReportedSale; stored: Lookalike }[], file: DescribedFile): never {
  const lookalikes = pairs.slice(0, maxListed).map(({ sale, stored }) => {
    const { transactionId, retailer, day, amount, currency } = stored;
    const reported = {
      transactionId: sale.transactionId,
      retailer: sale.retailer,
      day: sale.occurredAt.at.slice(0, 10),
    };
    return {
      line: sale.row,
      file: sale.file,
      reported: { ...reported, amount: sale.amount, currency: sale.currency },
      stored: { transactionId, retailer, day, amount, currency },
    };
  });
  const sentence =
    pairs.length === 1
      ? "One new row looks like a known sale. Say whether it is the same."
      : `${pairs.length} new rows look like known sales. Say whether they are the same.`;
  ask({ lookalikes: sentence }, { lookalikes, ...file });
}

/** Asks whether known sales take the values of the report. @throws BAD_USER_INPUT */
export const askKnown = (file: DescribedFile): never =>
  ask({ known: "Say whether known sales take the values of this report." }, file);

/** What an import remembers for the next report of the program. */
export function remember(
  before: ReportChoices,
  header: readonly string[],
  { columns, meanings }: ReportAnswers,
): ReportChoices {
  const chosen = Object.keys(columns).length > 0 ? { [headerKey(header)]: columns } : {};
  const known = { ...before.meanings };
  for (const [key, words] of Object.entries(meanings)) known[key] = { ...known[key], ...words };
  return { ...before, columns: { ...before.columns, ...chosen }, meanings: known };
}
