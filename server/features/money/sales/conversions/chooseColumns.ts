import { createHash } from "node:crypto";
import { appError } from "../../../../core/errors/appErrors";
import { type ColumnName, columnNames, findColumns, findPlaces, type ReportColumns, titleKey } from "./reportColumns";

/** Columns that a person chose: titles of the file, several joined with " + ", blank for none. */
export type ChosenColumns = Partial<Record<ColumnName, string>>;

const findChosen = (choice: string, header: readonly string[]): readonly number[] | undefined => {
  const whole = header.findIndex((title) => title.trim() === choice.trim());
  return whole >= 0 ? [whole] : findPlaces(choice.split(" + ").map(titleKey), header.map(titleKey));
};

/** Identifies the reports with the same titles, in 43 characters. */
export const headerKey = (header: readonly string[]): string =>
  createHash("sha256").update(header.map(titleKey).join("|")).digest("base64url");

/** The titles of each column, several joined with " + "; null for those that the report does not have. */
export const describeColumns = (columns: ReportColumns, header: readonly string[]) =>
  Object.fromEntries(
    columnNames.map((name) => [name, columns[name]?.map((at) => header[at]).join(" + ") ?? null]),
  ) as Record<ColumnName, string | null>;

const requiredColumns = ({ transactionId, orderId, occurredAt, amount }: ReportColumns): string[] =>
  [
    (transactionId ?? orderId) ? "" : "the transaction or the order",
    occurredAt ? "" : "the date",
    amount ? "" : "the commission",
  ].filter(Boolean);

/**
 * Finds the columns of a report: those that a person chose, and the usual titles of the others.
 * @throws BAD_USER_INPUT when a person must choose, with the file's titles as `headers` and the found ones as `columns`.
 */
export function chooseColumns(header: readonly string[], chosen: ChosenColumns): ReportColumns {
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
  const missing = requiredColumns(columns);
  if (missing.length > 0) wishes.push(`Choose the column of ${missing.join(" and of ")}.`);
  if (wishes.length === 0) return columns;
  const sentence = wishes.join(" ");
  throw appError("BAD_USER_INPUT", sentence, {
    fieldErrors: { columns: sentence },
    headers: header,
    columns: describeColumns(columns, header),
  });
}
