import type { EntityManager } from "typeorm";
import { ImportRefused } from "../../../shared/csv/importRefused";
import type { ImportedItem } from "./importedItem";

export type Outcome = "created" | "updated" | "unchanged" | "trashed";

/** An edited field of an existing item that was preserved. Long values are truncated. */
export interface PreservedField {
  field: ImportedField;
  /** Value of the item. */
  item: string;
  /** Value of the source. */
  source: string;
}

export interface WrittenItem {
  outcome: Outcome;
  preserved: PreservedField[];
  /** True when the source confirmed the price and its check date was updated. */
  isDated: boolean;
}

/** Columns that an import compares and writes, by the column that decides whether the field was edited. */
const fields = {
  category_name: ["category_name"],
  title: ["title", "garments", "colors"],
  description: ["description"],
  image: ["image"],
  price: ["price", "price_amount", "price_currency"],
  original_price: ["original_price", "original_price_amount", "original_price_currency"],
  retailer: ["retailer"],
  affiliate_link: ["affiliate_link"],
} as const;

export type ImportedField = keyof typeof fields;

const names = Object.keys(fields) as ImportedField[];
const columns = names.flatMap((name) => [...fields[name]]);
const list = (texts: readonly string[], separator = ", "): string => texts.join(separator);
const row = (alias: string, name: ImportedField): string =>
  `(${list(fields[name].map((column) => `${alias}.${column}`))})`;

/** An import without a link template does not change links. */
const isSupplied = (name: ImportedField): string => (name === "affiliate_link" ? "input.affiliate_link <> ''" : "TRUE");
/** The item's value is neither the last nor the current source value, so an editor has changed it. */
const isEdited = (name: ImportedField): string =>
  `(${isSupplied(name)} AND known.${name} <> input.${name} AND known.${name} IS DISTINCT FROM known.source_values ->> '${name}')`;
/** Never null, also for a new row. */
const isUpdated = (name: ImportedField): string =>
  `COALESCE(${isSupplied(name)} AND NOT ${isEdited(name)} AND ${row("known", name)} IS DISTINCT FROM ${row("input", name)}, FALSE)`;
const isChanged = `(${list(
  names.map((name) => `takes_${name}`),
  " OR ",
)})`;

const preservedField = (name: ImportedField): string => `CASE WHEN ${isEdited(name)}
  THEN jsonb_build_object('field', '${name}', 'item', left(known.${name}, 100), 'source', left(input.${name}, 100)) END`;
const suppliedValues = (alias: string): string =>
  `jsonb_build_object(${list(names.map((name) => `'${name}', ${alias}.${name}`))})
   - CASE WHEN ${alias}.affiliate_link = '' THEN 'affiliate_link' ELSE '' END`;

/**
 * Writes one batch in one statement. import_seen contains the handles of this import: a repeated handle, in this batch
 * or a later one, gets no outcome. now() is the transaction's start, so created_at preserves the file's order over all
 * batches. Existing rows are locked before the comparison, so that no concurrent edit is lost. A row with nothing but a
 * confirmed price keeps its version, so that an open editor form does not conflict.
 */
const statement = `
  WITH input AS (
    SELECT DISTINCT ON (source_key) *
    FROM json_to_recordset($2::json) AS product (
      place int, source_key text, category_name text, title text, garments text[], colors text[], description text, image text,
      price text, price_amount numeric(12, 2), price_currency character(3),
      original_price text, original_price_amount numeric(12, 2), original_price_currency character(3),
      retailer text, affiliate_link text
    )
    ORDER BY source_key, place
  ), fresh AS (
    INSERT INTO import_seen (source_key) SELECT source_key FROM input ON CONFLICT DO NOTHING RETURNING source_key
  ), known AS MATERIALIZED (
    SELECT item.* FROM category_items item JOIN fresh ON fresh.source_key = item.source_key
    WHERE item.source = $1 FOR UPDATE OF item
  ), compared AS MATERIALIZED (
    SELECT input.*, known.id, known.deleted_at, known.price_checked_at,
      ${list(names.map((name) => `${isUpdated(name)} AS takes_${name}`))},
      input.price <> '' AND NOT COALESCE(${isEdited("price")}, FALSE) AS is_confirmed,
      to_jsonb(array_remove(ARRAY[${list(names.map(preservedField))}], NULL)) AS preserved
    FROM input JOIN fresh USING (source_key) LEFT JOIN known USING (source_key)
  ), created AS (
    INSERT INTO category_items (source, source_key, source_values, created_at, updated_at, ${list(columns)})
    SELECT $1, source_key, ${suppliedValues("compared")}, made, made, ${list(columns)}
    FROM compared, LATERAL (SELECT now() + place * interval '1 microsecond' AS made) AS clock
    WHERE id IS NULL ORDER BY place
  ), updated AS (
    UPDATE category_items item
    SET ${list(names.flatMap((name) => fields[name].map((column) => `${column} = CASE WHEN takes_${name} THEN compared.${column} ELSE item.${column} END`)))},
      source_values = COALESCE(item.source_values, '{}') || (${suppliedValues("compared")}),
      price_checked_at = CASE WHEN is_confirmed THEN now() ELSE item.price_checked_at END,
      version = item.version + ${isChanged}::int,
      updated_at = CASE WHEN ${isChanged} THEN now() ELSE item.updated_at END
    FROM compared WHERE item.id = compared.id AND compared.deleted_at IS NULL
  )
  SELECT source_key AS key, CASE WHEN deleted_at IS NULL THEN preserved ELSE '[]' END AS preserved,
    is_confirmed AND id IS NOT NULL AND deleted_at IS NULL AND (price_checked_at < now() - interval '1 hour'
      OR (price_checked_at AT TIME ZONE 'UTC')::date <> (now() AT TIME ZONE 'UTC')::date) AS "isDated",
    CASE WHEN id IS NULL THEN 'created'
      WHEN deleted_at IS NOT NULL THEN 'trashed'
      WHEN ${isChanged} THEN 'updated'
      ELSE 'unchanged' END AS outcome
  FROM compared`;

/**
 * Runs once in the transaction, before the first batch. @throws ImportRefused while another import of the source runs.
 */
export async function prepareUpsert(db: EntityManager, source: string): Promise<void> {
  const [{ free }] = await db.query<{ free: boolean }[]>(
    "SELECT pg_try_advisory_xact_lock(hashtext('category import'), hashtext($1)) AS free",
    [source],
  );
  if (!free) throw new ImportRefused(`Another import of "${source}" is running. Nothing was written.`);
  await db.query("CREATE TEMPORARY TABLE import_seen (source_key text PRIMARY KEY) ON COMMIT DROP");
}

/** Returns the outcome of each handle; none for a handle that an earlier product of this import has. */
export async function upsertItems(
  db: EntityManager,
  source: string,
  items: readonly ImportedItem[],
): Promise<Map<string, WrittenItem>> {
  const rows = await db.query<(WrittenItem & { key: string })[]>(statement, [source, JSON.stringify(items)]);
  return new Map(rows.map(({ key, ...written }) => [key, written]));
}
