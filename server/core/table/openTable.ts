import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import { ImportRefused } from "./importRefused";
import type { OpenedFile } from "./openFile";
import { otherWidth, parseRows, type TableRow } from "./parseRows";
import type { Problem } from "./problems";

/** A table in a file: the titles of its columns, and the rows below. */
export interface Table {
  header: string[];
  /**
   * Yields the rows; every call begins again. Broken rows are reported and skipped, empty ones are skipped.
   * @throws ImportRefused for a file that is broken, or, with `isWhole`, ends in the middle of a row.
   */
  rows: (problem: Problem, options?: { isWhole?: boolean }) => AsyncGenerator<TableRow>;
}

/** Returns how well cells fit as titles; the best of the first lines has them. */
export type ScoreTitles = (cells: readonly string[]) => number;

interface Titles {
  delimiter: string;
  /** The last line with titles, from 1. */
  line: number;
  header: string[];
}

const delimiters = [",", ";", "\t", "|"] as const;
/** One of the first lines has the titles; those before it are a headline. */
const maxHeadline = 10;
const maxColumns = 1_000;

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** Returns the first records that a delimiter makes of the text. */
function readRecords(head: string, delimiter: string, to: number): Titles[] {
  const options = {
    delimiter,
    to,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  } as const;
  try {
    const records = parse(head, options) as unknown as ParsedRecord[];
    return records.map(({ record, info }) => ({ delimiter, line: info.lines, header: record }));
  } catch {
    // A quotation mark that is not closed in the first lines.
    return [];
  }
}

async function readFirstRows(file: OpenedFile, count: number): Promise<Titles[]> {
  if (!file.sheet) return delimiters.flatMap((delimiter) => readRecords(file.head, delimiter, count));
  const rows: Titles[] = [];
  for await (const { line, cells } of file.sheet()) {
    rows.push({ delimiter: "", line, header: cells });
    if (rows.length === count) break;
  }
  return rows;
}

/** The line that fits best has the titles; of those that fit equally, the first with most cells. */
function chooseTitles(lines: readonly Titles[], score: ScoreTitles): Titles | undefined {
  const candidates = lines
    .map((titles) => ({ titles, filled: titles.header.filter((title) => title.trim() !== "").length }))
    .filter(({ titles, filled }) => filled > 0 && titles.header.length <= maxColumns)
    .map((candidate) => ({ ...candidate, score: score(candidate.titles.header) }));
  return candidates.sort((a, b) => b.score - a.score || b.filled - a.filled)[0]?.titles;
}

/** Yields a text in pieces and remembers whether it ends with a line break. */
async function* watchEnd(text: AsyncIterable<string>, seen: { isEnded: boolean }): AsyncGenerator<string> {
  for await (const piece of text) {
    if (piece) seen.isEnded = /[\r\n]$/.test(piece);
    yield piece;
  }
}

async function* readText(
  file: OpenedFile,
  { delimiter, line: titleLine, header }: Titles,
  problem: Problem,
  isWhole: boolean,
): AsyncGenerator<TableRow> {
  const end = { isEnded: true };
  let lastProblem = 0;
  let lastLine = 0;
  const text = Readable.from(watchEnd(file.read(), end), { objectMode: false });
  const report: Problem = (line, sentence) => problem((lastProblem = line), sentence);
  for await (const row of parseRows(text, { delimiter, titleLine, width: header.length }, report)) {
    lastLine = row.line;
    yield row;
  }
  if (isWhole && lastProblem > lastLine && !end.isEnded)
    throw new ImportRefused(`The file ends in the middle of line ${lastProblem}. Nothing was written.`);
}

/** Cells at the end of a row that are empty are not in a workbook. */
async function* readSheet(
  file: OpenedFile,
  { line: titleLine, header }: Titles,
  problem: Problem,
): AsyncGenerator<TableRow> {
  for await (const { line, cells } of file.sheet?.() ?? []) {
    if (line <= titleLine) continue;
    if (cells.slice(header.length).some((cell) => cell.trim() !== "")) problem(line, otherWidth(line));
    else yield { line, cells: header.map((_, at) => cells[at] ?? "") };
  }
}

/** Finds the table of a file; null when there is none. @param score without it, the first line has the titles. */
export async function findTable(file: OpenedFile, score?: ScoreTitles): Promise<Table | null> {
  const lines = await readFirstRows(file, score ? maxHeadline : 1);
  const titles = chooseTitles(lines, score ?? (() => 0));
  if (!titles) return null;
  return {
    header: titles.header,
    rows: (problem, { isWhole = false } = {}) =>
      file.sheet ? readSheet(file, titles, problem) : readText(file, titles, problem, isWhole),
  };
}

/** Opens the table of a file. @throws ImportRefused when there is none. */
export async function openTable(file: OpenedFile, score?: ScoreTitles): Promise<Table> {
  const table = await findTable(file, score);
  if (!table) throw new ImportRefused("The file is empty or its first line is not CSV.");
  return table;
}
