import type { EntityManager } from "typeorm";
import { contentKinds, type ContentType, contentTypes } from "../../../core/kinds/contentKind";
import { type Write, write } from "../../../core/write/write";
import { deleteRows, findNeededRows } from "./trashDelete";
import { daysInTrash } from "./trashedRow.entity";

async function deleteExpired(change: Write, type: ContentType): Promise<number> {
  const rows: { id: string }[] = await change.db.query(
    `SELECT id FROM ${contentKinds[type].table} WHERE deleted_at < now() - make_interval(days => $1)`,
    [daysInTrash],
  );
  const ids = rows.map(({ id }) => id);
  const needed = await findNeededRows(change, type, ids);
  return deleteRows(
    change,
    type,
    ids.filter((id) => !needed.has(id)),
  );
}

/**
 * Permanently deletes rows that were in the trash for more than 30 days; a celebrity remains until its last outfit is
 * deleted. Runs daily. @returns the number of deleted rows.
 */
export const emptyTrash = (db: EntityManager): Promise<number> =>
  write(db, null, async (change) => {
    let deleted = 0;
    for (const type of contentTypes.toReversed()) deleted += await deleteExpired(change, type);
    return deleted;
  });
