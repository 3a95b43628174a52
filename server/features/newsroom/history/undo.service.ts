import type { EntityManager } from "typeorm";
import { isEntryId } from "../../../core/audit/audit";
import { changeTags } from "../../../core/write/bulk";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import { takeBackParts } from "../../../core/revisions/showParts";
import { demoteExactProducts, lockPieces, restoreRows, takeBackRows } from "../../../core/trash/trash";
import { returnSlugs } from "../../../core/write/mergeRows";
import { revertFields } from "../../../core/write/setFields";
import {
  type ChangedFields,
  type FieldColumn,
  fieldTypes,
  type UndoOperation,
} from "../../../core/audit/undoOperation";
import { type Write, write } from "../../../core/write/write";
import { notFound } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { rederivePosts } from "../../content/blog/blog.service";
import { lockCurrentSlugs } from "../../content/category/category.service";
import { revertGarments } from "../../content/garments/garmentWrite.service";
import { revertLeftPrices } from "../../shops/links/prices/foundPrice.service";
import { revertReplacement } from "../media/library/replacePicture.service";
import { revertStatuses } from "../publishing/bulk/revertStatuses.service";
import { insertTerm, renameTerm } from "../../content/taxonomy/termWrite.service";
import type { Undone } from "./history.types";

type Step<Operation> = Extract<UndoOperation, { operation: Operation }>;

const gone = "This can no longer be undone.";

/** Category slugs may have changed since; items of a deleted category are left out. */
async function withCurrentCategories(change: Write, { columns, rows }: Step<"setFields">): Promise<ChangedFields[]> {
  const at = columns.indexOf("category_name");
  if (at < 0) return rows;
  const named = rows.flatMap(({ before, after }) => [before[at] ?? "", after[at] ?? ""]);
  const slugs = await lockCurrentSlugs(change.db, [...new Set(named)]);
  const rename = (values: ChangedFields["before"]) => values.with(at, slugs.get(values[at] ?? "") ?? null);
  return rows
    .map(({ id, before, after }) => ({ id, before: rename(before), after: rename(after) }))
    .filter(({ before }) => before[at] !== null);
}

const placeColumns: readonly FieldColumn[] = ["event_id", "show_id", "season_id", "episode_id", "character_id"];

/** Looks stay where they are when what they would go back to was deleted permanently. */
async function withPresentPlaces({ db }: Write, { columns, rows }: Step<"setFields">): Promise<ChangedFields[]> {
  const read = (column: FieldColumn) =>
    columns.includes(column) ? `(given.before[${columns.indexOf(column) + 1}])::uuid` : "NULL::uuid";
  const found: { id: string }[] = await db.query(
    `WITH place AS (
       SELECT given.id, ${placeColumns.map((column) => `${read(column)} AS ${column}`).join(", ")}
       FROM json_to_recordset($1) AS given (id uuid, before text[]))
     SELECT id FROM place WHERE (event_id IS NULL OR EXISTS (SELECT FROM events WHERE id = place.event_id))
       AND (show_id IS NULL OR EXISTS (SELECT FROM shows WHERE id = place.show_id))
       AND (season_id IS NULL OR EXISTS (SELECT FROM show_seasons part
         WHERE part.show_id = place.show_id AND part.id = place.season_id))
       AND (episode_id IS NULL OR EXISTS (SELECT FROM show_episodes part
         WHERE part.show_id = place.show_id AND part.season_id = place.season_id AND part.id = place.episode_id))
       AND (character_id IS NULL OR EXISTS (SELECT FROM show_characters part
         WHERE part.show_id = place.show_id AND part.id = place.character_id))`,
    [JSON.stringify(rows)],
  );
  const present = new Set(found.map(({ id }) => id));
  return rows.filter(({ id }) => present.has(id));
}

/** Restores the former values of rows, including rows in the trash; rows with other values by now are skipped. */
async function revertRows(change: Write, step: Step<"setFields">): Promise<Undone> {
  const { type, columns, rows } = step;
  const haveMatchKinds = type === "affiliateProduct" && columns.includes("match_kind");
  if (haveMatchKinds)
    await lockPieces(
      change,
      rows.map(({ id }) => id),
    );
  const isMove = columns.some((column) => placeColumns.includes(column));
  // The place that looks leave names them, too.
  if (isMove) await invalidateRows(change, type, rows);
  const former = isMove ? await withPresentPlaces(change, step) : await withCurrentCategories(change, step);
  const ids = await revertFields(change, type, columns, former);
  if (haveMatchKinds) await demoteExactProducts(change, ids);
  if (type === "blogPost") await rederivePosts(change, ids);
  await invalidateRows(change, type, ids);
  return { undone: ids.length, skipped: rows.length - ids.length };
}

