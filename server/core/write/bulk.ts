import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import { badUserInput } from "../errors/appErrors";
import { type ContentType, describeRows } from "../kinds/contentKind";
import { invalidateRows } from "../cache/invalidateRows";
import { type BatchInput, joinBatches, readBatch, readIds } from "./batch";
import { inBatches } from "./inBatches";
import { trashRows } from "../trash/trash";
import { type Conditions, Select } from "../read/select";
import { rawSql, sql } from "../read/sql";
import { setFields } from "./setFields";
import type { ChangedFields, FieldColumn, FieldValues, UndoOperation } from "../audit/undoOperation";
import { type Write, write, type Change } from "./write";
import type { Actor } from "../graphql/context";

/** A field that a bulk change sets, with the columns that follow it. */
export interface FieldAction {
  /** The column of the field itself: rows that have the value do not change. */
  field: FieldColumn;
  value: string | number | null;
  /** The field's column and those that follow it; omitted for the field alone. */
  columns?: readonly FieldColumn[];
  /**
   * Returns the new values of each row; omitted where all rows get the value.
   * @throws BAD_USER_INPUT when a row cannot have them.
   */
  derive?: (db: EntityManager, ids: string[]) => Promise<(FieldValues & { id: string })[]>;
}

/** One change to many rows. */
export type BulkAction = { delete: true } | FieldAction | { addTag: string } | { removeTag: string };

/** The rows to change, and how. */
export interface BulkRequestInput {
  ids?: string[] | null;
  filter?: object | null;
  /** True to count only and write nothing. */
  dryRun: boolean;
  delete?: boolean | null;
  batch?: BatchInput | null;
}

/** How a bulk change selects the rows of a content type, and what it does to them. */
export interface BulkKind<Row extends ObjectLiteral, Input extends BulkRequestInput> {
  type: ContentType;
  entity: EntityTarget<Row>;
  /** The name of the table in the conditions of the filter. */
  alias: string;
  applyFilter: (rows: Conditions, filter: NonNullable<Input["filter"]>) => void;
  /** Lists the actions besides deleting; false for each that the input does not ask for. */
  listActions: (change: Write, input: Input) => Promise<(BulkAction | false)[]>;
  /** Runs after the change of these rows, in the same transaction; not after deleting. */
  afterwards?: (change: Write, ids: string[]) => Promise<void>;
}

/** @throws BAD_USER_INPUT unless exactly one of ids and filter is given. */
export function restrictRows<Filter extends object>(
  query: Conditions,
  { ids, filter }: { ids?: string[] | null; filter?: Filter | null },
  applyFilter: (filter: Filter) => void,
): void {
  if (Boolean(ids) === Boolean(filter)) throw badUserInput("Send either ids or a filter.");
  if (ids) query.andWhere(sql`${rawSql(query.alias)}.id = ANY(${ids.filter((id) => isUuid(id))})`);
  if (filter) applyFilter(filter);
}

/** Selects the rows that the action would change. */
function findDiffering(rows: Select<ObjectLiteral>, action: BulkAction): Select<ObjectLiteral> {
  const query = rows.clone();
  const alias = rawSql(query.alias);
  const hasTag = (tag: string) =>
    sql`EXISTS (SELECT FROM outfit_tags held WHERE held.outfit_id = ${alias}.id AND held.tag_name = ${tag})`;
  if ("field" in action) {
    return query.andWhere(sql`${alias}.${rawSql(action.field)} IS DISTINCT FROM ${action.value}`);
  }
  if ("addTag" in action) return query.andWhere(sql`NOT ${hasTag(action.addTag)}`);
  if ("removeTag" in action) return query.andWhere(hasTag(action.removeTag));
  return query;
}

/** Adds a tag to outfits, removes one, or both. Versions change, so that open edit forms conflict. @returns the outfits. */
export async function changeTags(
  { db }: Write,
  { add, remove }: { add: string | null; remove: string | null },
  outfitIds: readonly string[],
): Promise<{ id: string }[]> {
  const changed: { id: string }[] = [];
  for (const batch of inBatches(outfitIds)) {
    if (remove !== null) {
      await db.query("DELETE FROM outfit_tags WHERE outfit_id = ANY($1::uuid[]) AND tag_name = $2", [batch, remove]);
    }
    if (add !== null) {
      await db.query(
        `INSERT INTO outfit_tags (outfit_id, tag_name) SELECT id, $2 FROM outfits WHERE id = ANY($1::uuid[]) ON CONFLICT DO NOTHING`,
        [batch, add],
      );
    }
    const [rows]: [{ id: string }[]] = await db.query(
      "UPDATE outfits SET version = version + 1, updated_at = now() WHERE id = ANY($1::uuid[]) RETURNING id",
      [batch],
    );
    changed.push(...rows);
  }
  return changed;
}

