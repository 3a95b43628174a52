import type { EntityManager } from "typeorm";
import { type RecordedTable, recordedTables } from "./recordedTables";
import { changesOf, formerOf, isOf, isRow } from "./rowSql";

/** A row that an import changed. */
export interface ChangedRow {
  title: string;
  /** The values that differ. */
  fields: { label: string; from: string; to: string }[];
}

/** What an import changed in the rows of a kind. */
export interface ChangedRows {
  /** What the rows are called: sales. */
  rows: string;
  created: number;
  changed: number;
  removed: number;
  /** Titles of the first new rows, by title. */
  newTitles: string[];
  /** The first changed rows, the most important first. */
  changes: ChangedRow[];
  /** Titles of the first removed rows, by title. */
  removedTitles: string[];
}

const maxListed = 100;
const maxValueLength = 200;

type Counts = Pick<ChangedRows, "created" | "changed" | "removed">;

const countRows = async (db: EntityManager, id: string, table: RecordedTable): Promise<Counts> => {
  const [counts] = await db.query<Counts[]>(
    `SELECT count(*) FILTER (WHERE before IS NULL AND after IS NOT NULL)::int AS created,
       count(*) FILTER (WHERE before IS NOT NULL AND after IS NOT NULL)::int AS changed,
       count(*) FILTER (WHERE before IS NOT NULL AND after IS NULL)::int AS removed
     FROM import_changes change WHERE ${isOf(table)}`,
    [id],
  );
  return counts;
};

const readTitles = async (db: EntityManager, sql: string, id: string): Promise<string[]> =>
  (await db.query<{ title: string }[]>(`${sql} ORDER BY title LIMIT ${maxListed}`, [id])).map(({ title }) => title);

const shorten = (value: unknown): string => {
  const text = typeof value === "string" ? value : "";
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}...` : text;
};

async function readChanged(
  db: EntityManager,
  id: string,
  table: RecordedTable,
  { title, fields, order }: NonNullable<RecordedTable["listed"]>,
): Promise<ChangedRow[]> {
  const values = (row: string) => `jsonb_build_array(${fields.map(({ value }) => value(row)).join(", ")})`;
  const rows = await db.query<{ title: string; from: unknown[]; to: unknown[] }[]>(
    `SELECT stored.${title} AS title, ${values("former")} AS "from", ${values("stored")} AS "to"
     FROM ${changesOf(table)} ${formerOf(table)} JOIN ${table.name} stored ON ${isRow(table)}
     WHERE ${isOf(table)} AND change.before IS NOT NULL AND change.after IS NOT NULL
     ORDER BY ${order ? `${order}, ` : ""}stored.${title}, change.key LIMIT ${maxListed}`,
    [id],
  );
  return rows.map(({ title: name, from, to }) => ({
    title: name,
    fields: fields.flatMap(({ label }, at) =>
      from[at] === to[at] ? [] : [{ label, from: shorten(from[at]), to: shorten(to[at]) }],
    ),
  }));
}

/** Reads what an import has changed so far, also in a dry run before it is rolled back. Rows without changes are left out. */
export async function readImportChanges(db: EntityManager, id: string): Promise<ChangedRows[]> {
  const found: ChangedRows[] = [];
  for (const table of recordedTables) {
    const { listed } = table;
    if (!listed) continue;
    const counts = await countRows(db, id, table);
    if (counts.created + counts.changed + counts.removed === 0) continue;
    const newTitles = `SELECT stored.${listed.title} AS title FROM ${changesOf(table)} JOIN ${table.name} stored ON ${isRow(table)}
      WHERE ${isOf(table)} AND change.before IS NULL`;
    const removedTitles = `SELECT change.before ->> '${listed.title}' AS title FROM import_changes change
      WHERE ${isOf(table)} AND change.before IS NOT NULL AND change.after IS NULL`;
    found.push({
      rows: listed.words[1],
      ...counts,
      newTitles: counts.created > 0 ? await readTitles(db, newTitles, id) : [],
      changes: counts.changed > 0 ? await readChanged(db, id, table, listed) : [],
      removedTitles: counts.removed > 0 ? await readTitles(db, removedTitles, id) : [],
    });
  }
  return found;
}
