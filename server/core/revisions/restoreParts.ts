import { invalidateRows } from "../cache/invalidateRows";
import { readPublicDays, requireMayShow } from "../write/requireMayShow";
import type { Write } from "../write/write";
import { type Snapshot, type SnapshotPart, type SnapshotRow, snapshotParts } from "./snapshot";

const ids = (rows: readonly SnapshotRow[]): string[] => rows.map(({ id }) => String(id));

/** Columns of the stored rows that the table still has; older revisions may lack newer ones. */
async function readColumns({ db }: Write, table: string, rows: readonly SnapshotRow[]): Promise<string[]> {
  const found: { name: string }[] = await db.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND column_name = ANY($2) AND column_name <> 'id'`,
    [table, Object.keys(rows[0] ?? {})],
  );
  return found.map(({ name }) => `"${name}"`);
}

/** Inserts the rows, or gives the existing ones their former values. */
export async function upsertParts(
  change: Write,
  part: SnapshotPart,
  ownerId: string,
  rows: readonly SnapshotRow[],
  also?: string,
): Promise<void> {
  if (rows.length === 0) return;
  const { table, type } = snapshotParts[part];
  const owner = `${type}_id`;
  const columns = await readColumns(change, table, rows);
  const list = columns.join(", ");
  await change.db.query(
    `INSERT INTO ${table} (id, ${owner}, ${list})
     SELECT id, $1, ${list} FROM jsonb_populate_recordset(NULL::${table}, $2)
     ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")},
       ${also ?? `${owner} = excluded.${owner}`}`,
    [ownerId, JSON.stringify(rows)],
  );
}

/** Products that were added since go to the trash; those deleted since come back. */
async function restoreProducts(change: Write, outfitId: string, rows: readonly SnapshotRow[]): Promise<void> {
  const { db } = change;
  const [others]: [{ id: string }[]] = await db.query(
    `UPDATE affiliate_products SET deleted_at = now(), updated_at = now()
     WHERE outfit_id = $1 AND deleted_at IS NULL AND id <> ALL($2::uuid[]) RETURNING id`,
    [outfitId, ids(rows)],
  );
  const publicDays = await readPublicDays(change, "affiliateProduct", ids(rows));
  // Nothing is known about a former price, because a revision has no time of it.
  const also = `outfit_id = excluded.outfit_id, deleted_at = NULL, version = affiliate_products.version + 1,
    updated_at = now(), price_source_kind = CASE WHEN affiliate_products.price = excluded.price
      THEN affiliate_products.price_source_kind END`;
  await upsertParts(change, "products", outfitId, rows, also);
  await requireMayShow(change, "affiliateProduct", ids(rows), publicDays);
  await invalidateRows(change, "affiliateProduct", [...ids(others), ...ids(rows)]);
}

/** Gives an outfit the pieces, pictures and products of a snapshot. */
export async function restoreParts(
  change: Write,
  outfitId: string,
  { pieces = [], pictures = [], products = [] }: Snapshot,
): Promise<void> {
  const { db } = change;
  // Before the pieces that they refer to are deleted, and after those are inserted.
  await upsertParts(change, "pieces", outfitId, pieces);
  await restoreProducts(change, outfitId, products);
  // While the pieces that were and those that will be are there: looks that show the same garments name this outfit.
  await invalidateRows(change, "outfit", [outfitId]);
  await db.query("DELETE FROM outfit_pieces WHERE outfit_id = $1 AND id <> ALL($2::uuid[])", [outfitId, ids(pieces)]);
  await db.query("DELETE FROM outfit_pictures WHERE outfit_id = $1", [outfitId]);
  await upsertParts(change, "pictures", outfitId, pictures);
}
