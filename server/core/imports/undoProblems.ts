import type { EntityManager } from "typeorm";
import { conflict } from "../errors/appErrors";
import type { Import } from "./import.entity";
import type { RecordedTable } from "./recordedTable";
import { recordedTables } from "./recordedTables";
import { changesOf, isOf, isRow, keyOf } from "./rowSql";

const maxNamed = 3;

const countWords = (count: number, [one, many]: readonly [string, string]): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

const list = new Intl.ListFormat("en-US");

const partWords = ["part of what it wrote", "parts of what it wrote"] as const;

interface Differing {
  count: number;
  titles: string[] | null;
  /** Of the import that wrote them last; null when another change did. */
  later: { title: string; day: string } | null;
}

/** Reads the rows of a table that are not as the import left them. */
async function readDiffering(db: EntityManager, id: string, table: RecordedTable): Promise<Differing> {
  const title = table.listed
    ? `COALESCE(to_jsonb(stored.*) ->> '${table.listed.title}', change.before ->> '${table.listed.title}')`
    : "NULL";
  const [row] = await db.query<Differing[]>(
    `WITH differing AS (
       SELECT change.key, ${title} AS title, hash_row(to_jsonb(stored.*)) AS hash
       FROM ${changesOf(table)} LEFT JOIN ${table.name} stored ON ${isRow(table)}
       WHERE ${isOf(table)} AND hash_row(to_jsonb(stored.*)) IS DISTINCT FROM change.after
     )
     SELECT (SELECT count(*)::int FROM differing) AS count,
       (SELECT array_agg(title) FROM (SELECT title FROM differing WHERE title IS NOT NULL ORDER BY title LIMIT ${maxNamed}) first) AS titles,
       (SELECT json_build_object('title', later.title, 'day', to_char(later.created_at, 'YYYY-MM-DD'))
        FROM (SELECT * FROM differing LIMIT 100) differing JOIN import_changes change ON change.table_name = '${table.name}' AND change.key = differing.key
          AND change.after IS NOT DISTINCT FROM differing.hash
        JOIN imports later ON later.id = change.import_id AND later.id <> $1 AND later.undone_at IS NULL
        ORDER BY later.created_at DESC LIMIT 1) AS later`,
    [id],
  );
  return row;
}

type DifferingTable = Differing & { table: RecordedTable };

/** Returns how many rows differ, and which. */
function describeDiffering(differing: readonly DifferingTable[]): string {
  const named = differing.flatMap(({ table: { listed }, ...rest }) => (listed ? [{ listed, ...rest }] : []));
  if (named.length === 0) {
    const count = differing.reduce((sum, one) => sum + one.count, 0);
    return countWords(count, partWords);
  }
  const parts = named.map(({ listed, count, titles }) => {
    const first = (titles ?? []).map((title) => `“${title}”`).join(", ");
    return `${countWords(count, listed.words)} (${first}${count > maxNamed ? " ..." : ""})`;
  });
  return list.format(parts);
}

function adviceFor(differing: readonly Differing[], hint: string): string {
  const later = differing.find((one) => one.later)?.later;
  return later ? `Undo the later import of “${later.title}” of ${later.day} first.` : hint;
}

/** Refuses the undo of an import when something is not as it left it. @param hint what to do about other changes. */
async function requireUnchanged(db: EntityManager, { id }: Import, hint: string): Promise<void> {
  const differing: DifferingTable[] = [];
  for (const table of recordedTables) {
    if (table.isTrail) continue;
    const found = await readDiffering(db, id, table);
    if (found.count > 0) differing.push({ table, ...found });
  }
  if (differing.length === 0) return;
  throw conflict(`${describeDiffering(differing)} changed since this import. ${adviceFor(differing, hint)}`);
}

/** Refuses the undo of an import whose new rows have something of others. */
async function requireUnused(db: EntityManager, { id }: Import): Promise<void> {
  const found: string[] = [];
  for (const table of recordedTables)
    for (const { table: other, column, words } of table.uses ?? []) {
      const recorded = recordedTables.find(({ name }) => name === other);
      const isOwn = recorded
        ? `AND NOT EXISTS (SELECT FROM import_changes own WHERE own.import_id = $1 AND own.table_name = '${other}'
             AND own.before IS NULL AND own.key = ${keyOf(recorded, "used")})`
        : "";
      const [{ count }] = await db.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM ${changesOf(table)} JOIN ${other} used ON used.${column} = keyed.id
         WHERE ${isOf(table)} AND change.before IS NULL AND change.after IS NOT NULL ${isOwn}`,
        [id],
      );
      if (count > 0) found.push(countWords(count, words));
    }
  if (found.length > 0)
    throw conflict(
      `What this import added has ${list.format(found)} since, which would be lost. It can no longer be undone.`,
    );
}

/** @throws CONFLICT with a sentence when an undo would lose what came since. */
export async function requireUndoable(db: EntityManager, row: Import, hint: string): Promise<void> {
  await requireUnchanged(db, row, hint);
  await requireUnused(db, row);
}
