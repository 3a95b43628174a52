import type { EntityManager } from "typeorm";
import type { RawProduct } from "../read/readFeed";
import { lockImport } from "./ensureFeed";

/** What a feed's item is to a product of the file. */
export interface ComparedProduct {
  product: RawProduct;
  /** "repeated": an earlier product of the file has the same key. */
  state: "new" | "changed" | "unchanged" | "trashed" | "repeated";
  /** The item's category; null for a new one. */
  category: string | null;
}

/**
 * Runs once in the transaction, before the first batch. import_seen collects the keys of this run.
 * @throws ImportRefused while another import of the feed runs.
 */
export async function prepareImport(db: EntityManager, feedId: string, name: string): Promise<void> {
  await lockImport(db, feedId, name);
  // A few statements read the whole feed, which may have a million items.
  await db.query("SET LOCAL statement_timeout = '10min'");
  // Between two statements, up to a batch of products with thousands of rows each is read.
  await db.query("SET LOCAL idle_in_transaction_session_timeout = '10min'");
  await db.query("CREATE TEMPORARY TABLE import_seen (key text PRIMARY KEY) ON COMMIT DROP");
}

/**
 * An item whose product and settings have the same hash needs no closer look, so an unchanged feed costs little. The limit
 * makes it one index lookup per product, whatever the table's statistics say.
 */
const statement = `
  WITH input AS (
    SELECT DISTINCT ON (key) * FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS product (key, hash, place)
    ORDER BY key, place
  ), fresh AS (
    INSERT INTO import_seen (key) SELECT key FROM input ON CONFLICT DO NOTHING RETURNING key
  )
  SELECT input.place::int, item.category_name AS category,
    CASE WHEN item.id IS NULL THEN 'new'
      WHEN item.deleted_at IS NOT NULL THEN 'trashed'
      WHEN item.source_hash = input.hash AND item.missing_runs = 0 THEN 'unchanged'
      ELSE 'changed' END AS state
  FROM input JOIN fresh USING (key)
  LEFT JOIN LATERAL (
    SELECT * FROM category_items WHERE feed_id = $1 AND source_key = input.key LIMIT 1
  ) item ON TRUE`;

/** Compares a batch with the feed's items, in the order of the file. */
export async function compareProducts(
  db: EntityManager,
  feedId: string,
  batch: readonly RawProduct[],
): Promise<ComparedProduct[]> {
  const rows = await db.query<({ place: number } & Omit<ComparedProduct, "product">)[]>(statement, [
    feedId,
    batch.map(({ key }) => key),
    batch.map(({ hash }) => hash),
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return batch.map((product, at) => {
    const { state = "repeated", category = null } = byPlace.get(at + 1) ?? {};
    return { product, state, category };
  });
}

/** Counts products that the shop hides, or that belong to no category, as missing from the feed. */
export async function forgetSeen(db: EntityManager, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.query("DELETE FROM import_seen WHERE key = ANY($1)", [keys]);
}

/**
 * Lets the feed no longer confirm the prices of items whose product it makes unreadable. They keep their values, and the next
 * readable product is written even when it equals the last one. @returns the number of items with a confirmed price.
 */
export async function endConfirmation(db: EntityManager, feedId: string, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const [, count]: [unknown, number] = await db.query(
    `UPDATE category_items SET price_feed_id = NULL, source_hash = NULL
     WHERE feed_id = $1 AND source_key = ANY($2) AND price_feed_id IS NOT NULL`,
    [feedId, keys],
  );
  return count;
}
