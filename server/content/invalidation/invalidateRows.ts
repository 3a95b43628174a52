import type { ContentType } from "../kinds/contentKind";
import { listTag, rowTag } from "./cacheTags";
import type { Write } from "../write/write";

/** Tags of the rows that rows of a kind belong to: these show how many they have, and which. */
const owners: Partial<Record<ContentType, string>> = {
  outfit: "SELECT DISTINCT 'celebrity:' || celebrity_id AS tag FROM outfits WHERE id = ANY($1::uuid[])",
  affiliateProduct: `
    SELECT DISTINCT unnest(ARRAY['outfit:' || outfit.id, 'celebrity:' || outfit.celebrity_id]) AS tag
    FROM affiliate_products product JOIN outfits outfit ON outfit.id = product.outfit_id WHERE product.id = ANY($1::uuid[])`,
};

/** Touches rows, the lists of their kind, and the rows that they belong to. */
export async function invalidateRows(change: Write, type: ContentType, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) change.invalidate(listTag(type));
  await invalidateRowsOnly(change, type, ids);
}

/** Touches rows that stay in the same lists at the same places, and the rows that they belong to. */
export async function invalidateRowsOnly(
  { db, invalidate }: Write,
  type: ContentType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  invalidate(...ids.map((id) => rowTag(type, id)));
  const statement = owners[type];
  if (!statement) return;
  const rows: { tag: string }[] = await db.query(statement, [ids]);
  invalidate(...rows.map(({ tag }) => tag));
}
