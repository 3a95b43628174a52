import { contentKinds, type ContentType, describeRows, listOwnedTypes } from "../../../core/kinds/contentKind";
import { conflict } from "../../../core/errors/appErrors";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import { inBatches } from "../../../core/write/inBatches";
import type { Write } from "../../../core/write/write";

interface GoneRow {
  id: string;
  title: string;
}

async function deleteBatch({ db }: Write, type: ContentType, ids: readonly string[]): Promise<GoneRow[]> {
  const { table, title } = contentKinds[type];
  const inTrash = `SELECT id FROM ${table} WHERE id = ANY($1::uuid[]) AND deleted_at IS NOT NULL`;
  for (const { table: owned, owner } of listOwnedTypes(type).map((name) => contentKinds[name]))
    await db.query(`DELETE FROM ${owned} WHERE ${owner.column} IN (${inTrash})`, [ids]);
  const [rows]: [GoneRow[]] = await db.query(
    `DELETE FROM ${table} WHERE id = ANY($1::uuid[]) AND deleted_at IS NOT NULL RETURNING id, ${title} AS title`,
    [ids],
  );
  await db.query("DELETE FROM revisions WHERE row_id = ANY($1::uuid[])", [ids]);
  await db.query("DELETE FROM slug_history WHERE entity_id = ANY($1::uuid[])", [ids]);
  return rows;
}

/** Returns the rows that others need, and that so cannot be deleted permanently. */
export async function findNeededRows(
  { db }: Write,
  type: ContentType,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { neededBy } = contentKinds[type];
  const rows: { id: string }[] = neededBy ? await db.query(neededBy.ids, [ids]) : [];
  return new Set(rows.map(({ id }) => id));
}

/** @throws CONFLICT when others need one of the rows. */
export async function requireUnneeded(change: Write, type: ContentType, ids: readonly string[]): Promise<void> {
  if ((await findNeededRows(change, type, ids)).size > 0) throw conflict(contentKinds[type].neededBy?.sentence ?? "");
}

/** Permanently deletes rows in the trash, an outfit with its products, and logs it. @returns the number of rows. */
export async function deleteRows(change: Write, type: ContentType, ids: readonly string[]): Promise<number> {
  const gone: GoneRow[] = [];
  for (const batch of inBatches(ids)) gone.push(...(await deleteBatch(change, type, batch)));
  if (gone.length === 0) return 0;
  await invalidateRows(change, type, gone);
  const one = gone.length === 1 ? gone[0] : null;
  const title = one?.title ?? describeRows(gone.length, type);
  await change.audit({ action: "deleteForever", entityType: type, entityId: one?.id, title });
  return gone.length;
}
