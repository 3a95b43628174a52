import { In } from "typeorm";
import { validate as isUuid } from "uuid";
import type { UndoOperation } from "../../../../core/audit/undoOperation";
import type { Write, Change } from "../../../../core/write/write";
import { badUserInput, notFound } from "../../../../core/errors/appErrors";
import { replaceAddress, restoreAddresses } from "./changeAddresses";
import { Picture } from "./picture.entity";
import type { ReplacePictureInput } from "./picture.inputs";
import { usesSql } from "./pictureUses";

async function findBoth({ db }: Write, ids: readonly string[]): Promise<Picture[]> {
  // Locked in one order, so that two replacements do not wait for each other.
  const found = await db.find(Picture, {
    where: { id: In(ids.filter((id) => isUuid(id))) },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_read" },
  });
  return ids.map((id) => {
    const picture = found.find((one) => one.id === id.toLowerCase());
    if (!picture) throw notFound("This picture is no longer in the library.");
    return picture;
  });
}

/** Revisions that are scheduled are published as they were scheduled, so they do not count. */
async function countRows({ db }: Write, address: string): Promise<number> {
  const [{ count }]: { count: number }[] = await db.query(
    `SELECT count(DISTINCT (kind, id))::int AS count FROM (${usesSql}) used WHERE address = $1 AND NOT is_scheduled`,
    [address],
  );
  return count;
}

/**
 * Replaces a picture in every row that uses it, also in the texts of articles, in one transaction. Both stay in the
 * library.
 * @throws BAD_USER_INPUT for the same picture, NOT_FOUND.
 */
export async function replacePicture(
  change: Write,
  { id, replacementId, dryRun }: ReplacePictureInput,
): Promise<Change> {
  const [{ address: from, fileName }, { address: to }] = await findBoth(change, [id, replacementId]);
  if (from === to) throw badUserInput("Choose another picture.", { replacementId: "Choose another picture." });
  const matched = await countRows(change, from);
  if (dryRun || matched === 0) return { matched, changed: dryRun ? matched : 0, undoId: null };
  const { rows, values } = await replaceAddress(change, from, to);
  const title = `${fileName || from}: replaced in ${rows.count} ${rows.count === 1 ? "place" : "places"}`;
  const changes: Record<string, [unknown, unknown]> = { address: [from, to] };
  const former = values.map(({ place, id, value }) => ({ place, id, value }));
  const undo: UndoOperation[] = [{ operation: "replacePicture", from, to, values: former }];
  const undoId = await change.audit({ action: "replace", entityType: "picture", entityId: id, title, changes, undo });
  return { matched, changed: rows.count, undoId };
}

type Replacement = Extract<UndoOperation, { operation: "replacePicture" }>;

/** Undoes a replacement where the new picture is still in its place; other values are skipped. */
export async function revertReplacement(
  change: Write,
  step: Replacement,
): Promise<{ undone: number; skipped: number }> {
  const { rows, skipped } = await restoreAddresses(change, step);
  return { undone: rows.count, skipped };
}
