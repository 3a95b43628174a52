import { randomUUID } from "node:crypto";
import { type EntityManager, QueryFailedError } from "typeorm";
import { conflict } from "../errors/appErrors";
import type { Actor } from "../graphql/context";
import { contentKinds, contentTypes } from "../kinds/contentKind";
import { recordEvents } from "../publicChanges/recordEvents";
import { TouchedRows } from "../revisions/recordRevisions";
import { lockById, requireById } from "../write/lockById";
import { type Write, write } from "../write/write";
import { Import } from "./import.entity";
import type { RecordedTable } from "./recordedTable";
import { recordedTables } from "./recordedTables";
import { recordChanges } from "./recordImport";
import { changesOf, formerOf, isOf, isRow } from "./rowSql";
import { requireUndoable } from "./undoProblems";

/** What differs between the kinds of imports. */
export interface UndoRules {
  /** Of the audit log. */
  entityType: string;
  /** What to do when something else has changed its rows. */
  hint: string;
  /** Takes the locks that its imports take first. */
  lock?: (db: EntityManager, id: string) => Promise<unknown>;
  /** Restores what is not in recorded tables. */
  restore?: (change: Write, id: string) => Promise<unknown>;
  invalidate: (change: Write) => void;
}

const gone = "This import no longer exists.";

/** @throws NOT_FOUND */
export const requireImport = (db: EntityManager, id: string): Promise<Import> => requireById(db, Import, id, gone);

const undoTimeout = "5min";

const lockRows = (db: EntityManager, id: string, table: RecordedTable): Promise<unknown> =>
  db.query(
    `SELECT FROM ${changesOf(table)} JOIN ${table.name} stored ON ${isRow(table)} WHERE ${isOf(table)}
     ORDER BY change.key FOR UPDATE OF stored`,
    [id],
  );

async function readColumns(db: EntityManager, { name, key }: RecordedTable): Promise<string[]> {
  const rows = await db.query<{ column: string }[]>(
    `SELECT attname AS column FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL ($2 || unrestored_columns())`,
    [name, key],
  );
  return rows.map(({ column }) => column);
}

/** Removes what the import added. */
const removeAdded = (db: EntityManager, id: string, table: RecordedTable): Promise<unknown> =>
  db.query(
    `DELETE FROM ${table.name} stored USING ${changesOf(table)}
     WHERE ${isOf(table)} AND ${isRow(table)} AND change.before IS NULL`,
    [id],
  );

/** Adds what the import removed. */
const addRemoved = (db: EntityManager, id: string, table: RecordedTable): Promise<unknown> =>
  db.query(
    `INSERT INTO ${table.name} OVERRIDING SYSTEM VALUE
     SELECT former.* FROM ${changesOf(table)} ${formerOf(table)}
     WHERE ${isOf(table)} AND change.before IS NOT NULL AND NOT EXISTS (SELECT FROM ${table.name} stored WHERE ${isRow(table)})`,
    [id],
  );

async function restoreChanged(db: EntityManager, id: string, table: RecordedTable): Promise<void> {
  const columns = await readColumns(db, table);
  if (columns.length === 0) return;
  await db.query(
    `UPDATE ${table.name} stored SET ${columns.map((column) => `${column} = former.${column}`).join(", ")}
     FROM ${changesOf(table)} ${formerOf(table)}
     WHERE ${isOf(table)} AND ${isRow(table)} AND change.before IS NOT NULL AND change.after IS NOT NULL`,
    [id],
  );
}

async function restoreTables(db: EntityManager, id: string, tables: readonly RecordedTable[]): Promise<void> {
  for (const table of tables.toReversed()) await removeAdded(db, id, table);
  for (const table of tables) {
    await addRemoved(db, id, table);
    await restoreChanged(db, id, table);
  }
}

/**
 * Restores the rows, then their trails. Triggers write trails when the rows are restored: what they wrote is recorded as another
 * import, and undone where the import itself has not written the same.
 */
