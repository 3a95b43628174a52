import type { Table } from "./openTable";
import type { TableRow } from "./parseRows";

/** A column of a file, for a person who says what it contains. */
export interface ColumnSamples {
  title: string;
  /** Its first cells. */
  samples: string[];
}

const sampleRows = 5;
const maxCellLength = 100;

const cut = (cell: string) => cell.trim().slice(0, maxCellLength);

/** Returns the columns of a table that has been read. */
export const sampleColumns = (header: readonly string[], rows: readonly TableRow[]): ColumnSamples[] =>
  header.map((title, at) => ({
    title: title.trim(),
    samples: rows.slice(0, sampleRows).map(({ cells }) => cut(cells[at])),
  }));

/** Reads the first rows of a table, and returns its columns. @throws ImportRefused when they are broken. */
export async function readSamples({ header, rows }: Table): Promise<ColumnSamples[]> {
  const first: TableRow[] = [];
  for await (const row of rows(() => undefined)) if (first.push(row) === sampleRows) break;
  return sampleColumns(header, first);
}
