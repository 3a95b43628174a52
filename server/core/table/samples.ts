import type { Table } from "./openTable";

/** The beginning of a table, for a person who says what its columns contain. */
export interface TableSamples {
  header: string[];
  /** Cells of the first rows, as many as the header has. */
  samples: string[][];
}

const sampleRows = 5;
const maxCellLength = 100;

const cut = (cell: string) => cell.trim().slice(0, maxCellLength);

/** Returns the titles and the first rows. @throws ImportRefused when they are broken. */
export async function readSamples({ header, rows }: Table): Promise<TableSamples> {
  const samples: string[][] = [];
  for await (const { cells } of rows(() => undefined)) {
    samples.push(cells.map(cut));
    if (samples.length === sampleRows) break;
  }
  return { header: header.map(cut), samples };
}
