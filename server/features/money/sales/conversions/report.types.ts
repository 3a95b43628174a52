import type { ReportColumns } from "./reportTitles";
import type { DateOrder, WrittenDate } from "../../../../core/time/readDate";
import type { Meaning, Meanings, SaleState } from "./reportStatus";

/** One row of a report: a sale, or what takes one back. */
export interface ReportedSale {
  /** Line of the file. */
  row: number;
  /** The name of its file, of several. */
  file?: string;
  transactionId: string;
  /** Number of the order beside the transaction's; empty when the report has no other. */
  orderId: string;
  /** Name of the shop in lowercase if it belongs to the identity; empty when the network's ids are unique. */
  advertiser: string;
  /** Number of the piece in the order, if the report names it. */
  line: string;
  occurredAt: WrittenDate;
  /** The day on which the network entered the row, as it writes it; empty when the report does not tell. */
  postedAt: string;
  /** Commission with all its decimals; negative when a sale is taken back. */
  amount: number;
  currency: string;
  /** What the buyer paid; null when the report does not tell it clearly. */
  sale: { amount: number; currency: string } | null;
  state: SaleState;
  /** The network's own word; empty without a status column. */
  reportedStatus: string;
  /** Empty when the report does not name it. */
  retailer: string;
  /** The click's reference as reported; empty for none. */
  reference: string;
}

/** What the file and its editor say together. */
export interface ReportRules {
  columns: ReportColumns;
  /** Currency of amounts that nothing in the report gives one; null to ask. */
  currency: string | null;
  /** Order of day and month where the report does not prove it; null to ask. */
  dateOrder: DateOrder | null;
  states: StateRules;
  /** What becomes of the rows that may be no sales; null to ask. */
  noSales: "leaveOut" | "count" | null;
  hasUniqueIds: boolean;
  /** Whether the report names neither transactions nor orders. */
  hasNoIds: boolean;
}

/** What only a person can say about a report. */
export interface ReportQuestions {
  /** Columns that tell, or may tell, what became of a sale in words that nobody has explained yet. */
  meanings: StateQuestion[];
  /** Rows that have an id, a date and an amount, and may be the sum of others, a test or a bonus. */
  noSales: { line: number; file?: string; id: string }[];
  /** True when nothing proves the order of day and month. */
  dateOrder: boolean;
  /** True when amounts have no currency. */
  currency: boolean;
}

/** Why a row is not imported, and whether it is a sale that somebody must look at. */
export interface Unread {
  problem: string;
  isSale: boolean;
}

/** What is known about the words of a program's reports. */
export interface StateRules {
  /** What administrators answered. */
  answers: Meanings;
  /** What the network's documents say. */
  preset: { meanings: Meanings; plain: ReadonlySet<string> };
}

/** A column that nobody has explained wholly. */
export interface StateQuestion {
  /** As in the file. */
  title: string;
  /** The words to explain, with what each probably means; null when nothing is known of it. */
  words: { word: string; meaning: Meaning | null }[];
}
