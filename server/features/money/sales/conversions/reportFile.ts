import type { Problem } from "../../../../core/table/problems";
import { openFile } from "../../../../core/table/openFile";
import { openTable } from "../../../../core/table/openTable";
import type { TableRow } from "../../../../core/table/parseRows";
import type { TableFile } from "../../../../core/table/tableFile";
import { findColumns } from "./reportColumns";

/** Shortens a cell for a sentence about it. */
export const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);

/** A row of a report, by the places of its cells. */
export type ReportRow = TableRow;

/** A report that has been read to its end: rows that are no rows of the table are reported and skipped. */
export interface ReportTable {
  header: string[];
  rows: ReportRow[];
}

/** Reads a report, with or without a headline. @throws ImportRefused when the file has no table or is broken. */
export async function readReportFile(file: TableFile, problem: Problem): Promise<ReportTable> {
  const table = await openTable(await openFile(file), (header) => Object.keys(findColumns(header)).length);
  const rows: ReportRow[] = [];
  for await (const row of table.rows(problem)) rows.push(row);
  return { header: table.header, rows };
}
