import type { EntityManager } from "typeorm";
import type { RecordedTable } from "./recordedTable";
import { recordedTables } from "./recordedTables";
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

/** Reads how many rows of each table an import has written. */
async function countRows(db: EntityManager, id: string): Promise<Map<string, Counts>> {
  const rows = await db.query<(Counts & { table: string })[]>(
    `SELECT table_name AS table, count(*) FILTER (WHERE before IS NULL AND after IS NOT NULL)::int AS created,
       count(*) FILTER (WHERE before IS NOT NULL AND after IS NOT NULL)::int AS changed,
       count(*) FILTER (WHERE before IS NOT NULL AND after IS NULL)::int AS removed
     FROM import_changes WHERE import_id = $1 GROUP BY table_name`,
    [id],
  );
  return new Map(rows.map(({ table, ...counts }) => [table, counts]));
}

const readTitles = async (db: EntityManager, sql: string, id: string): Promise<string[]> =>
  (await db.query<{ title: string }[]>(`${sql} ORDER BY title LIMIT ${maxListed}`, [id])).map(({ title }) => title);

const shorten = (value: unknown): string => {
  const text = ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}...` : text;
};

async function readChanged(
  db: EntityManager,
  id: string,
  table: RecordedTable,
  { title, fields, order, hasNotes }: NonNullable<RecordedTable["listed"]>,
): Promise<{ count: number; rows: ChangedRow[] }> {
  const values = (row: string) => `jsonb_build_array(${fields.map(({ value }) => value(row)).join(", ")})`;
  const rows = await db.query<{ title: string; from: unknown[]; to: unknown[]; count: number }[]>(
    `SELECT stored.${title} AS title, ${values("former")} AS "from", ${values("stored")} AS "to",
       (count(*) OVER ())::int AS count
     FROM ${changesOf(table)} ${formerOf(table)} JOIN ${table.name} stored ON ${isRow(table)}
     WHERE ${isOf(table)} AND change.before IS NOT NULL AND change.after IS NOT NULL
       ${hasNotes ? `AND ${values("former")} <> ${values("stored")}` : ""}
     ORDER BY ${order ? `${order}, ` : ""}stored.${title}, change.key LIMIT ${maxListed}`,
    [id],
  );
  const listed = rows.map(({ title: name, from, to }) => ({
    title: name,
    fields: fields.flatMap(({ label }, at) =>
      from[at] === to[at] ? [] : [{ label, from: shorten(from[at]), to: shorten(to[at]) }],
    ),
  }));
  return { count: rows[0]?.count ?? 0, rows: listed };
}

/** Reads what an import has changed so far, also in a dry run before it is rolled back. Rows without changes are left out. */
export async function readImportChanges(db: EntityManager, id: string): Promise<ChangedRows[]> {
  const found: ChangedRows[] = [];
  const written = await countRows(db, id);
  for (const table of recordedTables) {
    const { listed } = table;
    const counts = written.get(table.name);
    if (!listed || !counts || counts.created + counts.changed + counts.removed === 0) continue;
    const newTitles = `SELECT stored.${listed.title} AS title FROM ${changesOf(table)} JOIN ${table.name} stored ON ${isRow(table)}
      WHERE ${isOf(table)} AND change.before IS NULL`;
    const removedTitles = `SELECT change.before ->> '${listed.title}' AS title FROM import_changes change
      WHERE ${isOf(table)} AND change.before IS NOT NULL AND change.after IS NULL`;
    const changed = counts.changed > 0 ? await readChanged(db, id, table, listed) : { count: 0, rows: [] };
    if (counts.created + changed.count + counts.removed === 0) continue;
    found.push({
      rows: listed.words[1],
      ...counts,
      changed: changed.count,
      newTitles: counts.created > 0 ? await readTitles(db, newTitles, id) : [],
      changes: changed.rows,
      removedTitles: counts.removed > 0 ? await readTitles(db, removedTitles, id) : [],
    });
  }
  return found;
}

/** A value of a row, by its column. */
export interface FoundValue {
  column: string | undefined;
  from: unknown;
  to: unknown;
}

/** Describes a row that an import would write, as readImportChanges does once it is written. @param values null for a new row. */
export function describeRow(table: string, title: string, values: readonly FoundValue[] | null): ChangedRows {
  const listed = recordedTables.find(({ name }) => name === table)?.listed;
  const fields = (values ?? []).flatMap(({ column: name, from, to }) => {
    const field = listed?.fields.find((one) => one.column !== undefined && one.column === name);
    return field ? [{ label: field.label, from: shorten(from), to: shorten(to) }] : [];
  });
  return {
    rows: listed?.words[1] ?? table,
    created: values ? 0 : 1,
    changed: values ? 1 : 0,
    removed: 0,
    newTitles: values ? [] : [title].filter(Boolean),
    changes: values && title ? [{ title, fields }] : [],
    removedTitles: [],
  };
}

/** Returns what became of rows that several files have, which count once. @param count of the rows. */
export function countOnce(
  changes: readonly ChangedRows[],
  kind: string,
  count: number,
): { created: number; updated: number; unchanged: number } {
  const { created = 0, changed: updated = 0 } = changes.find(({ rows }) => rows === kind) ?? {};
  return { created, updated, unchanged: Math.max(0, count - created - updated) };
}

/** Adds the changes of a part of an import. */
export function addChanges(all: ChangedRows[], part: readonly ChangedRows[]): void {
  for (const more of part) {
    const known = all.find(({ rows }) => rows === more.rows);
    if (!known) {
      all.push(structuredClone(more));
      continue;
    }
    known.created += more.created;
    known.changed += more.changed;
    known.removed += more.removed;
    known.newTitles = [...known.newTitles, ...more.newTitles].toSorted().slice(0, maxListed);
    known.changes = [...known.changes, ...more.changes].slice(0, maxListed);
    known.removedTitles = [...known.removedTitles, ...more.removedTitles].toSorted().slice(0, maxListed);
  }
  const order = recordedTables.map(({ listed }) => listed?.words[1]);
  all.sort((one, other) => order.indexOf(one.rows) - order.indexOf(other.rows));
}
