import type { ReportRow } from "../conversions/reportFile";

/** A network's API that reports the sales of an account. */
export interface SalesSource {
  /** Name in the table of imports, such as "Awin API". */
  name: string;
  /** Name of the affiliate program that the sales belong to, and the variable that tells it. */
  program: { name: string; variable: string };
  /** Titles of the cells, as a report of the network has them. */
  header: readonly string[];
  /**
   * Reads the sales between two times, page by page.
   * @throws PullFailed when the network does not answer as documented.
   */
  read(from: Date, to: Date, signal: AbortSignal): AsyncGenerator<Page>;
}

/** The cells of some sales, in the order of the header. */
export type Page = ReportRow["cells"][];

/** A pull cannot go on. The message is for administrators; it has no credentials. */
export class PullFailed extends Error {}

/** Titles of a report by the paths of their values in a record, such as `commissionAmount.amount`. */
export type Fields = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function readCell(record: unknown, path: string): string {
  const value = path
    .split(".")
    .reduce((parent: unknown, name) => (isObject(parent) ? parent[name] : undefined), record);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Returns the cells of records; null when this is no list of them. */
export function readRecords(records: unknown, fields: Fields): Page | null {
  if (!Array.isArray(records) || !records.every(isObject)) return null;
  return records.map((record) => Object.keys(fields).map((path) => readCell(record, path)));
}

const dayMs = 86_400_000;

/** Yields ranges of some days at most that make up a longer one. */
export function* splitRange(from: Date, to: Date, days: number): Generator<{ from: Date; to: Date }> {
  for (let start = from.getTime(); start < to.getTime(); start += days * dayMs)
    yield { from: new Date(start), to: new Date(Math.min(start + days * dayMs, to.getTime())) };
}
