import type { Money } from "../../../../../shared/format/exactMoney";

/** The columns of a conversion report, required ones first. A transaction or an order identifies a sale. */
export const reportColumns = [
  { name: "transactionId", label: "Transaction", needed: false },
  { name: "orderId", label: "Order", needed: false },
  { name: "line", label: "Piece of the order", needed: false },
  { name: "occurredAt", label: "Date", needed: true },
  { name: "postedAt", label: "Date of entry", needed: false },
  { name: "amount", label: "Commission", needed: true },
  { name: "currency", label: "Currency", needed: false },
  { name: "saleAmount", label: "Sale", needed: false },
  { name: "saleCurrency", label: "Currency of the sale", needed: false },
  { name: "retailer", label: "Retailer", needed: false },
  { name: "reference", label: "Reference", needed: false },
  { name: "status", label: "Status", needed: false },
  { name: "paid", label: "Paid", needed: false },
] as const;

/** What a word of the status column can mean. */
export const reportStates = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "paid", label: "Paid" },
  { value: "declined", label: "Declined" },
  { value: "refunded", label: "Refunded" },
] as const;

export type ColumnName = (typeof reportColumns)[number]["name"];

/** The file's header for each column; blank: not in the report. */
export type ColumnMap = Record<ColumnName, string>;

/** The response of POST /api/conversions. */
export interface ConversionReport {
  program: string;
  /** Null for a report of an unknown network. */
  network: string | null;
  dryRun: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Commission that is approved or paid. */
  totals: Money[];
  /** Commission that waits for approval. */
  pending: Money[];
  /** Number of rows that earn nothing. */
  declined: number;
  /** The headers of the file. */
  headers: string[];
  columns: Record<ColumnName, string | null>;
  problemCount: number;
  problems: { line: number; sentence: string }[];
}

export interface ReportSettings {
  programId: string;
  file: File | null;
  /** ISO 4217, for reports that name no currency; blank to be asked. */
  currency: string;
  /** The date order of values such as 03/04/2026; blank for the one that the report shows. */
  dateOrder: "" | "mdy" | "dmy";
  /** Null: the columns that the server recognizes. */
  columns: ColumnMap | null;
  /** What unknown words of the status column mean. */
  statuses: Record<string, string>;
}

export const emptyReport: ReportSettings = {
  programId: "",
  file: null,
  currency: "",
  dateOrder: "",
  columns: null,
  statuses: {},
};

export const toColumnMap = (columns: Partial<Record<ColumnName, string | null>>): ColumnMap =>
  Object.fromEntries(reportColumns.map(({ name }) => [name, columns[name] ?? ""])) as ColumnMap;

export function toFormData({ file, columns, statuses, ...settings }: ReportSettings, dryRun: boolean): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(settings)) form.append(name, value);
  form.append("dryRun", String(dryRun));
  if (Object.keys(statuses).length > 0) form.append("statuses", JSON.stringify(statuses));
  if (columns) form.append("columns", JSON.stringify(columns));
  // The fields come before the file, because the server parses the file as a stream.
  if (file) form.append("file", file);
  return form;
}
