import { ImportRefused } from "../../../../core/table/importRefused";
import { RowProblem } from "../run/rowProblem";
import type { ExportFile, SiteProblem, SiteRecord, SiteSource } from "../siteRecord.types";
import { type HostedTable, hostedTables } from "./hostedRows";
import { readText } from "./hostedValues";
import { listTables, nameTable, type Table, type TableRow } from "./readTable";

const tagTable = "outfit_tags";
const tagColumns = ["id", "outfit_id", "tag_name", "created_at"];
const known = [...Object.keys(hostedTables), tagTable];

const isProblem = (row: TableRow | SiteProblem): row is SiteProblem => "kind" in row;

/** Reports each column that is not read, once. */
function* unreadColumns(row: TableRow, columns: readonly string[], reported: Set<string>): Generator<SiteProblem> {
  for (const column of Object.keys(row.cells)) {
    if (columns.includes(column) || reported.has(column)) continue;
    reported.add(column);
    yield { kind: "problem", line: row.line, sentence: `The column "${column}" is not imported.` };
  }
}

interface OutfitTags {
  line: string;
  names: string[];
}

/** Reads the tags of all outfits, and adds what is wrong with them to the problems. */
async function readTags(tables: readonly Table[], problems: SiteProblem[]): Promise<Map<string, OutfitTags>> {
  const tags = new Map<string, OutfitTags>();
  const reported = new Set<string>();
  for (const table of tables) {
    for await (const row of table.rows()) {
      if (isProblem(row)) {
        problems.push(row);
        continue;
      }
      problems.push(...unreadColumns(row, tagColumns, reported));
      const outfit = readText(row.cells.outfit_id);
      const of = tags.get(outfit) ?? { line: row.line, names: [] };
      of.names.push(readText(row.cells.tag_name));
      tags.set(outfit, of);
    }
  }
  return tags;
}

function toRecord(row: TableRow, table: HostedTable, tags: Map<string, OutfitTags>): SiteRecord | SiteProblem {
  const { line, cells } = row;
  const { kind } = table;
  const unread: string[] = [];
  try {
    const key = readText(cells.id) || readText(cells.slug) || readText(cells.email) || readText(cells.name);
    if (!key) throw new RowProblem("The row has no id.");
    const parts = { tags: tags.get(key)?.names ?? [], unread };
    return { oldPaths: [], ...table.read(cells, parts), kind, key, line, unread } as SiteRecord;
  } catch (error) {
    if (error instanceof RowProblem) return { kind: "problem", line, sentence: error.message, row: kind };
    throw error;
  }
}

async function* readTable(
  table: Table,
  read: HostedTable,
  tags: Map<string, OutfitTags>,
): AsyncGenerator<SiteRecord | SiteProblem> {
  const reported = new Set<string>();
  for await (const row of table.rows()) {
    if (isProblem(row)) yield { ...row, row: read.kind };
    else {
      yield* unreadColumns(row, read.columns, reported);
      const record = toRecord(row, read, tags);
      yield record;
      if (record.kind === "outfit") tags.delete(record.key);
    }
  }
}

async function* readExport(files: readonly ExportFile[]): AsyncGenerator<SiteRecord | SiteProblem> {
  const tables = (await Promise.all(files.map((file) => listTables(file, known)))).flat();
  if (!tables.some(({ name }) => known.includes(name)))
    throw new ImportRefused("The export has none of the tables that can be imported.");
  for (const { name } of tables)
    if (!known.includes(name)) yield { kind: "problem", line: name, sentence: `The table "${name}" is not imported.` };
  const problems: SiteProblem[] = [];
  const tags = await readTags(
    tables.filter(({ name }) => name === tagTable),
    problems,
  );
  yield* problems;
  for (const [name, read] of Object.entries(hostedTables))
    for (const table of tables.filter((one) => one.name === name)) yield* readTable(table, read, tags);
  for (const [outfit, { line }] of tags)
    yield { kind: "problem", line, sentence: `These tags belong to the outfit ${outfit}, which was not read.` };
}

/** The beginning of a JSON object of tables. */
const objectOfTables = new RegExp(`^\\s*\\{\\s*"(?:${known.join("|")})"\\s*:\\s*\\[`);

/** The tables of a hosted backend: a file for each as CSV or JSON, or all in one JSON object. */
export const hostedSource: SiteSource = {
  name: "hosted",
  label: "Tables of a hosted backend",
  recognizes: (files) =>
    files.some(({ name, beginning }) => known.includes(nameTable(name)) || objectOfTables.test(beginning)),
  read: readExport,
};