/** Reverts the tags of outfits, including outfits in the trash, unless their tags are others by now. */
async function revertTags(change: Write, { add, remove, rows }: Step<"retag">): Promise<Undone> {
  const unchanged: { id: string }[] = await change.db.query(
    `SELECT outfit.id FROM outfits outfit WHERE id = ANY($1::uuid[])
       AND ($2::text IS NULL OR NOT EXISTS (SELECT FROM outfit_tags WHERE outfit_id = outfit.id AND tag_name = $2))
       AND ($3::text IS NULL OR EXISTS (SELECT FROM outfit_tags WHERE outfit_id = outfit.id AND tag_name = $3))`,
    [rows.map(({ id }) => id), add, remove],
  );
  const ids = unchanged.map(({ id }) => id);
  await changeTags(change, { add, remove }, ids);
  await invalidateRows(change, "outfit", ids);
  return { undone: ids.length, skipped: rows.length - ids.length };
}

async function undoOne(change: Write, step: UndoOperation): Promise<Undone> {
  switch (step.operation) {
    case "restore": {
      const undone = await restoreRows(change, step.type, step.ids);
      return { undone, skipped: step.ids.length - undone };
    }
    case "takeBack": {
      const undone = await takeBackRows(change, step.type, step.rows);
      return { undone, skipped: step.rows.length - undone };
    }
    case "returnSlugs":
      await returnSlugs(change, step);
      return { undone: 0, skipped: 0 };
    case "setFields":
      return revertRows(change, step);
    case "takeBackParts":
      return takeBackParts(change, step);
    case "setStatus":
      return revertStatuses(change, step);
    case "retag":
      return revertTags(change, step);
    case "insertTerm":
      await insertTerm(change, step);
      return { undone: 0, skipped: 0 };
    case "renameTerm":
      return { undone: (await renameTerm(change, step)).changed, skipped: 0 };
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

/** Whether another release stored the step: what the change left is not in it, or columns that are unknown here. */
const isForeign = (step: UndoOperation): boolean =>
  (step.operation as string) === "setColumn" ||
  (step.operation === "setStatus" && !Object.hasOwn(step, "left")) ||
  (step.operation === "setFields" &&
    !(
      step.columns.every((column) => Object.hasOwn(fieldTypes, column)) &&
      step.rows.every((row) => Object.hasOwn(row, "after"))
    ));

/** Returns the steps of all batches as the one step that the change would have without batches. */
function joinSteps([first, ...others]: UndoOperation[][]): UndoOperation[] {
  const [step] = first;
  if (others.length === 0) return first;
  const steps = [first, ...others].flat();
  if (step.operation === "restore")
    return [{ ...step, ids: steps.flatMap((one) => (one.operation === "restore" ? one.ids : [])) }];
  return [{ ...step, rows: steps.flatMap((one) => ("rows" in one ? one.rows : [])) } as UndoOperation];
}

/**
 * Takes the steps off an entry of the actor's that is at most a day old, so that nobody takes them twice. Null when it
 * has none.
 */
async function takeSteps(
  { db }: Write,
  actor: Actor,
  id: string,
): Promise<{ title: string; steps: UndoOperation[] } | null> {
  if (!isEntryId(id)) return null;
  // A batch that commits meanwhile is seen by the next statement.
  await db.query("SELECT FROM audit_log WHERE id = $1 FOR UPDATE", [id]);
  const [taken]: [{ id: string; title: string; steps: UndoOperation[] }[]] = await db.query(
    `UPDATE audit_log entry SET undo = NULL FROM (
       SELECT id, undo FROM audit_log WHERE (id = $1 OR continues = $1) AND actor_id = $2 AND undo IS NOT NULL
         AND created_at > now() - interval '1 day' FOR UPDATE
     ) before WHERE entry.id = before.id RETURNING entry.id, entry.title, before.undo AS steps`,
    [id, actor.id],
  );
  const first = taken.find((entry) => entry.id === id);
  return first ? { title: first.title, steps: joinSteps(taken.map(({ steps }) => steps)) } : null;
}

/**
 * Reverts a change, once, within a day, for the administrator who made it.
 * @param id that of the change's audit entry.
 * @throws NOT_FOUND when the entry has no steps, or no longer.
 */
export function undo(db: EntityManager, actor: Actor, id: string): Promise<Undone> {
  return write(db, actor, async (change) => {
    const taken = await takeSteps(change, actor, id);
    if (!taken || taken.steps.some(isForeign)) throw notFound(gone);
    const total: Undone = { undone: 0, skipped: 0 };
    for (const step of taken.steps) {
      const { undone, skipped } = await undoOne(change, step);
      total.undone += undone;
      total.skipped += skipped;
    }
    await change.audit({ action: "undo", entityType: "undoStep", title: taken.title });
    return total;
  });
}
