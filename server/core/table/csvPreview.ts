import { type Readable, pipeline } from "node:stream";
import { parse } from "csv-parse";
import { readCsvForm, utf8Stream } from "./csvForm";
import { ImportRefused } from "./importRefused";

/** The beginning of a CSV file, for a person who says what its columns contain. */
export interface CsvPreview {
  header: string[];
  /** Cells of the first rows, as many as the header has. */
  samples: string[][];
}

const maxRowBytes = 2_000_000;
const maxColumns = 200;
const maxCellLength = 100;

/** Returns the header and the first rows. @throws ImportRefused when the file is empty or no text. */
export async function readCsvPreview(file: Readable, rows: number): Promise<CsvPreview> {
  const form = await readCsvForm(file);
  const parser = parse({
    delimiter: form.delimiter,
    to: rows + 1,
    max_record_size: maxRowBytes,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  pipeline(file, utf8Stream(form), parser, () => undefined);
  const lines: string[][] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) lines.push(cells);
  } finally {
    file.destroy();
  }
  const [header, ...samples] = lines;
  if (!header) throw new ImportRefused("The file is empty or its first line is not CSV.");
  if (header.length > maxColumns) throw new ImportRefused(`The file has more than ${maxColumns} columns.`);
  const cut = (cell = "") => cell.trim().slice(0, maxCellLength);
  return { header: header.map(cut), samples: samples.map((cells) => header.map((_, at) => cut(cells[at]))) };
}
