import type { EntityManager } from "typeorm";
import type { ImportedItem } from "./importedItem";

/** Returns the GTINs that items of the feed have. */
export async function findTwins(db: EntityManager, feedId: string, gtins: readonly string[]): Promise<Set<string>> {
  if (gtins.length === 0) return new Set();
  const rows = await db.query<{ gtin: string }[]>(
    "SELECT DISTINCT gtin FROM category_items WHERE feed_id = $1 AND gtin = ANY($2) AND deleted_at IS NULL",
    [feedId, gtins],
  );
  return new Set(rows.map(({ gtin }) => gtin));
}

/** Gives items the keys of products with the same GTIN, where the file no longer has the item's former key. */
export async function giveTwinsNewKeys(
  db: EntityManager,
  feedId: string,
  items: readonly ImportedItem[],
): Promise<void> {
  await db.query(
    `UPDATE category_items item SET source_key = moved.key
     FROM (
       SELECT DISTINCT ON (twin.id) twin.id, product.key
       FROM unnest($2::text[], $3::text[]) AS product (gtin, key),
       LATERAL (
         SELECT id FROM category_items other
         WHERE other.feed_id = $1 AND other.gtin = product.gtin AND other.deleted_at IS NULL
           AND NOT EXISTS (SELECT FROM import_seen seen WHERE seen.key = other.source_key)
         ORDER BY other.created_at, other.id LIMIT 1
       ) twin
       ORDER BY twin.id
     ) moved
     WHERE item.id = moved.id`,
    [feedId, items.map(({ gtin }) => gtin), items.map(({ source_key }) => source_key)],
  );
}
