import type { Money } from "../money";

/** The columns of a conversion report, required ones first. */
export const reportColumns = [
  { name: "transactionId", label: "Transaction", needed: true },
  { name: "occurredAt", label: "Date", needed: true },
  { name: "amount", label: "Commission", needed: true },
  { name: "currency", label: "Currency", needed: false },
  { name: "retailer", label: "Retailer", needed: false },
  { name: "reference", label: "Reference", needed: false },
  { name: "cancelled", label: "Cancelled", needed: false },
] as const;

export type ColumnName = (typeof reportColumns)[number]["name"];

/** The file's header for each column; blank: not in the report. */
export type ColumnMap = Record<ColumnName, string>;

/** The response of POST /api/conversions. */
export interface ConversionReport {
  program: string;
  dryRun: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  totals: Money[];
  /** The headers of the file. */
  headers: string[];
  columns: Record<ColumnName, string | null>;
  problemCount: number;
  problems: { line: number; sentence: string }[];
}

export interface ReportSettings {
  programId: string;
  file: File | null;
  /** ISO 4217, for reports without a currency column. */
  currency: string;
  /** The date order of values such as 03/04/2026. */
  dateOrder: "mdy" | "dmy";
  /** Null: the defaults of the program's kind. */
  columns: ColumnMap | null;
}

export const emptyReport: ReportSettings = {
  programId: "",
  file: null,
  currency: "USD",
  dateOrder: "mdy",
  columns: null,
};

export const toColumnMap = (columns: Partial<Record<ColumnName, string | null>>): ColumnMap =>
  Object.fromEntries(reportColumns.map(({ name }) => [name, columns[name] ?? ""])) as ColumnMap;

export function toFormData({ file, columns, ...settings }: ReportSettings, dryRun: boolean): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(settings)) form.append(name, value);
  form.append("dryRun", String(dryRun));
  if (columns) form.append("columns", JSON.stringify(columns));
  // The fields come before the file, because the server parses the file as a stream.
  if (file) form.append("file", file);
  return form;
}
