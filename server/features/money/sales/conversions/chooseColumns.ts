import { createHash } from "node:crypto";
import { appError } from "../../../../core/errors/appErrors";
import { type ColumnName, columnNames, findColumns, findPlaces, type ReportColumns, titleKey } from "./reportColumns";
import { type ReportTable, truncate } from "./reportFile";
import { isStateWord, typeTitles } from "./reportStatus";

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

/** Returns the title of the first unused column in which a cell is a word that only states have. */
function findStateTitle({ header, rows }: ReportTable, columns: ReportColumns): string | undefined {
  const used = new Set(Object.values(columns).flat());
  return header.find(
    (title, at) =>
      !used.has(at) && !typeTitles.has(titleKey(title)) && rows.some(({ cells }) => isStateWord(cells[at])),
  );
}

/** Returns what a person must choose: a required column is missing, or another than the usual ones looks like the status. */
function findWishes(table: ReportTable, columns: ReportColumns, hasStatusChoice: boolean): string[] {
  const missing = requiredColumns(columns);
  const state = columns.status || hasStatusChoice ? undefined : findStateTitle(table, columns);
  return [
    missing.length > 0 ? `Choose the column of ${missing.join(" and of ")}.` : "",
    state === undefined
      ? ""
      : `Does "${truncate(state)}" tell what became of a sale? Choose it as the status, or check again without.`,
  ].filter(Boolean);
}

/**
 * Finds the columns of a report: those that a person chose, and the usual titles of the others.
 * @param hasStatusChoice whether the person chose for this file: "none" is no answer for the next one.
 * @throws BAD_USER_INPUT when a person must choose, with the file's titles as `headers` and the found ones as `columns`.
 */
export function chooseColumns(table: ReportTable, chosen: ChosenColumns, hasStatusChoice: boolean): ReportColumns {
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
  wishes.push(...findWishes(table, columns, hasStatusChoice));
  if (wishes.length === 0) return columns;
  const sentence = wishes.join(" ");
  throw appError("BAD_USER_INPUT", sentence, {
    fieldErrors: { columns: sentence },
    headers: header,
    columns: describeColumns(columns, header),
  });
}
