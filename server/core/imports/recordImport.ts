import type { EntityManager } from "typeorm";
import { conflict } from "../errors/appErrors";
import type { Write } from "../write/write";
import { Import, type ImportChoices, type ImportKind } from "./import.entity";
import { recordedTables } from "./recordedTables";

/** Days for which an import can be undone. */
const undoDays = 30;

/** Records what the rest of the transaction writes as changes of this import; null ends it. */
export const recordChanges = (db: EntityManager, importId: string | null): Promise<unknown> =>
  db.query("SELECT set_config('wornby.import', $1, true)", [importId ?? ""]);

export interface ImportNote {
  /** The id of the import in the tables of its kind; a new one without it. */
  id?: string;
  kind: ImportKind;
  title: string;
  feedId?: string;
  choices?: ImportChoices | null;
}

/** Starts to record an import for the rest of the transaction, also of a dry run. @returns its id. */
export async function startImport({ db, actor }: Pick<Write, "db" | "actor">, note: ImportNote): Promise<string> {
  const undoUntil = new Date(Date.now() + undoDays * 86_400_000);
  const { id } = await db.save(Import, {
    ...note,
    title: note.title || "A file",
    actorName: actor?.name ?? "",
    undoUntil,
  });
  await recordChanges(db, id);
  return id;
}

/** Reads what was said of the columns of the last file with these titles; null when that is not known, or was undone. */
export async function readChoices(db: EntityManager, kind: ImportKind, titles: string): Promise<object | null> {
  const [last] = await db.query<{ mapping: object }[]>(
    `SELECT choices -> 'mapping' AS mapping FROM imports
     WHERE kind = $1 AND choices ->> 'titles' = $2 AND undone_at IS NULL ORDER BY created_at DESC LIMIT 1`,
    [kind, titles],
  );
  return last?.mapping ?? null;
}

/** Records the rest of another transaction as changes of an import. @returns false when it was undone in between. */
export async function resumeImport(db: EntityManager, id: string): Promise<boolean> {
  const [found] = await db.query<{ undone: boolean; undoable: boolean }[]>(
    "SELECT undone_at IS NOT NULL AS undone, undo_until IS NOT NULL AS undoable FROM imports WHERE id = $1 FOR SHARE",
    [id],
  );
  if (!found || found.undone) return false;
  if (found.undoable) await recordChanges(db, id);
  return true;
}

/** Records the rest of another transaction as changes of an import. @throws CONFLICT when it was undone in between. */
export async function continueImport(db: EntityManager, id: string): Promise<void> {
  if (!(await resumeImport(db, id))) throw conflict("This import was undone before its end. Import the file again.");
}

/** Ends the record of an import that wrote too much: it can no longer be undone. */
export async function stopRecording(db: EntityManager, id: string): Promise<void> {
  await recordChanges(db, null);
  await db.query("DELETE FROM import_changes WHERE import_id = $1", [id]);
}

const named = recordedTables.flatMap(({ name, listed }) => (listed ? [name] : []));

/** Stores how many rows the import has written so far. */
export const countChanges = (db: EntityManager, id: string): Promise<unknown> =>
  db.query(
    `UPDATE imports SET created = counted.created, changed = counted.changed, removed = counted.removed
     FROM (
       SELECT count(*) FILTER (WHERE before IS NULL AND after IS NOT NULL) AS created,
         count(*) FILTER (WHERE before IS NOT NULL AND after IS NOT NULL) AS changed,
         count(*) FILTER (WHERE before IS NOT NULL AND after IS NULL) AS removed
       FROM import_changes WHERE import_id = $1 AND table_name = ANY($2)
     ) counted
     WHERE id = $1`,
    [id, named],
  );

/** Ends an import. One that wrote nothing cannot be undone. */
export async function finishImport(db: EntityManager, id: string): Promise<void> {
  await recordChanges(db, null);
  await countChanges(db, id);
  await db.query(
    "UPDATE imports SET undo_until = NULL WHERE id = $1 AND NOT EXISTS (SELECT FROM import_changes WHERE import_id = $1)",
    [id],
  );
}
