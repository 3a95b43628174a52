import { type Readable, pipeline } from "node:stream";
import { type Options, parse } from "csv-parse";
import { ImportRefused } from "./importRefused";
import type { Problem } from "./problems";

/** A row of a table. */
export interface TableRow {
  /** First line of the row in the file, from 1; in a workbook, the number of the row. */
  line: number;
  /** As many as the table has titles. */
  cells: readonly string[];
}

/** How the rows of a text are written. */
export interface RowForm {
  delimiter: string;
  /** The last line with titles, from 1. */
  titleLine: number;
  /** Number of cells of a row; null when rows may differ. */
  width: number | null;
  /** False for formats without quotation marks around cells. */
  hasQuotes?: boolean;
}

/** A longer row means a quotation mark that was never closed. An article can contain a picture. */
const maxRowBytes = 5_000_000;

const unclosedQuoteCodes = new Set(["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

const unclosedQuoteError = (line: number) =>
  new ImportRefused(
    `The file is broken: a quotation mark that opens near line ${line} is never closed. Nothing was written.`,
  );

const describe = (line: number, lastLine: number, problem: string): string =>
  `${problem}; ${lastLine > line ? `lines ${line} to ${lastLine} were` : "the row was"} skipped.`;

export const otherWidth = (line: number, lastLine = line): string =>
  describe(line, lastLine, "The number of cells differs from the header");

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/**
 * Yields the rows of a decoded text below its titles. Broken rows are reported and skipped, empty ones are skipped.
 * @throws ImportRefused for an unclosed quotation mark.
 */
export async function* parseRows(
  text: Readable,
  { delimiter, titleLine, width, hasQuotes = true }: RowForm,
  problem: Problem,
): AsyncGenerator<TableRow> {
  let lastLine = titleLine;
  const options: Options<TableRow, string[]> = {
    delimiter,
    quote: hasQuotes ? '"' : null,
    relax_column_count: true,
    from_line: titleLine + 1,
    max_record_size: maxRowBytes,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    // The parser reads ahead of the consumer, so line numbers are recorded here.
    on_record: (cells: string[], { lines }): TableRow | null => {
      // Empty lines can be above the row, and line breaks inside its cells.
      const line = lines - lastLine > 1 ? Math.max(lastLine + 1, lines - countBreaks(cells)) : lines;
      lastLine = lines;
      if (width === null || cells.length === width) return { line, cells };
      problem(line, otherWidth(line, lines));
      return null;
    },
    on_skip: (error) => {
      const line = lastLine + 1;
      // Throwing here ends the parser.
      if (error && unclosedQuoteCodes.has(error.code)) throw unclosedQuoteError(line);
      // Reports a row once, even with several wrong quotation marks.
      const end = Number(error?.lines);
      if (error && end >= line) {
        lastLine = end;
        problem(line, describe(line, end, "A quotation mark is in the wrong place"));
      }
      return undefined;
    },
  };
  const parser = parse(options as unknown as Options);
  pipeline(text, parser, () => undefined);
  yield* parser as AsyncIterable<TableRow>;
}
