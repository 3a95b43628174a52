import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { parse } from "csv-parse/sync";
import { readCsvForm, utf8Stream, type CsvForm } from "../../../../core/table/csvForm";
import { parseCsvRows } from "../../../../core/table/csvRows";
import { detectTextEncoding } from "../../../../core/table/textEncoding";
import { ImportRefused } from "../../../../core/table/importRefused";
import type { Problem } from "../../../../core/table/problems";
import { findColumns } from "./reportColumns";

/** How the file of a report is written. */
interface ReportForm {
  delimiter: CsvForm["delimiter"];
  /** The line with the titles, from 1. */
  fromLine: number;
  header: string[];
}

const delimiters = [",", ";", "\t", "|"] as const;
/** One of the first lines has the titles; those before it are a headline. */
const maxHeadline = 10;
const headLength = 65_536;
const maxColumns = 200;

async function readHead(text: Readable): Promise<string> {
  let head = "";
  for await (const chunk of text) {
    head += String(chunk);
    if (head.length >= headLength) break;
  }
  return head;
}

/** Returns the first records that a delimiter makes of the text. */
function findHeaders(head: string, delimiter: CsvForm["delimiter"]): ReportForm[] {
  let line = 1;
  const records = parse(head, {
    delimiter,
    info: true,
    to: maxHeadline,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => {
    const fromLine = line;
    line = info.lines + 1;
    return { delimiter, fromLine, header: record };
  });
}

/** The line that has most of the known titles has the titles; of unknown ones, the first with most cells. */
function chooseHeader(head: string, score: (header: readonly string[]) => number): ReportForm | undefined {
  const candidates = delimiters
    .flatMap((delimiter) => findHeaders(head, delimiter))
    .filter(({ header }) => header.length <= maxColumns && header.some((title) => title.trim() !== ""))
    .map((form) => ({ form, score: score(form.header), titles: form.header.filter((title) => title.trim()).length }));
  return candidates.sort((a, b) => b.score - a.score || b.titles - a.titles)[0]?.form;
}

/** Shortens a cell for a sentence about it. */
export const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);

/** A row of a report, by the places of its cells. */
export interface ReportRow {
  /** First line of the row in the file. */
  line: number;
  cells: readonly string[];
}

/** A report that has been read to its end: rows that are no rows of the table are reported and skipped. */
export interface ReportTable {
  header: string[];
  rows: ReportRow[];
}

/**
 * Reads a report: in UTF-8, UTF-16 or Windows-1252, with any of the delimiters, with or without a headline.
 * @param open returns the file as a stream from its first byte.
 * @throws ImportRefused when the file is empty, no text or broken.
 */
export async function readReportFile(open: () => Readable, problem: Problem): Promise<ReportTable> {
  const read = async <Result>(use: (text: Readable) => Promise<Result>): Promise<Result> => {
    const file = open();
    try {
      const form = await readCsvForm(file);
      const encoding = await detectTextEncoding(form.head, open);
      return await use(pipeline(file, utf8Stream({ ...form, encoding }), () => undefined));
    } finally {
      file.destroy();
    }
  };
  const form = chooseHeader(await read(readHead), (header) => Object.keys(findColumns(header)).length);
  if (!form) throw new ImportRefused("The file is empty or its first line is not CSV.");
  const { header, ...source } = form;
  const columns = header.map((_, at) => String(at));
  const rows: ReportRow[] = [];
  await read(async (text) => {
    for await (const { line, cells } of parseCsvRows<string>(text, source, { columns }, problem))
      rows.push({ line, cells: columns.map((at) => cells[at] ?? "") });
  });
  return { header, rows };
}
