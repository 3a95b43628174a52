import { createHash } from "node:crypto";
import { appError } from "../../../../core/errors/appErrors";
import { type ColumnSamples, sampleColumns } from "../../../../core/table/samples";
import type { ReportTable } from "./reportFile";
import { findColumns, findOtherAmounts } from "./reportColumns";
import { type ColumnName, columnNames, findPlaces, type ReportColumns, titleKey } from "./reportTitles";
import { recognizePreset } from "./presets/reportPresets";

/**
 * Columns that a person chose: titles of the file, several joined with " + ", blank for none. noIds is "yes" for a report
 * without numbers of transactions and orders.
 */
export type ChosenColumns = Partial<Record<ColumnName | "noIds", string>>;

const findChosen = (choice: string, header: readonly string[]): readonly number[] | undefined => {
  const whole = header.findIndex((title) => title.trim() === choice.trim());
  return whole >= 0 ? [whole] : findPlaces(choice.split(" + ").map(titleKey), header.map(titleKey));
};

/** Identifies the reports with the same titles, in 43 characters. */
export const headerKey = (header: readonly string[]): string =>
  createHash("sha256").update(header.map(titleKey).join("|")).digest("base64url");

/** What a person sees of a file: its titles with the first cells below them, and the titles of each column's use. */
export interface DescribedFile {
  headers: (ColumnSamples & { tellsState: boolean })[];
  /** Several titles are joined with " + "; null for those that the report does not have. */
  columns: Record<ColumnName, string | null>;
}

/** @param states places of the columns that tell what became of a sale. */
export const describeFile = (
  { header, rows }: ReportTable,
  columns: ReportColumns,
  states: ReadonlySet<number> = new Set(),
): DescribedFile => ({
  headers: sampleColumns(header, rows).map((column, at) => ({ ...column, tellsState: states.has(at) })),
  columns: Object.fromEntries(
    columnNames.map((name) => [name, columns[name]?.map((at) => header[at]).join(" + ") ?? null]),
  ) as DescribedFile["columns"],
});

const requiredColumns = ({ transactionId, orderId, occurredAt, amount }: ReportColumns, noIds: boolean): string[] =>
  [
    noIds || (transactionId ?? orderId) ? "" : "the transaction or the order",
    occurredAt ? "" : "the date",
    amount ? "" : "the commission",
  ].filter(Boolean);

/** Returns the titles of the columns that can be the commission, when they differ; none when the network tells which it is. */
function findRivals({ header, rows }: ReportTable, amount: readonly number[] = []): string[] {
  if (amount.length !== 1 || recognizePreset(header)) return [];
  const [found] = amount;
  const others = findOtherAmounts(header, amount).filter(
    (at) =>
      rows.some(({ cells }) => /[1-9]/.test(cells[at]) && cells[at].trim() !== cells[found].trim()) &&
      !rows.some(({ cells }) => cells[at].includes("%")),
  );
  return others.length > 0 ? [found, ...others].map((at) => header[at].trim()) : [];
}

/**
 * Finds the columns of a report: those that a person chose, and the usual titles of the others.
 * @throws BAD_USER_INPUT when a person must choose, with the file's titles as `headers` and the found ones as `columns`.
 */
export function chooseColumns(table: ReportTable, chosen: ChosenColumns): ReportColumns {
  const { header } = table;
  const amount = chosen.amount?.trim() ? findChosen(chosen.amount, header) : undefined;
  const columns = findColumns(header, amount);
  const wishes: string[] = [];
  for (const name of columnNames) {
    const choice = chosen[name];
    if (choice === undefined) continue;
    delete columns[name];
    if (choice.trim() === "") continue;
    columns[name] = findChosen(choice, header);
    if (!columns[name]) wishes.push(`The report has no column "${choice.slice(0, 100)}".`);
  }
  const missing = requiredColumns(columns, chosen.noIds === "yes");
  if (missing.length > 0) wishes.push(`Choose the column of ${missing.join(" and of ")}.`);
  const rivals = chosen.amount === undefined ? findRivals(table, columns.amount) : [];
  if (rivals.length > 0)
    wishes.push(
      `${rivals.map((title) => `"${title}"`).join(" and ")} differ. Choose the one that you are paid as the commission.`,
    );
  if (wishes.length === 0) return columns;
  const sentence = wishes.join(" ");
  throw appError("BAD_USER_INPUT", sentence, {
    fieldErrors: { columns: sentence },
    ...describeFile(table, columns),
  });
}
