import { ImportRefused } from "../../../../core/table/importRefused";
import { openFile } from "../../../../core/table/openFile";
import { openTable } from "../../../../core/table/openTable";
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

/** The name of a table by its file: `public.celebrities_rows.csv` is one of celebrities. */
export const nameTable = (file: string): string =>
  file
    .replace(/^.*\//, "")
    .replace(/\.[a-z]{1,5}$/i, "")
    .replace(/^public\./, "")
    .replace(/[_-]rows$/, "")
    .toLowerCase();

const problemAt = (line: string, sentence: string): SiteProblem => ({ kind: "problem", line, sentence });

/** Broken rows are problems. @throws ImportRefused for a file without a table. */
async function* readCells(file: ExportFile): AsyncGenerator<TableRow | SiteProblem> {
  const { header, rows } = await openTable(await openFile(file));
  const titles = header.map((title) => title.trim().toLowerCase());
  const problems: SiteProblem[] = [];
  const report = (line: number, sentence: string) => problems.push(problemAt(`${file.name}, line ${line}`, sentence));
  for await (const { line, cells } of rows(report)) {
    yield* problems.splice(0);
    yield {
      line: `${file.name}, line ${line}`,
      cells: Object.fromEntries(titles.map((title, at) => [title, cells[at]])),
    };
  }
  yield* problems;
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
  if (!/\.json$/i.test(file.name)) return [{ name, rows: () => readCells(file) }];
  if (known.includes(name)) return [{ name, rows: () => readJson(file, name) }];
  const content = await readWhole(file);
  const tables = Array.isArray(content) ? [name] : Object.keys(content ?? {});
  return tables.map((table) => ({ name: table, rows: () => readJson(file, table) }));
}
