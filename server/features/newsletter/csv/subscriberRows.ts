import type { Readable } from "node:stream";
import { type CsvRow, readCsvRows } from "../../../shared/csv/csvRows";
import { escapeFormula } from "../../../shared/csv/csvText";
import type { Problems } from "../../../shared/csv/problems";
import { emailProblem, normalizeEmail } from "../email";
import { noSource, statusText, subscriberTitles } from "./subscriberCsv";

/** A subscriber as the file has it. */
export interface ReadSubscriber {
  email: string;
  /** Of UTC, YYYY-MM-DD. */
  date: string;
  source: string;
  subscribed: boolean;
}

const longestSource = 100;
const day = 86_400_000;

function dateProblem(date: string): string | null {
  const begins = Date.parse(`${date}T00:00:00Z`);
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(begins || 0).toISOString().startsWith(date);
  if (!exists) return "The date is no day in the form YYYY-MM-DD.";
  // It may be tomorrow somewhere.
  return begins > Date.now() + day ? "The date lies in the future." : null;
}

const sourceProblem = (source: string): string | null =>
  source.length > longestSource || /\p{Cc}/u.test(source)
    ? `The source is longer than ${longestSource} characters or no plain text.`
    : null;

const statuses = new Map([true, false].map((subscribed) => [statusText(subscribed).toLowerCase(), subscribed]));

/** The subscriber of a row, or what is wrong with it. */
function read({ cells }: CsvRow<keyof typeof subscriberTitles>): ReadSubscriber | string {
  const [date, source, status] = [cells.date, cells.source, cells.status].map((cell) => escapeFormula(cell).trim());
  const email = normalizeEmail(escapeFormula(cells.email));
  const subscribed = statuses.get(status.toLowerCase());
  if (subscribed === undefined) return `The status is neither ${statusText(true)} nor ${statusText(false)}.`;
  const problem = emailProblem(email) ?? dateProblem(date) ?? sourceProblem(source);
  return problem ?? { email, date, source: source === noSource ? "" : source, subscribed };
}

/** The subscribers of an exported file, one at a time, each address once. A wrong row is reported and left out. */
export async function* readSubscribers(
  file: Readable,
  problems: Problems,
  count: { rows: number },
): AsyncGenerator<ReadSubscriber> {
  const seen = new Set<string>();
  const format = { name: "list of subscribers as this page exports it", required: subscriberTitles };
  for await (const row of readCsvRows(file, format, problems.add)) {
    count.rows++;
    const subscriber = read(row);
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
