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

/** Returns the celebrities that still have outfits, in the trash or outside it. */
async function celebritiesWithOutfits({ db }: Write, ids: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db.query(
    "SELECT DISTINCT celebrity_id AS id FROM outfits WHERE celebrity_id = ANY($1::uuid[])",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

interface Obstacle {
  /** Returns the rows that cannot be deleted permanently. */
  find: (change: Write, ids: readonly string[]) => Promise<Set<string>>;
  /** Tells about one such row. */
  sentence: string;
}

const obstacles: Record<ContentType, Obstacle | null> = {
  celebrity: {
    find: celebritiesWithOutfits,
    sentence: "This celebrity still has outfits, in the trash or outside it. Delete those permanently first.",
  },
  outfit: null,
  affiliateProduct: null,
  categoryItem: null,
  blogPost: null,
  page: null,
  author: null,
};

/** Returns the rows that others need, and that so cannot be deleted permanently. */
export const findNeededRows = async (
  change: Write,
  type: ContentType,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => (await obstacles[type]?.find(change, ids)) ?? new Set();

/** @throws CONFLICT when others need one of the rows. */
export async function requireUnneeded(change: Write, type: ContentType, ids: readonly string[]): Promise<void> {
  const obstacle = obstacles[type];
  if (obstacle && (await obstacle.find(change, ids)).size > 0) throw conflict(obstacle.sentence);
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