async function restore(db: EntityManager, id: string): Promise<void> {
  const trails = recordedTables.filter(({ isTrail }) => isTrail);
  const traces = randomUUID();
  await recordChanges(db, traces);
  await restoreTables(
    db,
    id,
    recordedTables.filter(({ isTrail }) => !isTrail),
  );
  await recordChanges(db, null);
  await db.query(
    `DELETE FROM import_changes trace WHERE import_id = $1 AND (table_name <> ALL ($3) OR EXISTS (
       SELECT FROM import_changes own WHERE own.import_id = $2 AND own.table_name = trace.table_name AND own.key = trace.key))`,
    [traces, id, trails.map(({ name }) => name)],
  );
  await restoreTables(db, traces, trails);
  await restoreTables(db, id, trails);
  await db.query("DELETE FROM import_changes WHERE import_id = ANY($1)", [[traces, id]]);
}

/** The content that the import wrote, whose webhooks hear of the undo. */
async function readTouched(db: EntityManager, id: string): Promise<TouchedRows> {
  const touched = new TouchedRows();
  const rows = await db.query<{ table: string; ids: string[] }[]>(
    `SELECT table_name AS table, array_agg(key ->> 'id') AS ids FROM import_changes WHERE import_id = $1 GROUP BY 1`,
    [id],
  );
  for (const { table, ids } of rows)
    for (const type of contentTypes) if (contentKinds[type].table === table) touched.add(type, ids);
  return touched;
}

async function undo(change: Write, id: string, rules: UndoRules): Promise<Import> {
  const { db } = change;
  await requireImport(db, id);
  await db.query(`SET LOCAL statement_timeout = '${undoTimeout}'`);
  await rules.lock?.(db, id);
  const row = await lockById(change, Import, id, gone);
  if (row.undoneAt) throw conflict("This import has been undone already.");
  if (!row.undoUntil) throw conflict("This import can no longer be undone.");
  const [{ zone }] = await db.query<{ zone: string }[]>("SELECT current_setting('timezone') AS zone");
  await db.query("SET LOCAL timezone = 'UTC'");
  for (const table of recordedTables) if (!table.isTrail) await lockRows(db, id, table);
  await requireUndoable(db, row, rules.hint);
  const touched = await readTouched(db, id);
  await restore(db, id);
  await recordEvents(db, touched, []);
  await db.query("SELECT set_config('timezone', $1, true)", [zone]);
  await rules.restore?.(change, id);
  await db.save(Import, Object.assign(row, { undoneAt: new Date(), undoUntil: null }));
  rules.invalidate(change);
  const counts = `${row.created} removed, ${row.changed} restored${row.removed > 0 ? `, ${row.removed} brought back` : ""}`;
  await change.audit({ action: "undo", entityType: rules.entityType, entityId: id, title: `${row.title}: ${counts}` });
  return row;
}

/** Class 23 of the SQL states: what came since refers to what would go, or has a name that would come back. */
const isViolation = (error: unknown): boolean =>
  error instanceof QueryFailedError && /^23/.test((error.driverError as { code?: string }).code ?? "");

/**
 * Restores everything that an import wrote as it was before, in one transaction.
 * @throws NOT_FOUND; CONFLICT when it was undone, is too old, or something has changed or used its rows since.
 */
export async function undoImport(
  db: EntityManager,
  actor: Actor | null,
  id: string,
  rules: UndoRules,
): Promise<Import> {
  try {
    return await write(db, actor, (change) => undo(change, id, rules));
  } catch (error) {
    if (!isViolation(error)) throw error;
    throw conflict(
      "A later change uses what this import added, or has a name that would come back. Undo the later change first.",
    );
  }
}

/** Deletes what is kept for the undo of old imports. */
export async function forgetImportChanges(db: EntityManager): Promise<void> {
  await db.query(
    `WITH old AS (UPDATE imports SET undo_until = NULL WHERE undo_until < now() RETURNING id)
     DELETE FROM import_changes WHERE import_id IN (SELECT id FROM old)`,
  );
}
