import type { EntityManager } from "typeorm";
import { ImportRefused } from "../../../shared/csv/importRefused";
import type { ImportedItem } from "./importedItem";

export type Outcome = "created" | "updated" | "unchanged" | "trashed";

/** Compared and overwritten; the link is apart, because an import without links leaves those of known items. */
const fields = [
  "category_name",
  "title",
  "description",
  "image",
  "price",
  "price_amount",
  "original_price",
  "original_price_amount",
  "retailer",
];
const link = "COALESCE(NULLIF(excluded.affiliate_link, ''), item.affiliate_link)";

/**
 * One batch in one statement. import_seen holds the handles of this import: a handle that comes a second time, in this
 * batch or a later one, gets no outcome. now() is the transaction's start, so created_at tells the file's order over all batches.
 */
const statement = `
  WITH input AS (
    SELECT DISTINCT ON (source_key) *
    FROM json_to_recordset($2::json) AS product (
      place int, source_key text, category_name text, title text, description text, image text, price text,
      price_amount numeric(12, 2), original_price text, original_price_amount numeric(12, 2), retailer text, affiliate_link text
    )
    ORDER BY source_key, place
  ), fresh AS (
    INSERT INTO import_seen (source_key) SELECT source_key FROM input ON CONFLICT DO NOTHING RETURNING source_key
  ), known AS (
    SELECT source_key, deleted_at FROM category_items JOIN fresh USING (source_key) WHERE source = $1
  ), written AS (
    INSERT INTO category_items AS item (source, source_key, affiliate_link, created_at, updated_at, ${fields.join(", ")})
    SELECT $1, source_key, affiliate_link, made, made, ${fields.join(", ")}
    FROM input JOIN fresh USING (source_key), LATERAL (SELECT now() + place * interval '1 microsecond' AS made) AS clock
    ORDER BY place
    ON CONFLICT (source, source_key) DO UPDATE
    SET version = item.version + 1, updated_at = now(), affiliate_link = ${link},
      ${fields.map((field) => `${field} = excluded.${field}`).join(", ")}
    WHERE item.deleted_at IS NULL
      AND (item.affiliate_link, ${fields.map((field) => `item.${field}`).join(", ")})
        IS DISTINCT FROM (${link}, ${fields.map((field) => `excluded.${field}`).join(", ")})
    RETURNING source_key
  )
  SELECT fresh.source_key AS key,
    CASE WHEN known.source_key IS NULL THEN 'created'
      WHEN known.deleted_at IS NOT NULL THEN 'trashed'
      WHEN written.source_key IS NULL THEN 'unchanged'
      ELSE 'updated' END AS outcome
  FROM fresh LEFT JOIN known USING (source_key) LEFT JOIN written USING (source_key)`;

/** To be called once in the transaction, before the first batch. @throws ImportRefused while another import of the source runs. */
export async function prepareUpsert(db: EntityManager, source: string): Promise<void> {
  const [{ free }] = await db.query<{ free: boolean }[]>(
    "SELECT pg_try_advisory_xact_lock(hashtext('category import'), hashtext($1)) AS free",
    [source],
  );
  if (!free) throw new ImportRefused(`Another import of "${source}" is running. Nothing was written.`);
  await db.query("CREATE TEMPORARY TABLE import_seen (source_key text PRIMARY KEY) ON COMMIT DROP");
}

/** What became of each handle; none for one that an earlier product of this import had. */
export async function upsertItems(
  db: EntityManager,
  source: string,
  items: readonly ImportedItem[],
): Promise<Map<string, Outcome>> {
  const rows = await db.query<{ key: string; outcome: Outcome }[]>(statement, [source, JSON.stringify(items)]);
  return new Map(rows.map(({ key, outcome }) => [key, outcome]));
}
