import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from "typeorm";
import { validate as isUuid } from "uuid";
import { badUserInput } from "../errors/appErrors";
import { type Change, keepUndo } from "./change";
import { contentKinds, type ContentType, rowsInWords } from "./contentKind";
import { touchRows } from "./touchRows";
import { batches, trashRows } from "./trash";
import type { BulkColumn, LeftRow, UndoOperation } from "./undo.entity";
import { type Write, write } from "./write";
import type { Actor } from "../graphql/context";

/** One thing that is done to many rows. */
export type BulkAction =
  { delete: true } | { column: BulkColumn; value: string | null } | { addTag: string } | { removeTag: string };

export interface BulkRequest {
  type: ContentType;
  /** Finds the rows; its alias is known by the caller. */
  rows: SelectQueryBuilder<ObjectLiteral>;
  action: BulkAction;
  /** Only counts, and writes nothing. */
  dryRun: boolean;
  /** What follows from the change of these rows, in the same transaction. */
  afterwards?: (ids: string[]) => Promise<void>;
}

/** @throws BAD_USER_INPUT unless exactly one of the two says which rows are meant. */
export function restrictTo<Filter extends object>(
  query: SelectQueryBuilder<ObjectLiteral>,
  { ids, filter }: { ids?: string[] | null; filter?: Filter | null },
  applyFilter: (filter: Filter) => void,
): void {
  if (Boolean(ids) === Boolean(filter)) throw badUserInput("Name either the rows or a filter that finds them.");
  if (ids) query.andWhere(`${query.alias}.id = ANY(:chosenIds)`, { chosenIds: ids.filter((id) => isUuid(id)) });
  if (filter) applyFilter(filter);
}

/** The rows that the action would change: the others are as it wants them already. */
function differing(query: SelectQueryBuilder<ObjectLiteral>, action: BulkAction): SelectQueryBuilder<ObjectLiteral> {
  const { alias } = query;
  const hasTag = `EXISTS (SELECT FROM outfit_tags held WHERE held.outfit_id = ${alias}.id AND held.tag_name = :bulkTag)`;
  if ("column" in action) {
    return query.andWhere(`${alias}.${action.column} IS DISTINCT FROM :bulkValue`, { bulkValue: action.value });
  }
  if ("addTag" in action) return query.andWhere(`NOT ${hasTag}`, { bulkTag: action.addTag });
  if ("removeTag" in action) return query.andWhere(hasTag, { bulkTag: action.removeTag });
  return query;
}

async function idsOf(query: SelectQueryBuilder<ObjectLiteral>): Promise<string[]> {
  const rows = await query.select(`${query.alias}.id`, "id").getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** Gives the rows, those in the trash too, a new version, so that whoever has one open learns of the change. */
export async function nextVersions(db: EntityManager, type: ContentType, ids: readonly string[]): Promise<LeftRow[]> {
  const [rows]: [LeftRow[]] = await db.query(
    `UPDATE ${contentKinds[type].table} SET version = version + 1, updated_at = now()
     WHERE id = ANY($1::uuid[]) RETURNING id, version`,
    [ids],
  );
  return rows;
}

type ValuedRow = LeftRow & { value: string | null };

/** Sets one column of many rows, also of those in the trash. @returns what they had before. */
export async function setColumn(
  { db }: Write,
  type: ContentType,
  column: BulkColumn,
  ids: readonly string[],
  value: string | null,
): Promise<ValuedRow[]> {
  const changed: ValuedRow[] = [];
  for (const batch of batches(ids)) {
    const [rows]: [ValuedRow[]] = await db.query(
      `UPDATE ${contentKinds[type].table} row SET ${column} = $2, version = row.version + 1, updated_at = now()
       FROM (SELECT id, ${column} AS value FROM ${contentKinds[type].table} WHERE id = ANY($1::uuid[]) FOR UPDATE) before
       WHERE row.id = before.id RETURNING row.id, row.version, before.value`,
      [batch, value],
    );
    changed.push(...rows);
  }
  return changed;
}

/** Gives outfits a tag, takes one away, or both. @returns the outfits as they are left. */
export async function retag(
  { db }: Write,
  { add, remove }: { add: string | null; remove: string | null },
  outfitIds: readonly string[],
): Promise<LeftRow[]> {
  const changed: LeftRow[] = [];
  for (const batch of batches(outfitIds)) {
    if (remove !== null) {
      await db.query("DELETE FROM outfit_tags WHERE outfit_id = ANY($1::uuid[]) AND tag_name = $2", [batch, remove]);
    }
    if (add !== null) {
      await db.query(
        `INSERT INTO outfit_tags (outfit_id, tag_name) SELECT id, $2 FROM outfits WHERE id = ANY($1::uuid[]) ON CONFLICT DO NOTHING`,
        [batch, add],
      );
    }
    changed.push(...(await nextVersions(db, "outfit", batch)));
  }
  return changed;
}

async function perform(change: Write, type: ContentType, ids: string[], action: BulkAction): Promise<Change> {
  const rows = rowsInWords(ids.length, type);
  if ("delete" in action) return trashRows(change, type, ids, rows);
  const done = async (what: string, changed: LeftRow[], undo: UndoOperation): Promise<Change> => {
    const title = `${rows}: ${what}`;
    await touchRows(
      change,
      type,
      changed.map(({ id }) => id),
    );
    await change.note({ action: "bulkUpdate", entityType: type, title });
    return { matched: ids.length, changed: changed.length, undoId: await keepUndo(change, title, [undo]) };
  };
  if ("column" in action) {
    const { column, value } = action;
    const changed = await setColumn(change, type, column, ids, value);
    const what = `${column.replace("_", " ")} "${value ?? ""}"`;
    return done(what, changed, { operation: "setColumn", type, column, rows: changed });
  }
  const { add = null, remove = null } = "addTag" in action ? { add: action.addTag } : { remove: action.removeTag };
  const changed = await retag(change, { add, remove }, ids);
  const what = add === null ? `tag "${remove}" removed` : `tag "${add}" added`;
  return done(what, changed, { operation: "retag", add: remove, remove: add, rows: changed });
}

/** Does one thing to many rows in one transaction, or only counts them. */
export function changeMany(
  db: EntityManager,
  actor: Actor | null,
  find: (change: Write) => Promise<BulkRequest>,
): Promise<Change> {
  return write(db, actor, async (change) => {
    const { type, rows, action, dryRun, afterwards } = await find(change);
    const matched = await rows.clone().getCount();
    const query = differing(rows, action);
    if (dryRun) return { matched, changed: await query.getCount(), undoId: null };
    const ids = await idsOf(query);
    if (ids.length === 0) return { matched, changed: 0, undoId: null };
    const done = await perform(change, type, ids, action);
    await afterwards?.(ids);
    return { ...done, matched };
  });
}
