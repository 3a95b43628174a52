import { contentKinds, type ContentType, describeRows } from "../../core/kinds/contentKind";
import { invalidateRows } from "../../core/cache/invalidateRows";
import { inBatches } from "../../core/write/inBatches";
import type { Write } from "../../core/write/write";

interface GoneRow {
  id: string;
  title: string;
}

async function deleteBatch({ db }: Write, type: ContentType, ids: readonly string[]): Promise<GoneRow[]> {
  const { table, title } = contentKinds[type];
  if (type === "outfit") {
    await db.query(
      `DELETE FROM affiliate_products WHERE outfit_id IN (SELECT id FROM outfits WHERE id = ANY($1::uuid[]) AND deleted_at IS NOT NULL)`,
      [ids],
    );
  }
  const [rows]: [GoneRow[]] = await db.query(
    `DELETE FROM ${table} WHERE id = ANY($1::uuid[]) AND deleted_at IS NOT NULL RETURNING id, ${title} AS title`,
    [ids],
  );
  await db.query("DELETE FROM revisions WHERE row_id = ANY($1::uuid[])", [ids]);
  await db.query("DELETE FROM slug_history WHERE entity_id = ANY($1::uuid[])", [ids]);
  return rows;
}

/** Returns the celebrities that still have outfits, in the trash or outside it, and so cannot be deleted. */
export async function celebritiesWithOutfits({ db }: Write, ids: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db.query(
    "SELECT DISTINCT celebrity_id AS id FROM outfits WHERE celebrity_id = ANY($1::uuid[])",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
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
