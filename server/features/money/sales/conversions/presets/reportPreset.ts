import type { Meaning } from "../reportStatus";
import type { ColumnName } from "../reportTitles";

/** What is known of a network's reports. */
export interface ReportPreset {
  name: string;
  /** Where this is known from. */
  source: string;
  /** Whether a transaction's id is unique among all shops of the network. */
  hasUniqueIds: boolean;
  /** Titles that only its reports have together; a comma joins those of one report. */
  recognizedBy: readonly string[];
  /** Titles of columns that other reports do not have, best first. A plus joins columns that tell it together. */
  columns?: Partial<Record<ColumnName, string>>;
  /** What the words of its columns of states mean, where they are codes or empty. */
  meanings?: Readonly<Record<string, Readonly<Record<string, Meaning>>>>;
  /** Titles of its columns that tell nothing beside its states. */
  plain?: string;
}
