import type { Problems } from "../../../../core/table/problems";
import { openFile } from "../../../../core/table/openFile";
import { openTable } from "../../../../core/table/openTable";
import type { TableRow } from "../../../../core/table/parseRows";
import { eachFile, type NamedFile, requireSameTitles } from "../../../../core/table/severalFiles";
import { findColumns } from "./reportColumns";

/** Shortens a cell for a sentence about it. */
export const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);

/** A row of a report, by the places of its cells. */
export interface ReportRow extends TableRow {
  /** The name of its file, of several. */
  file?: string;
}

/** Reports with the same titles that have been read to their end: rows that are no rows of the table are reported and skipped. */
export interface ReportTable {
  header: string[];
  rows: ReportRow[];
}

/** Reads reports, with or without a headline. @throws ImportRefused when a file has no table or is broken. */
export async function readReportFiles(files: readonly NamedFile[], problems: Problems): Promise<ReportTable> {
  const rows: ReportRow[] = [];
  const tables = await eachFile(files, async (named) => {
    const { fileName } = named;
    const file = files.length > 1 ? fileName : undefined;
    const table = await openTable(await openFile(named), (header) => Object.keys(findColumns(header)).length);
    for await (const row of table.rows(problems.in(file))) rows.push(file === undefined ? row : { ...row, file });
    return { fileName, header: table.header };
  });
  requireSameTitles(tables);
  return { header: tables[0].header, rows };
}
