import type { ChangedRows } from "../../../../../admin/upload/ImportChanges";
import type { StateSum } from "../../../../../admin/upload/ImportSums";
import type { ColumnChoices, ColumnUse, FileColumn } from "../../../../../admin/upload/ColumnTable";
import { appendFiles } from "../../../../../admin/upload/FileField";
import type { FileProblem } from "../../../../../admin/upload/ProblemList";
import type { Money } from "../../../../../shared/format/exactMoney";

/** The columns of a conversion report. */
export const reportColumns = [
  { name: "transactionId", label: "Transaction", isJoined: true },
  { name: "orderId", label: "Order", isJoined: true },
  { name: "line", label: "Piece of the order", isJoined: true },
  { name: "occurredAt", label: "Date", needed: true, isJoined: true },
  { name: "postedAt", label: "Date of entry" },
  { name: "amount", label: "Commission", needed: true },
  { name: "currency", label: "Currency" },
  { name: "saleAmount", label: "Sale" },
  { name: "saleCurrency", label: "Currency of the sale" },
  { name: "retailer", label: "Retailer" },
  { name: "reference", label: "Reference" },
  { name: "status", label: "Status", isJoined: true },
  { name: "paid", label: "Paid" },
] as const satisfies readonly ColumnUse<string>[];

/** What a word of a column can tell about a sale. */
export const meanings = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "paid", label: "Paid" },
  { value: "declined", label: "Declined" },
  { value: "refunded", label: "Refunded" },
  { value: "takenBack", label: "The row takes a sale back" },
  { value: "noSale", label: "The row is no sale" },
  { value: "nothing", label: "Nothing about this" },
] as const;

export type ColumnName = (typeof reportColumns)[number]["name"];

export type ColumnMap = ColumnChoices<ColumnName> & {
  /** "yes" for a report without numbers of transactions and orders. */
  noIds?: string;
};

/** A column of a report. */
export interface ReportColumn extends FileColumn {
  /** Whether its words tell what became of a sale. */
  tellsState: boolean;
}

/** A column whose words somebody must explain, with what each probably means. */
export interface MeaningQuestion {
  title: string;
  words: readonly { word: string; meaning: string | null }[];
}

interface NamedSale extends Money {
  transactionId: string;
  retailer: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** A new row, by its line, and the known sale that it looks like. */
export interface Lookalike {
  line: number;
  file?: string;
  reported: NamedSale;
  stored: NamedSale;
}

/** What the server asks about a file beside its fields. */
export interface FileQuestions {
  meanings: readonly MeaningQuestion[];
  /** Rows that may be sums, tests or bonuses. */
  noSales: readonly { line: number; file?: string; id: string }[];
  lookalikes: readonly Lookalike[];
}

export const noQuestions: FileQuestions = { meanings: [], noSales: [], lookalikes: [] };

/** What an import changes in the sales of its program. */
export interface SaleChanges {
  rows: readonly ChangedRows[];
  /** Number of declined sales that count again. */
  revived: number;
  before: readonly StateSum[];
  after: readonly StateSum[];
  /** Known sales of the report's days that it does not have. */
  absent: { sales: number; money: readonly Money[] };
  /** The last day of an earlier report when this one ends before it; null otherwise. */
  olderThan: string | null;
}

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
  headers: ReportColumn[];
  columns: Record<ColumnName, string | null>;
  problemCount: number;
  problems: FileProblem[];
  noSaleCount: number;
  noSales: FileProblem[];
  /** Null in a dry run. */
  importId: string | null;
  changes: SaleChanges;
}

export interface ReportSettings {
  programId: string;
  files: readonly File[];
  /** ISO 4217, for reports that name no currency; blank to be asked. */
  currency: string;
  /** The date order of values such as 03/04/2026; blank for the one that the report shows. */
  dateOrder: "" | "mdy" | "dmy";
  /** Null: the columns that the server recognizes. */
  columns: ColumnMap | null;
  /** What words mean, by title. */
  meanings: Record<string, Record<string, string>>;
  noSales: "" | "leaveOut" | "count";
  lookalikes: "" | "same" | "different";
  known: "" | "take" | "keep";
}

export const emptyReport: ReportSettings = {
  programId: "",
  files: [],
  currency: "",
  dateOrder: "",
  columns: null,
  meanings: {},
  noSales: "",
  lookalikes: "",
  known: "",
};

/** What a word means: as chosen, or as it probably does; blank when neither is known. */
export const meaningOf = (chosen: ReportSettings["meanings"], title: string, word: MeaningQuestion["words"][number]) =>
  chosen[title]?.[word.word] ?? word.meaning ?? "";

/** All meanings that the form shows. */
const shownMeanings = (
  chosen: ReportSettings["meanings"],
  questions: readonly MeaningQuestion[],
): ReportSettings["meanings"] =>
  Object.fromEntries(
    questions.map(({ title, words }) => {
      const shown = words.map((word) => [word.word, meaningOf(chosen, title, word)] as const);
      return [title, Object.fromEntries(shown.filter(([, meaning]) => meaning !== ""))];
    }),
  );

export function toFormData(settings: ReportSettings, questions: FileQuestions, dryRun: boolean): FormData {
  const { files, columns, meanings: chosen, ...texts } = settings;
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) if (value) form.append(name, value);
  form.append("dryRun", String(dryRun));
  if (questions.meanings.length > 0) form.append("meanings", JSON.stringify(shownMeanings(chosen, questions.meanings)));
  if (columns) form.append("columns", JSON.stringify(columns));
  return appendFiles(form, files);
}
