import { type Readable, pipeline } from "node:stream";
import { type CsvError, type Info, parse } from "csv-parse";
import { readCsvForm, utf8Stream } from "./csvForm";
import { ImportRefused } from "./importRefused";
import type { Problem } from "./problems";

/** What the first line calls a column; of several names the first one that it has. */
type Title = string | readonly [string, ...string[]];

/** The columns that an import reads: our names for them, and what the first line of the file calls them. */
export interface CsvFormat<Required extends string, Optional extends string = never> {
  /** What such a file is called in a sentence. */
  name: string;
  required: Record<Required, Title>;
  optional?: Record<Optional, Title>;
}

export interface CsvRow<Required extends string, Optional extends string = never> {
  /** The line of the file on which the row begins. */
  line: number;
  cells: Record<Required, string> & Partial<Record<Optional, string>>;
}

/** Longer rows are no rows but a quote that was never closed. */
const longestRow = 2_000_000;

/** The columns that are wanted, by our own names; false leaves a column out. */
function columnsOf({ name, required, optional = {} }: CsvFormat<string, string>, header: string[]): (string | false)[] {
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

const endless = new Set(["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

const unclosed = (line: number) =>
  new ImportRefused(
    `The file is broken: a quotation mark that opens near line ${line} is never closed. Nothing was written.`,
  );

function sentenceFor({ code }: CsvError, line: number, lastLine: number): string {
  const lines = lastLine > line ? `lines ${line} to ${lastLine} were` : "the row was";
  if (code === "CSV_RECORD_INCONSISTENT_COLUMNS")
    return `The number of cells differs from the header; ${lines} skipped.`;
  return `A quotation mark is in the wrong place; ${lines} skipped.`;
}

/**
 * The rows of a CSV file, one at a time: in UTF-8 or UTF-16, separated by commas, semicolons or tabs. A broken row is
 * reported and left out.
 * @throws ImportRefused when the file is in another form, lacks a column, is empty, or is so broken that rows cannot be told apart.
 */
export async function* readCsvRows<Required extends string, Optional extends string = never>(
  file: Readable,
  format: CsvFormat<Required, Optional>,
  problem: Problem,
): AsyncGenerator<CsvRow<Required, Optional>> {
  let lastLine = 0;
  let headerSeen = false;
  const form = await readCsvForm(file);
  const parser = parse({
    delimiter: form.delimiter,
    columns: (header: string[]) => {
      headerSeen = true;
      lastLine = 1;
      return columnsOf(format, header);
    },
    max_record_size: longestRow,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    // The parser runs ahead of whoever takes the rows, so lines are counted here.
    on_record: (cells: Record<string, string>, { lines }: Info): CsvRow<string> => {
      const line = Math.min(lastLine + 1, lines);
      lastLine = lines;
      return { line, cells };
    },
    on_skip: (error) => {
      const line = lastLine + 1;
      // What is thrown here ends the parser.
      if (error && endless.has(error.code)) throw unclosed(line);
      // A row is reported once, however many of its quotation marks are wrong.
      const end = Number(error?.lines);
      if (error && headerSeen && end >= line) {
        lastLine = end;
        problem(line, sentenceFor(error, line, end));
      }
      return undefined;
    },
  });
  pipeline(file, utf8Stream(form), parser, () => undefined);
  yield* parser as AsyncIterable<CsvRow<Required, Optional>>;
  if (!headerSeen) throw new ImportRefused("The file is empty or its first line is no CSV.");
}
