import { type Readable, pipeline } from "node:stream";
import { type CsvError, type Info, parse } from "csv-parse";
import { readCsvForm, utf8Stream } from "./csvForm";
import { ImportRefused } from "./importRefused";
import type { Problem } from "./problems";

/** Title of a column in the header; with several spellings, the first one found counts. */
type Title = string | readonly [string, ...string[]];

/** The columns that an import reads: our names, and their titles in the header. */
export interface CsvFormat<Required extends string, Optional extends string = never> {
  /** Name of the format in error messages. */
  name: string;
  required: Record<Required, Title>;
  optional?: Record<Optional, Title>;
}

/** The columns that an import reads, in the order of the file: our name of each, or false for one to ignore. */
export interface CsvColumns<Field extends string> {
  columns: readonly (Field | false)[];
}

export interface CsvRow<Required extends string, Optional extends string = never> {
  /** First line of the row in the file. */
  line: number;
  cells: Record<Required, string> & Partial<Record<Optional, string>>;
}

/** A longer row means a quotation mark that was never closed. */
const maxRowBytes = 2_000_000;

/** Maps the header to our column names; false skips a column. */
function mapColumns(format: CsvFormat<string, string> | CsvColumns<string>, header: string[]): (string | false)[] {
  if ("columns" in format) return format.columns.concat(header.slice(format.columns.length).map(() => false));
  const { name, required, optional = {} } = format;
  const given = header.map((title) => title.trim().toLowerCase());
  const places = new Map<number, string>();
  const missing: string[] = [];
  for (const [field, title] of Object.entries({ ...required, ...optional })) {
    const names: readonly string[] = typeof title === "string" ? [title] : title;
    const at = names.map((name) => given.indexOf(name.toLowerCase())).find((place) => place >= 0);
    if (at !== undefined) places.set(at, field);
    else if (field in required) missing.push(`"${names[0]}"`);
  }
  if (missing.length > 0) throw new ImportRefused(`This is not a ${name}: the first line lacks ${missing.join(", ")}.`);
  return header.map((_, at) => places.get(at) ?? false);
}

const unclosedQuoteCodes = new Set(["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

const unclosedQuoteError = (line: number) =>
  new ImportRefused(
    `The file is broken: a quotation mark that opens near line ${line} is never closed. Nothing was written.`,
  );

function describeError({ code }: CsvError, line: number, lastLine: number): string {
  const lines = lastLine > line ? `lines ${line} to ${lastLine} were` : "the row was";
  if (code === "CSV_RECORD_INCONSISTENT_COLUMNS")
    return `The number of cells differs from the header; ${lines} skipped.`;
  return `A quotation mark is in the wrong place; ${lines} skipped.`;
}

/** How the text of a CSV file is read. */
interface CsvSource {
  delimiter: string;
  /** False for formats without quotation marks around cells. */
  hasQuotes?: boolean;
  /** True when rows may have fewer or more cells than there are columns. */
  isRagged?: boolean;
  /** The line with the titles, from 1; those before it are not read. */
  fromLine?: number;
}

/**
 * Yields the rows of a decoded CSV text. Broken rows are reported and skipped.
 * @throws ImportRefused when the text lacks a column, is empty, or has an unclosed quotation mark.
 */
export async function* parseCsvRows<Required extends string, Optional extends string = never>(
  text: Readable,
  { delimiter, hasQuotes = true, isRagged = false, fromLine = 1 }: CsvSource,
  format: CsvFormat<Required, Optional> | CsvColumns<Required | Optional>,
  problem: Problem,
): AsyncGenerator<CsvRow<Required, Optional>> {
  let lastLine = 0;
  let headerSeen = false;
  const parser = parse({
    delimiter,
    quote: hasQuotes ? '"' : null,
    relax_column_count: isRagged,
    from_line: fromLine,
    columns: (header: string[]) => {
      headerSeen = true;
      lastLine = fromLine;
      return mapColumns(format, header);
    },
    max_record_size: maxRowBytes,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    // The parser reads ahead of the consumer, so line numbers are recorded here.
    on_record: (cells: Record<string, string>, { lines }: Info): CsvRow<string> => {
      const line = Math.min(lastLine + 1, lines);
      lastLine = lines;
      return { line, cells };
    },
    on_skip: (error) => {
      const line = lastLine + 1;
      // Throwing here ends the parser.
      if (error && unclosedQuoteCodes.has(error.code)) throw unclosedQuoteError(line);
      // Reports a row once, even with several wrong quotation marks.
      const end = Number(error?.lines);
      if (error && headerSeen && end >= line) {
        lastLine = end;
        problem(line, describeError(error, line, end));
      }
      return undefined;
    },
  });
  pipeline(text, parser, () => undefined);
  yield* parser as AsyncIterable<CsvRow<Required, Optional>>;
  if (!headerSeen) throw new ImportRefused("The file is empty or its first line is not CSV.");
}

/**
 * Yields the rows of a CSV file in UTF-8 or UTF-16, separated by commas, semicolons, tabs or |. Broken rows are reported
 * and skipped.
 * @throws ImportRefused when the file has another form, lacks a column, is empty, or has an unclosed quotation mark.
 */
export async function* readCsvRows<Required extends string, Optional extends string = never>(
  file: Readable,
  format: CsvFormat<Required, Optional> | CsvColumns<Required | Optional>,
  problem: Problem,
): AsyncGenerator<CsvRow<Required, Optional>> {
  const form = await readCsvForm(file);
  const text = pipeline(file, utf8Stream(form), () => undefined);
  yield* parseCsvRows(text, form, format, problem);
}
