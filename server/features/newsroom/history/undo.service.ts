import { type EntityManager, MoreThan } from "typeorm";
import { validate as isUuid } from "uuid";
import { changeTags } from "../../../core/write/bulk";
import { contentKinds, contentTypes } from "../../../core/kinds/contentKind";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import { restoreRows } from "../../../core/trash/trash";
import { revertFields } from "../../../core/write/setFields";
import { bulkColumns, fieldTypes, type UndoOperation, UndoStep } from "../../../core/write/undo.entity";
import { type Write, write } from "../../../core/write/write";
import { notFound } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { rederivePosts } from "../../content/blog/blog.service";
import { lockCurrentSlugs } from "../../content/category/category.service";
import { revertGarments } from "../../content/garments/garmentWrite.service";
import { revertLeftPrices } from "../../shops/links/prices/foundPrice.service";
import { revertReplacement } from "../media/library/replacePicture.service";
import { revertStatuses } from "../publishing/bulk/revertStatuses.service";
import { insertTerm, renameTermEverywhere } from "../../content/taxonomy/termWrite.service";
import type { Undone } from "./history.types";

type Column = Extract<UndoOperation, { operation: "setColumn" }>;

/** Category slugs may have changed since; items of a deleted category are left out. */
async function withCurrentCategories(change: Write, rows: Column["rows"]): Promise<Column["rows"]> {
  const slugs = await lockCurrentSlugs(change.db, [...new Set(rows.map(({ value }) => value ?? ""))]);
  return rows.flatMap((row) => {
    const value = slugs.get(row.value ?? "");
    return value === undefined ? [] : [{ ...row, value }];
  });
}

/** Restores the former values of rows, including rows in the trash; rows that were saved since are skipped. */
async function revertColumn(change: Write, { type, column, rows }: Column): Promise<Undone> {
  if (!contentTypes.includes(type) || !bulkColumns.includes(column)) throw new Error("This can no longer be undone.");
  const [done]: [{ id: string }[]] = await change.db.query(
    `UPDATE ${contentKinds[type].table} row SET ${column} = former.value, version = row.version + 1, updated_at = now()
     FROM json_to_recordset($1) AS former (id uuid, version int, value text)
     WHERE row.id = former.id AND row.version = former.version RETURNING row.id`,
    [JSON.stringify(column === "category_name" ? await withCurrentCategories(change, rows) : rows)],
  );
  const ids = done.map(({ id }) => id);
  if (type === "blogPost") await rederivePosts(change, ids);
  await invalidateRows(change, type, ids);
  return { undone: ids.length, skipped: rows.length - ids.length };
}

async function revertField(change: Write, step: Extract<UndoOperation, { operation: "setFields" }>): Promise<Undone> {
  const { type, columns, rows } = step;
  if (!contentTypes.includes(type) || !columns.every((column) => Object.hasOwn(fieldTypes, column)))
    throw new Error("This can no longer be undone.");
  const ids = await revertFields(change, type, columns, rows);
  await invalidateRows(change, type, ids);
  return { undone: ids.length, skipped: rows.length - ids.length };
}

async function revertTags(change: Write, step: Extract<UndoOperation, { operation: "retag" }>): Promise<Undone> {
  const rows: { id: string }[] = await change.db.query(
    `SELECT outfit.id FROM outfits outfit JOIN json_to_recordset($1) AS left_row (id uuid, version int) USING (id, version)`,
    [JSON.stringify(step.rows)],
  );
  const ids = rows.map(({ id }) => id);
  await changeTags(change, step, ids);
  await invalidateRows(change, "outfit", ids);
  return { undone: ids.length, skipped: step.rows.length - ids.length };
}

async function undoOne(change: Write, step: UndoOperation): Promise<Undone> {
  switch (step.operation) {
    case "restore": {
      const undone = await restoreRows(change, step.type, step.ids);
      return { undone, skipped: step.ids.length - undone };
    }
    case "setColumn":
      return revertColumn(change, step);
    case "setFields":
      return revertField(change, step);
    case "setStatus":
      return revertStatuses(change, step);
    case "retag":
      return revertTags(change, step);
    case "insertTerm":
      await insertTerm(change, step);
      return { undone: 0, skipped: 0 };
    case "renameTerm":
      return { undone: await renameTermEverywhere(change, step.id, step.name), skipped: 0 };
    case "leavePrices": {
      const undone = await revertLeftPrices(change, step.linkIds);
      return { undone, skipped: step.linkIds.length - undone };
    }
    case "regroupPieces":
      return revertGarments(change, step);
    case "replacePicture":
      return revertReplacement(change, step);
  }
}

/**
 * Reverts a change, once, within a day, for the administrator who made it.
 * @throws NOT_FOUND when there is no such step, or no longer.
 */
export function undo(db: EntityManager, actor: Actor, id: string): Promise<Undone> {
  return write(db, actor, async (change) => {
    const dayAgo = new Date(Date.now() - 86_400_000);
    const own = { id, actorId: actor.id, createdAt: MoreThan(dayAgo) };
    const step = isUuid(id) ? await change.db.findOneBy(UndoStep, own) : null;
    const removed = step && (await change.db.delete(UndoStep, { id }));
    if (!step || removed?.affected !== 1) throw notFound("This can no longer be undone.");
    const total: Undone = { undone: 0, skipped: 0 };
    for (const operation of step.operations) {
      const { undone, skipped } = await undoOne(change, operation);
      total.undone += undone;
      total.skipped += skipped;
    }
    await change.audit({ action: "undo", entityType: "undoStep", title: step.title });
    return total;
  });
}
