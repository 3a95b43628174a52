import type { Readable } from "node:stream";
import { type CsvRow, readCsvRows } from "../../../../core/csv/csvRows";
import { unescapeFormula } from "../../../../core/csv/csvText";
import type { Problems } from "../../../../core/csv/problems";
import { normalizeMailAddress } from "../../../../core/text/mailAddress";
import { emailProblem } from "../email";
import type { SubscriberStatus } from "../subscriber.inputs";
import { type SubscriberField, noSource, statusWords, subscriberTitles } from "./subscriberColumns";
import type { SubscriberMapping } from "./subscriberMapping";

/** A subscriber in the file. Null means that the file does not say: an existing address keeps what it has. */
export interface ReadSubscriber {
  email: string;
  /** In UTC, YYYY-MM-DD. */
  date: string | null;
  source: string | null;
  subscribed: boolean;
  /** The file says that the person has not confirmed, or gets no mail: nothing that an editor states confirms them. */
  isWaiting: boolean;
  /** Day of leaving, of a person who has unsubscribed. */
  leftOn: string | null;
}

type Row = CsvRow<never, SubscriberField>;

const maxSourceLength = 100;

const sourceProblem = (source: string): string | null =>
  source.length > maxSourceLength || /\p{Cc}/u.test(source)
    ? `The source is longer than ${maxSourceLength} characters or not plain text.`
    : null;

const day = 86_400_000;

/** Returns the parts of a date as year, month and day; null for another format. */
function splitDate(text: string): [year: string, month: string, day: string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return [iso[1], iso[2], iso[3]];
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text);
  if (american) return [american[3], american[1], american[2]];
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: .*)?$/.exec(text);
  return european ? [european[3], european[2], european[1]] : null;
}

/**
 * Returns a date as YYYY-MM-DD, without its time: 2026-03-14 12:30, 3/14/2026 (month first) or 14.3.2026. Null for any
 * other text.
 */
function parseDate(text: string): string | null {
  const parts = splitDate(text);
  if (!parts) return null;
  const date = parts.map((part) => part.padStart(2, "0")).join("-");
  const begins = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(begins) || new Date(begins).toISOString().slice(0, 10) !== date ? null : date;
}

/** Allows tomorrow because of time zones. */
const isFuture = (date: string): boolean => Date.parse(`${date}T00:00:00Z`) > Date.now() + day;

function dateProblem(text: string, date: string | null): string | null {
  if (text !== "" && date === null) return "Write the date as YYYY-MM-DD, for example 2026-03-14.";
  return date !== null && isFuture(date) ? "The date is in the future." : null;
}

/** Words of Mailchimp and of other programs. */
const statuses = new Map(
  Object.entries({
    CONFIRMED: [statusWords.CONFIRMED, "subscribed", "confirmed", "yes", "true", "1"],
    LEFT: [statusWords.LEFT, "left", "cleaned", "archived", "bounced", "inactive", "opted out", "no", "false", "0"],
    WAITING: [statusWords.WAITING, statusWords.SUPPRESSED, "pending", "unconfirmed", "not confirmed"],
  }).flatMap(([status, words]) => words.map((word) => [word.toLowerCase(), status as SubscriberStatus] as const)),
);

/** Returns the subscriber of a row, or an error message. */
function parseRow(
  { cells }: Row,
  { subscribed: isUsual }: Pick<SubscriberMapping, "subscribed">,
): ReadSubscriber | string {
  const read = (cell: string | undefined) => (cell === undefined ? null : unescapeFormula(cell).trim());
  const email = normalizeMailAddress(unescapeFormula(cells.email ?? ""));
  const [dateText, leftText, source, status] = [
    cells.date || cells.confirmedOn,
    cells.leftOn,
    cells.source,
    cells.status,
  ].map(read);
  const state = status === null ? (isUsual ? "CONFIRMED" : "LEFT") : statuses.get(status.toLowerCase());
  if (state === undefined) return `The status is none of ${Object.values(statusWords).join(", ")}.`;
  const subscribed = state !== "LEFT";
  const [date, leftOn] = [parseDate(dateText ?? ""), parseDate(leftText ?? "")];
  const problem =
    emailProblem(email) ??
    dateProblem(dateText ?? "", date) ??
    dateProblem(leftText ?? "", leftOn) ??
    sourceProblem(source ?? "");
  return (
    problem ?? {
      email,
      date,
      source: source === noSource ? "" : source || null,
      subscribed,
      isWaiting: state === "WAITING",
      leftOn: subscribed ? null : leftOn,
    }
  );
}

const twice = "The email address appears twice in the file.";

export interface SubscriberFile {
  /** Null for a file that was exported from this page. */
  mapping: SubscriberMapping | null;
  problems: Problems;
  /** Counts the readable rows. */
  count: { rows: number };
  /** Receives addresses that a later row marks as unsubscribed. */
  unsubscribed: Set<string>;
}

/** Yields the subscribers of a file, each address once. Invalid rows are reported and skipped. */
export async function* readSubscribers(
  file: Readable,
  { mapping, problems, count, unsubscribed }: SubscriberFile,
): AsyncGenerator<ReadSubscriber> {
  const seen = new Map<string, boolean>();
  const exported = { name: "subscriber list that was exported from this page", required: subscriberTitles };
  const rows: AsyncGenerator<Row> = mapping
    ? readCsvRows<never, SubscriberField>(file, mapping, problems.add)
    : (readCsvRows(file, exported, problems.add) as AsyncGenerator<Row>);
  for await (const row of rows) {
    count.rows++;
    const subscriber = parseRow(row, mapping ?? { subscribed: true });
    if (typeof subscriber === "string") {
      problems.add(row.line, `${subscriber.replace(/\.?$/, ".")} The row was skipped.`);
      continue;
    }
    const before = seen.get(subscriber.email);
    if (before === undefined) {
      seen.set(subscriber.email, subscriber.subscribed);
      yield subscriber;
    } else if (before && !subscriber.subscribed) {
      seen.set(subscriber.email, false);
      unsubscribed.add(subscriber.email);
      problems.add(row.line, `${twice} It is imported as unsubscribed.`);
    } else problems.add(row.line, `${twice} This row was skipped.`);
  }
}
