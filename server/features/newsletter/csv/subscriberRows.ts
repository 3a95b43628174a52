import type { Readable } from "node:stream";
import { type CsvRow, readCsvRows } from "../../../shared/csv/csvRows";
import { unescapeFormula } from "../../../shared/csv/csvText";
import type { Problems } from "../../../shared/csv/problems";
import { emailProblem, normalizeEmail } from "../email";
import { noSource, statusText, subscriberTitles } from "./subscriberCsv";

/** A subscriber in the file. */
export interface ReadSubscriber {
  email: string;
  /** In UTC, YYYY-MM-DD. */
  date: string;
  source: string;
  subscribed: boolean;
}

const maxSourceLength = 100;
const day = 86_400_000;

function dateProblem(date: string): string | null {
  const begins = Date.parse(`${date}T00:00:00Z`);
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(begins || 0).toISOString().startsWith(date);
  if (!exists) return "Write the date as YYYY-MM-DD, for example 2026-03-14.";
  // Allows tomorrow because of time zones.
  return begins > Date.now() + day ? "The date is in the future." : null;
}

const sourceProblem = (source: string): string | null =>
  source.length > maxSourceLength || /\p{Cc}/u.test(source)
    ? `The source is longer than ${maxSourceLength} characters or not plain text.`
    : null;

const statuses = new Map([true, false].map((subscribed) => [statusText(subscribed).toLowerCase(), subscribed]));

/** Returns the subscriber of a row, or an error message. */
function parseRow({ cells }: CsvRow<keyof typeof subscriberTitles>): ReadSubscriber | string {
  const [date, source, status] = [cells.date, cells.source, cells.status].map((cell) => unescapeFormula(cell).trim());
  const email = normalizeEmail(unescapeFormula(cells.email));
  const subscribed = statuses.get(status.toLowerCase());
  if (subscribed === undefined) return `The status is neither ${statusText(true)} nor ${statusText(false)}.`;
  const problem = emailProblem(email) ?? dateProblem(date) ?? sourceProblem(source);
  return problem ?? { email, date, source: source === noSource ? "" : source, subscribed };
}

/** Yields the subscribers of an exported file, each address once. Invalid rows are reported and skipped. */
export async function* readSubscribers(
  file: Readable,
  problems: Problems,
  count: { rows: number },
): AsyncGenerator<ReadSubscriber> {
  const seen = new Set<string>();
  const format = { name: "subscriber list that was exported from this page", required: subscriberTitles };
  for await (const row of readCsvRows(file, format, problems.add)) {
    count.rows++;
    const subscriber = parseRow(row);
    if (typeof subscriber === "string")
      problems.add(row.line, `${subscriber.replace(/\.?$/, ".")} The row was skipped.`);
    else if (seen.has(subscriber.email))
      problems.add(row.line, "The email address appears twice in the file. This row was skipped.");
    else {
      seen.add(subscriber.email);
      yield subscriber;
    }
  }
}