async function setField(
  change: Write,
  type: ContentType,
  ids: string[],
  { field, value, columns = [field], derive }: FieldAction,
): Promise<{ changed: ChangedFields[]; undo: UndoOperation }> {
  const changed: ChangedFields[] = [];
  for (const batch of inBatches(ids)) {
    const values = derive ? await derive(change.db, batch) : batch.map((id) => ({ id, [field]: value }));
    changed.push(...(await setFields(change, type, columns, values)));
  }
  return { changed, undo: { operation: "setFields", type, columns: [...columns], rows: changed } };
}

async function perform(change: Write, type: ContentType, ids: string[], action: BulkAction): Promise<Change> {
  const rows = describeRows(ids.length, type);
  if ("delete" in action) return trashRows(change, type, ids, rows);
  const done = async (what: string, changed: { id: string }[], undo: UndoOperation): Promise<Change> => {
    const title = `${rows}: ${what}`;
    await invalidateRows(change, type, changed);
    const undoId = await change.audit({ action: "bulkUpdate", entityType: type, title, undo: [undo] });
    return { matched: ids.length, changed: changed.length, undoId };
  };
  if ("field" in action) {
    const { changed, undo } = await setField(change, type, ids, action);
    return done(`${action.field.replaceAll("_", " ")} "${action.value ?? ""}"`, changed, undo);
  }
  const { add = null, remove = null } = "addTag" in action ? { add: action.addTag } : { remove: action.removeTag };
  const changed = await changeTags(change, { add, remove }, ids);
  const what = add === null ? `tag "${remove}" removed` : `tag "${add}" added`;
  return done(what, changed, { operation: "retag", add: remove, remove: add, rows: changed });
}

/** @throws BAD_USER_INPUT unless exactly one action is given. */
async function chooseAction<Row extends ObjectLiteral, Input extends BulkRequestInput>(
  change: Write,
  { listActions }: BulkKind<Row, Input>,
  input: Input,
): Promise<BulkAction> {
  const given = [input.delete ? { delete: true as const } : false, ...(await listActions(change, input))];
  const actions = given.filter((action): action is BulkAction => action !== false);
  if (actions.length !== 1) throw badUserInput("Choose one action for these rows.");
  return actions[0];
}

/** A dry run looks for values that a row cannot have among so many rows; the change itself among all. */
const previewedRows = 1_000;

async function countDiffering(
  { db }: Write,
  query: Select<ObjectLiteral>,
  action: BulkAction,
  matched: number,
): Promise<Change> {
  if ("field" in action && action.derive) await action.derive(db, await readIds(query, { limit: previewedRows }));
  return { matched, changed: await query.count(), undoId: null };
}

/** Deletes or changes many rows, or one batch of them, in one transaction; or only counts them. */
export function changeMany<Row extends ObjectLiteral, Input extends BulkRequestInput>(
  db: EntityManager,
  actor: Actor | null,
  kind: BulkKind<Row, Input>,
  input: Input,
): Promise<Change> {
  const { type } = kind;
  const { batch, dryRun } = input;
  return write(db, actor, async (change) => {
    const rows = new Select(change.db, kind.entity, kind.alias);
    restrictRows<NonNullable<Input["filter"]>>(rows, input, (filter) => {
      kind.applyFilter(rows, filter);
    });
    const action = await chooseAction(change, kind, input);
    const query = findDiffering(rows, action);
    const matched = batch && !dryRun ? 0 : await rows.count();
    if (dryRun) return countDiffering(change, query, action, matched);
    const { ids, next } = await readBatch(query, batch);
    if (ids.length === 0) return { matched, changed: 0, undoId: batch?.undoId ?? null, next };
    const done = await perform(joinBatches(change, batch, type, ids.length), type, ids, action);
    if (!("delete" in action)) await kind.afterwards?.(change, ids);
    return { ...done, matched: batch ? ids.length : matched, next };
  });
}
