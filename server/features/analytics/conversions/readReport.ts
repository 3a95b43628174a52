import type { Readable } from "node:stream";
import { validate as isUuid } from "uuid";
import { readCsvRows } from "../../../core/csv/csvRows";
import type { Problem } from "../../../core/csv/problems";
import type { ColumnName, ColumnTitles } from "./reportHeader";
import { type DateOrder, isCancelled, readCents, readCurrency, readDate } from "./reportValues";

/** One conversion of a report. */
export interface ReadConversion {
  transactionId: string;
  occurredAt: Date;
  /** 0 for a cancelled sale. */
  cents: number;
  currency: string;
  /** Empty when the report does not name it. */
  retailer: string;
  /** Id of the row whose link led to the sale; null when the report does not name it. */
  reference: string | null;
}

export interface ReportRules {
  columns: ColumnTitles;
  /** ISO 4217 code for rows without a currency. */
  currency: string;
  dateOrder: DateOrder;
}

const maxTextLength = 200;
const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);

type Cells = Record<ColumnName, string>;

/** Returns the conversion, or an error message. */
function readRow(cells: Cells, { currency: defaultCurrency, dateOrder }: ReportRules): ReadConversion | string {
  const transactionId = cells.transactionId.trim();
  if (!transactionId || /^[|\s]*$/.test(transactionId)) return "The transaction ID is missing.";
  if (transactionId.length > maxTextLength || transactionId.includes("\0"))
    return "The transaction ID is too long or contains invalid characters.";
  const occurredAt = readDate(cells.occurredAt, dateOrder);
  if (!occurredAt) return `The date "${truncate(cells.occurredAt)}" cannot be read.`;
  const cents = readCents(cells.amount);
  if (cents === null) return `The amount "${truncate(cells.amount)}" is not a number.`;
  const currency = cells.currency.trim() ? readCurrency(cells.currency) : defaultCurrency;
  if (!currency) return `The currency "${truncate(cells.currency)}" is not a three-letter code such as USD.`;
  const reference = cells.reference.trim().toLowerCase();
  return {
    transactionId,
    occurredAt,
    cents: isCancelled(cells.cancelled) ? 0 : cents,
    currency,
    retailer: cells.retailer.replaceAll("\0", "").trim().slice(0, maxTextLength),
    reference: isUuid(reference) ? reference : null,
  };
}

/** Yields the conversions of a report. Rows that cannot be read are reported as problems and skipped. */
export async function* readReport(
  file: Readable,
  rules: ReportRules,
  problem: Problem,
): AsyncGenerator<ReadConversion> {
  const titles = [...new Set(Object.values(rules.columns).flatMap((column) => column ?? []))];
  const required = Object.fromEntries(titles.map((title, at) => [`column${at}`, title.trim()]));
  const lines = new Map<string, number>();
  for await (const { line, cells } of readCsvRows(file, { name: "conversion report", required }, problem)) {
    const getValue = (name: ColumnName): string =>
      (rules.columns[name] ?? []).map((title) => cells[`column${titles.indexOf(title)}`] ?? "").join("|");
    const row = readRow(
      {
        transactionId: getValue("transactionId"),
        occurredAt: getValue("occurredAt"),
        amount: getValue("amount"),
        currency: getValue("currency"),
        retailer: getValue("retailer"),
        reference: getValue("reference"),
        cancelled: getValue("cancelled"),
      },
      rules,
    );
    const before = typeof row === "string" ? undefined : lines.get(row.transactionId);
    if (typeof row === "string") problem(line, row);
    else if (before !== undefined)
      problem(line, `The transaction "${truncate(row.transactionId)}" already appears in line ${before}.`);
    else {
      lines.set(row.transactionId, line);
      yield row;
    }
  }
}
