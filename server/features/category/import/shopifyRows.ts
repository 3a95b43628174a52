import { type Readable, pipeline } from "node:stream";
import { type CsvError, type Info, parse } from "csv-parse";
import { ImportRefused } from "./importRefused";

const required = {
  handle: "Handle",
  title: "Title",
  body: "Body (HTML)",
  vendor: "Vendor",
  type: "Type",
  tags: "Tags",
  published: "Published",
  price: "Variant Price",
  image: "Image Src",
} as const;

const optional = {
  compareAt: "Variant Compare At Price",
  status: "Status",
  giftCard: "Gift Card",
  googleCategory: "Google Shopping / Google Product Category",
  productCategory: "Product Category",
} as const;

export type Cells = Record<keyof typeof required, string> & Partial<Record<keyof typeof optional, string>>;

export interface Row {
  /** The line of the file on which the row begins. */
  line: number;
  cells: Cells;
}

/** Told what cannot be read, by line. */
export type Problem = (line: number, sentence: string) => void;

/** Longer rows are no products but a quote that was never closed. */
const longestRow = 2_000_000;

const fieldOf = new Map(
  Object.entries({ ...required, ...optional }).map(([field, header]) => [header.toLowerCase(), field]),
);

/** The columns that are wanted, by our own names; false leaves a column out. */
function columnsOf(header: string[]): (string | false)[] {
  const fields = header.map((name) => fieldOf.get(name.trim().toLowerCase()) ?? false);
  const missing = Object.entries(required).filter(([field]) => !fields.includes(field));
  if (missing.length > 0) {
    const names = missing.map(([, name]) => `"${name}"`).join(", ");
    throw new ImportRefused(`This is no product export in Shopify's CSV format: the first line lacks ${names}.`);
  }
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : false));
}

const endless = new Set(["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

const unclosed = (line: number) =>
  new ImportRefused(
    `The file is broken: a quotation mark that opens near line ${line} is never closed. Nothing was written.`,
  );

function sentenceFor({ code }: CsvError, line: number, lastLine: number): string {
  const lines = lastLine > line ? `lines ${line} to ${lastLine} are` : "it is";
  if (code === "CSV_RECORD_INCONSISTENT_COLUMNS")
    return `The number of cells differs from the first line's; ${lines} left out.`;
  return `A quotation mark is in the wrong place; ${lines} left out.`;
}

/**
 * The rows of the export, one at a time. A broken row is reported and left out.
 * @throws ImportRefused when the file is no export, is empty, or is so broken that rows cannot be told apart.
 */
export async function* readRows(file: Readable, problem: Problem): AsyncGenerator<Row> {
  let lastLine = 0;
  let headerSeen = false;
  const parser = parse({
    bom: true,
    columns: (header: string[]) => {
      headerSeen = true;
      lastLine = 1;
      return columnsOf(header);
    },
    max_record_size: longestRow,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    // The parser runs ahead of whoever takes the rows, so lines are counted here.
    on_record: (cells: Cells, { lines }: Info): Row => {
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
  pipeline(file, parser, () => undefined);
  yield* parser as AsyncIterable<Row>;
  if (!headerSeen) throw new ImportRefused("The file is empty or its first line is no CSV.");
}
