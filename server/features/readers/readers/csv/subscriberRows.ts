import { findColumns, namedCells, type Places } from "../../../../core/table/columns";
import { unescapeFormula } from "../../../../core/table/csvText";
import type { Table } from "../../../../core/table/openTable";
import type { Problem } from "../../../../core/table/problems";
import { normalizeMailAddress } from "../../../../core/text/mailAddress";
import { allYears, readDate, withoutDate } from "../../../../core/time/readDate";
import { emailProblem } from "../email";
import type { SubscriberStatus } from "../subscriber.inputs";
import { noSource, recognizeProgram, statusWords, subscriberTitles } from "./subscriberColumns";
import type { SubscriberMapping } from "./subscriberMapping";
import type { SubscriberField } from "./subscriberPresets";

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

type Cells = Partial<Record<SubscriberField, string>>;

const maxSourceLength = 100;

const isSource = (text: string): boolean => text.length <= maxSourceLength && !/\p{Cc}/u.test(text);

const day = 86_400_000;

/** Allows tomorrow because of time zones. */
const isFuture = (date: string): boolean => Date.parse(`${date}T00:00:00Z`) > Date.now() + day;

/** Returns the day in UTC; of 3/14/2026, the month is first. A time whose zone is unknown has its day. */
const parseDay = (text: string): string | undefined =>
  [text, text.split(/[T ]/, 1)[0]].map((part) => readDate(part, "mdy", allYears)?.at.slice(0, 10)).find(Boolean);

/** Returns the day; null for a missing one. @param unread receives a sentence about another text, which is null too. */
function readDay(text: string | null, unread: string[]): string | null {
  if (!text) return null;
  const date = parseDay(text);
  if (date !== undefined && !isFuture(date)) return date;
  unread.push(withoutDate(text, date && "is in the future"));
  return null;
}

/** Words of Mailchimp and of other programs. */
const statuses = new Map(
  Object.entries({
    CONFIRMED: [statusWords.CONFIRMED, "subscribed", "confirmed", "yes", "true", "1"],
    LEFT: [statusWords.LEFT, "left", "cleaned", "archived", "bounced", "inactive", "opted out", "no", "false", "0"],
    WAITING: [statusWords.WAITING, statusWords.SUPPRESSED, "pending", "unconfirmed", "not confirmed"],
  }).flatMap(([status, words]) => words.map((word) => [word.toLowerCase(), status as SubscriberStatus] as const)),
);

/** Returns the source; null for a missing one. @param unread receives a sentence about another text, which is null too. */
function readSource(text: string | null, unread: string[]): string | null {
  if (text === noSource) return "";
  if (!text || isSource(text)) return text || null;
  unread.push(
    `The source is longer than ${maxSourceLength} characters or not plain text; the row was imported without it.`,
  );
  return null;
}

/** How the status of a row is read. */
interface StatusRules {
  /** Whether rows are subscribed in a file without a column for the status. */
  isUsual: boolean;
  /** What the words of the program mean, where they are not the usual ones. */
  words: Readonly<Partial<Record<string, SubscriberStatus>>>;
}

/**
 * Returns the subscriber of a row, or an error message.
 * @param unread receives a sentence for each optional cell that cannot be read.
 */
function parseRow(cells: Cells, { isUsual, words }: StatusRules, unread: string[]): ReadSubscriber | string {
  const read = (cell: string | undefined) => (cell === undefined ? null : unescapeFormula(cell).trim());
  const email = normalizeMailAddress(unescapeFormula(cells.email ?? ""));
  const status = read(cells.status);
  const word = status?.toLowerCase() ?? "";
  const state = status === null ? (isUsual ? "CONFIRMED" : "LEFT") : (words[word] ?? statuses.get(word));
  if (state === undefined) return `The status is none of ${Object.values(statusWords).join(", ")}.`;
  const subscribed = state !== "LEFT";
  return (
    emailProblem(email) ?? {
      email,
      date: readDay(read(cells.date || cells.confirmedOn), unread),
      source: readSource(read(cells.source), unread),
      subscribed,
      isWaiting: state === "WAITING",
      leftOn: subscribed ? null : readDay(read(cells.leftOn), unread),
    }
  );
}

const twice = "The email address appears twice in the file.";

const exported = { name: "subscriber list that was exported from this page", required: subscriberTitles };

/** @throws ImportRefused when a file without a mapping was not exported from this page. */
function placeFields(table: Table, mapping: SubscriberMapping | null): Places<never, SubscriberField> {
  const format = mapping && { name: "list with the chosen columns", required: mapping.columns };
  return findColumns<never, SubscriberField>(table, format ?? exported);
}

export interface SubscriberFile {
  /** Null for a file that was exported from this page. */
  mapping: SubscriberMapping | null;
  problem: Problem;
  /** Counts the readable rows. */
  count: { rows: number };
  /** Receives addresses that a later row marks as unsubscribed. */
  unsubscribed: Set<string>;
}

/** Returns the last day of a list; null for one without days. */
export async function findLastDay(table: Table, mapping: SubscriberMapping | null): Promise<string | null> {
  const places = placeFields(table, mapping);
  let last: string | null = null;
  for await (const row of table.rows(() => undefined)) {
    const cells = namedCells(row.cells, places);
    for (const cell of [cells.date || cells.confirmedOn, cells.leftOn]) {
      const date = parseDay(unescapeFormula(cell ?? "").trim());
      if (date !== undefined && !isFuture(date) && date > (last ?? "")) last = date;
    }
  }
  return last;
}

/** Yields the subscribers of a list, each address once. Invalid rows are reported and skipped. */
export async function* readSubscribers(
  table: Table,
  { mapping, problem, count, unsubscribed }: SubscriberFile,
): AsyncGenerator<ReadSubscriber> {
  const seen = new Map<string, boolean>();
  const places = placeFields(table, mapping);
  const preset = recognizeProgram(table.header);
  const isPresetStatus = preset?.columns.status === mapping?.columns.status?.trim().toLowerCase();
  const rules = { isUsual: mapping?.subscribed ?? true, words: (isPresetStatus && preset?.statuses) || {} };
  for await (const row of table.rows(problem)) {
    count.rows++;
    const unread: string[] = [];
    const subscriber = parseRow(namedCells(row.cells, places), rules, unread);
    if (typeof subscriber === "string") {
      problem(row.line, `${subscriber.replace(/\.?$/, ".")} The row was skipped.`);
      continue;
    }
    const before = seen.get(subscriber.email);
    if (before === undefined) {
      seen.set(subscriber.email, subscriber.subscribed);
      for (const sentence of unread) problem(row.line, sentence);
      yield subscriber;
    } else if (before && !subscriber.subscribed) {
      seen.set(subscriber.email, false);
      unsubscribed.add(subscriber.email);
      problem(row.line, `${twice} It is imported as unsubscribed.`);
    } else problem(row.line, `${twice} This row was skipped.`);
  }
}
