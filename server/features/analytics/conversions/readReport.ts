import type { Readable } from "node:stream";
import { validate as isUuid } from "uuid";
import { readCsvRows } from "../../../shared/csv/csvRows";
import type { Problem } from "../../../shared/csv/problems";
import type { ColumnName, ColumnTitles } from "./reportHeader";
import { type DateOrder, isCancelled, readCents, readCurrency, readDate } from "./reportValues";

/** A conversion as the report tells it. */
export interface ReadConversion {
  transactionId: string;
  occurredAt: Date;
  /** 0 for a sale that was cancelled. */
  cents: number;
  currency: string;
  /** Empty when the report does not tell. */
  retailer: string;
  /** The row whose link led to it; null when the report does not tell. */
  reference: string | null;
}

export interface ReportRules {
  columns: ColumnTitles;
  /** For rows that name none. */
  currency: string;
  dateOrder: DateOrder;
}

const longestText = 200;
const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);

type Cells = Record<ColumnName, string>;

/** What is wrong with the row, in a sentence, or the conversion. */
function readRow(cells: Cells, { currency: usual, dateOrder }: ReportRules): ReadConversion | string {
  const transactionId = cells.transactionId.trim();
  if (!transactionId || /^[|\s]*$/.test(transactionId)) return "The transaction is missing.";
  if (transactionId.length > longestText || transactionId.includes("\0")) return "The transaction is no name.";
  const occurredAt = readDate(cells.occurredAt, dateOrder);
  if (!occurredAt) return `The date "${shown(cells.occurredAt)}" cannot be read.`;
  const cents = readCents(cells.amount);
  if (cents === null) return `The amount "${shown(cells.amount)}" is no number.`;
  const currency = cells.currency.trim() ? readCurrency(cells.currency) : usual;
  if (!currency) return `The currency "${shown(cells.currency)}" is not one of three letters, such as USD.`;
  const reference = cells.reference.trim().toLowerCase();
  return {
    transactionId,
    occurredAt,
    cents: isCancelled(cells.cancelled) ? 0 : cents,
    currency,
    retailer: cells.retailer.replaceAll("\0", "").trim().slice(0, longestText),
    reference: isUuid(reference) ? reference : null,
  };
}

/** The conversions of a report, one at a time; rows that cannot be read are told as problems and left out. */
export async function* readReport(
  file: Readable,
  rules: ReportRules,
  problem: Problem,
): AsyncGenerator<ReadConversion> {
  const titles = [...new Set(Object.values(rules.columns).flatMap((column) => column ?? []))];
  const required = Object.fromEntries(titles.map((title, at) => [`column${at}`, title.trim()]));
  const lines = new Map<string, number>();
  for await (const { line, cells } of readCsvRows(file, { name: "conversion report", required }, problem)) {
    const valueOf = (name: ColumnName): string =>
      (rules.columns[name] ?? []).map((title) => cells[`column${titles.indexOf(title)}`] ?? "").join("|");
    const row = readRow(
      {
        transactionId: valueOf("transactionId"),
        occurredAt: valueOf("occurredAt"),
        amount: valueOf("amount"),
        currency: valueOf("currency"),
        retailer: valueOf("retailer"),
        reference: valueOf("reference"),
        cancelled: valueOf("cancelled"),
      },
      rules,
    );
    const before = typeof row === "string" ? undefined : lines.get(row.transactionId);
    if (typeof row === "string") problem(line, row);
    else if (before !== undefined)
      problem(line, `The transaction "${shown(row.transactionId)}" stands in line ${before} already.`);
    else {
      lines.set(row.transactionId, line);
      yield row;
    }
  }
}
