import { type Readable, pipeline } from "node:stream";
import { parse } from "csv-parse";
import { readCsvForm, utf8Stream } from "../../../../core/table/csvForm";
import { ImportRefused } from "../../../../core/table/importRefused";
import type { ExportFile, SiteProblem } from "../siteRecord.types";
import type { Cell } from "./hostedValues";

/** A row by its columns, and where it stands. */
export interface TableRow {
  line: string;
  cells: Record<string, Cell>;
}

/** A table of an export. */
export interface Table {
  name: string;
  rows: () => AsyncIterable<TableRow | SiteProblem>;
}

const maxRowBytes = 5_000_000;

/** The name of a table by its file: `public.celebrities_rows.csv` is one of celebrities. */
export const nameTable = (file: string): string =>
  file
    .replace(/^.*\//, "")
    .replace(/\.[a-z]{1,5}$/i, "")
    .replace(/^public\./, "")
    .replace(/[_-]rows$/, "")
    .toLowerCase();

const brokenRow = "The row was skipped: its cells or quotation marks do not match the first line.";
const problemAt = (line: string, sentence: string): SiteProblem => ({ kind: "problem", line, sentence });

/** Broken rows are problems. @throws ImportRefused for a file that is no CSV. */
async function* readCsv({ name, open }: ExportFile): AsyncGenerator<TableRow | SiteProblem> {
  const file = await open();
  const form = await readCsvForm(file);
  const skipped: SiteProblem[] = [];
  let lastLine = 1;
  const parser = parse({
    delimiter: form.delimiter,
    columns: (header: string[]) => header.map((title) => title.trim().toLowerCase()),
    // The parser reads ahead of the consumer, so line numbers are recorded here.
    on_record: (cells: Record<string, string>, { lines }): TableRow => {
      const line = `${name}, line ${Math.min(lastLine + 1, lines)}`;
      lastLine = lines;
      return { line, cells };
    },
    max_record_size: maxRowBytes,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push(problemAt(`${name}, line ${lastLine + 1}`, brokenRow));
      lastLine = Math.max(lastLine, Number(error?.lines ?? 0));
      return undefined;
    },
  });
  const text: Readable = pipeline(file, utf8Stream(form), () => undefined);
  pipeline(text, parser, () => undefined);
  yield* parser as AsyncIterable<TableRow>;
  yield* skipped;
}

async function readWhole({ name, open }: ExportFile): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) chunks.push(chunk);
  try {
    return JSON.parse(
      Buffer.concat(chunks)
        .toString("utf8")
        .replace(/^\ufeff/, ""),
    ) as unknown;
  } catch {
    throw new ImportRefused(`The file ${name} is not valid JSON.`);
  }
}

async function* readJson(file: ExportFile, table: string): AsyncGenerator<TableRow | SiteProblem> {
  const content = await readWhole(file);
  const rows = Array.isArray(content) ? content : (content as Record<string, unknown> | null)?.[table];
  if (!Array.isArray(rows)) throw new ImportRefused(`The file ${file.name} has no list of rows.`);
  for (const [place, row] of (rows as unknown[]).entries()) {
    const line = `${file.name}, row ${place + 1}`;
    if (typeof row === "object" && row !== null && !Array.isArray(row))
      yield { line, cells: Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.toLowerCase(), cell])) };
    else yield problemAt(line, "The row is not a JSON object.");
  }
}

/** The tables of one file: one by its name, or those of a JSON object by their names. */
export async function listTables(file: ExportFile, known: readonly string[]): Promise<Table[]> {
  const name = nameTable(file.name);
  if (!/\.json$/i.test(file.name)) return [{ name, rows: () => readCsv(file) }];
  if (known.includes(name)) return [{ name, rows: () => readJson(file, name) }];
  const content = await readWhole(file);
  const tables = Array.isArray(content) ? [name] : Object.keys(content ?? {});
  return tables.map((table) => ({ name: table, rows: () => readJson(file, table) }));
}
