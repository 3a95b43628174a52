import { validate as isUuid } from "uuid";
import type { Write } from "../../../core/write/write";
import type { Picture } from "./picture.entity";
import type { DeleteUnusedPicturesInput } from "./picture.inputs";
import { isUsed } from "./pictureUses";

/**
 * Deletes pictures that no row uses from the library. The nightly job deletes their files a week later, unless a row, a
 * revision or an undo step refers to them then.
 * @returns the number of deleted pictures; those in use are skipped.
 */
export async function deleteUnusedPictures(change: Write, { ids, dryRun }: DeleteUnusedPicturesInput): Promise<number> {
  const selected = `NOT ${isUsed} AND ($1::uuid[] IS NULL OR picture.id = ANY($1::uuid[]))`;
  const parameters = [ids?.filter((id) => isUuid(id)) ?? null];
  if (dryRun) {
    const rows: { count: number }[] = await change.db.query(
      `SELECT count(*)::int AS count FROM pictures picture WHERE ${selected}`,
      parameters,
    );
    return rows[0].count;
  }
  const [deleted]: [Pick<Picture, "id" | "address">[]] = await change.db.query(
    `DELETE FROM pictures picture WHERE ${selected} RETURNING id, address`,
    parameters,
  );
  // One entry for each address: the orphan cleanup keeps the files of recent ones.
  await change.db.query(
    `INSERT INTO audit_log (actor_id, actor_name, action, entity_type, entity_id, title)
       SELECT $1, $2, 'delete', 'picture', id, address FROM json_to_recordset($3) AS deleted (id uuid, address text)`,
    [change.actor?.id ?? null, change.actor?.name ?? "", JSON.stringify(deleted)],
  );
  return deleted.length;
}
