import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { parse } from "csv-parse";
import { appError } from "../../../core/errors/appErrors";
import type { ReportColumns } from "../../programs/program.types";

export type ColumnName = keyof ReportColumns;

/** The file's titles that supply each column; null when the report does not have the column. */
export type ColumnTitles = Record<ColumnName, string[] | null>;

const requiredColumns: readonly ColumnName[] = ["transactionId", "occurredAt", "amount"];
const names: readonly ColumnName[] = [...requiredColumns, "currency", "retailer", "reference", "cancelled"];
const labels: Partial<Record<ColumnName, string>> = {
  transactionId: "the transaction",
  occurredAt: "the date",
  amount: "the commission",
};

/** Returns the cells of the first line. */
export async function readHeader(file: Readable): Promise<string[]> {
  const parser = parse({ bom: true, to: 1, relax_column_count: true, relax_quotes: true, max_record_size: 100_000 });
  pipeline(file, parser, () => undefined);
  try {
    for await (const record of parser as AsyncIterable<string[]>) return record;
    return [];
  } catch {
    return [];
  } finally {
    file.destroy();
  }
}

const normalizeTitle = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns the titles of one spelling, which joins several titles with a plus; null unless the file has all of them. */
function matchTitles(spelling: string, header: readonly string[]): string[] | null {
  const exact = header.find((title) => title.trim() === spelling.trim());
  if (exact !== undefined) return [exact];
  const found = spelling
    .split(" + ")
    .map((part) => header.find((title) => normalizeTitle(title) === normalizeTitle(part)));
  return found.every((title) => title !== undefined && normalizeTitle(title) !== "") ? (found as string[]) : null;
}

const refused = (sentence: string, header: readonly string[]) =>
  appError("BAD_USER_INPUT", sentence, { fieldErrors: { columns: sentence }, headers: header });

/** Columns chosen by the administrator: titles of this file, blank for none. */
export type ChosenColumns = Partial<Record<ColumnName, string>>;

/**
 * Finds the columns of the file: first the chosen ones, then the usual titles of the program's kind.
 * @throws BAD_USER_INPUT with the file's titles as `headers` when a chosen or required column is missing.
 */
export function findColumns(header: readonly string[], usual: ReportColumns, chosen: ChosenColumns): ColumnTitles {
  const found = Object.fromEntries(
    names.map((name) => {
      const choice = chosen[name];
      if (choice === undefined)
        return [name, usual[name].map((title) => matchTitles(title, header)).find(Boolean) ?? null];
      const titles = choice.trim() === "" ? null : matchTitles(choice, header);
      if (choice.trim() !== "" && !titles) throw refused(`The report has no column "${choice.slice(0, 100)}".`, header);
      return [name, titles];
    }),
  ) as ColumnTitles;
  const missing = requiredColumns.filter((name) => !found[name]).map((name) => labels[name]);
  if (missing.length) throw refused(`Choose the column of ${missing.join(" and of ")}.`, header);
  return found;
}
