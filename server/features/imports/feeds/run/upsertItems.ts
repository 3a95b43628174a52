import type { EntityManager } from "typeorm";
import { importedColumns, type ImportedField, importedFields } from "../sourceFields";
import { deriveTraits, type Traits } from "../../../../core/vocabulary/traits";
import { PriceSourceKind } from "../../../../core/money/priceSource";
import { unwrapNetworkLink } from "../../../../core/links/deepLink";
import { findNetwork } from "../../../../core/links/networks";
import type { OfferCondition } from "../../../../core/money/offerCondition";
import type { ProductVariant } from "../../../content/category/category.types";
import type { FeedProduct } from "../read/feedProduct";
import { cutAtWord } from "../../../../core/text/cutAtWord";
import { htmlText } from "../read/productText";

/** A row of category_items as an import writes it; upsertItems.ts uses the same column names. */
export interface ImportedItem extends Traits {
  /** Position of the product in the file, from 1. */
  place: number;
  source_key: string;
  source_hash: string;
  category_name: string;
  title: string;
  description: string;
  image: string;
  price: string;
  price_amount: number | null;
  price_currency: string | null;
  original_price: string;
  original_price_amount: number | null;
  original_price_currency: string | null;
  retailer: string;
  /** Whether the feed names the shop; an existing item keeps its retailer otherwise. */
  names_retailer: boolean;
  brand_name: string;
  /** Empty when the feed has no link; an existing item keeps its link then. */
  affiliate_link: string;
  gtin: string | null;
  /** Null for a product in one form. */
  variants: ProductVariant[] | null;
  in_stock: boolean;
  condition: OfferCondition;
}

const maxTitleLength = 300;
const maxNameLength = 200;
const maxDescriptionLength = 2_000;

type Place = Pick<ImportedItem, "place" | "source_hash" | "category_name" | "affiliate_link">;

/** Returns the host of the shop to which a link leads; empty when a network hides it. */
function findShop(link: string): string {
  const address = unwrapNetworkLink(link) ?? link;
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  return findNetwork(url) ? "" : url.hostname.replace(/^www\./, "");
}

export const toImportedItem = (product: FeedProduct, place: Place): ImportedItem => {
  const title = cutAtWord(product.title, maxTitleLength);
  return {
    ...place,
    source_key: product.key,
    title,
    ...deriveTraits(title),
    description: cutAtWord(htmlText(product.body), maxDescriptionLength),
    image: product.image,
    price: product.price?.text ?? "",
    price_amount: product.price?.amount ?? null,
    price_currency: product.price?.currency ?? null,
    original_price: product.was?.text ?? "",
    original_price_amount: product.was?.amount ?? null,
    original_price_currency: product.was?.currency ?? null,
    retailer: cutAtWord(product.retailer || findShop(place.affiliate_link), maxNameLength),
    names_retailer: product.retailer !== "",
    brand_name: cutAtWord(product.brand, maxNameLength),
    gtin: product.gtin,
    variants: product.variants.length > 0 ? product.variants : null,
    in_stock: product.isInStock,
    condition: product.condition,
  };
};

interface WrittenItem {
  /** Slug that the feed gives it. */
  category: string;
  outcome: "created" | "updated" | "unchanged";
  /** Whether the price became more than twice or less than half of what it was, in the same currency. */
  isJump: boolean;
  isOtherCurrency: boolean;
  isPriceLost: boolean;
  isSoldOut: boolean;
}

const columns = importedFields.flatMap((name) => [...importedColumns[name]]);
/** Columns that belong to the feed alone. */
const ownColumns = ["gtin", "variants", "in_stock", "condition"] as const;
const list = (texts: readonly string[], separator = ", "): string => texts.join(separator);
const row = (alias: string, names: readonly string[]): string =>
  `(${list(names.map((column) => `${alias}.${column}`))})`;

/** An import without a link does not change links, and one that does not name the shop no retailers. */
const supplied: Partial<Record<ImportedField, string>> = {
  affiliate_link: "input.affiliate_link <> ''",
  retailer: "input.names_retailer",
};
const isSupplied = (name: ImportedField): string => supplied[name] ?? "TRUE";
/** Items that were imported before feeds gave brands have none, and no editor took it away. */
const sourceValue = (name: ImportedField): string =>
  name === "brand_name" ? "COALESCE(known.source_values ->> 'brand_name', '')" : `known.source_values ->> '${name}'`;
/** The item's value is neither the last source value nor the price kept instead of it, so an editor has changed it. */
const isOwned = (name: ImportedField): string =>
  `(known.${name} IS DISTINCT FROM ${sourceValue(name)}${
    name === "price" ? " AND known.price IS DISTINCT FROM known.source_values ->> 'kept_price'" : ""
  })`;
const isEdited = (name: ImportedField): string =>
  `(${isSupplied(name)} AND known.${name} <> input.${name} AND ${isOwned(name)})`;
const isOtherBy = (factor: number): string =>
  `COALESCE(known.price_currency = input.price_currency AND known.price_amount > 0 AND (
     input.price_amount > ${factor} * known.price_amount OR input.price_amount * ${factor} < known.price_amount), FALSE)`;
/** A price at least 50 times higher or lower is rather a slip, such as cents for euros: the item keeps its own until a person decides. */
const slipFactor = 49.99;
const isKept = (name: string): boolean => ["price", "original_price", "variants", "condition"].includes(name);
/** Never null, also for a new row. */
const isUpdated = (name: ImportedField): string =>
  `COALESCE(${isSupplied(name)} AND NOT ${isEdited(name)}${isKept(name) ? " AND NOT is_slip" : ""} AND ${row("known", importedColumns[name])} IS DISTINCT FROM ${row("input", importedColumns[name])}, FALSE)`;
const takesOwn = (name: string): string =>
  `known.${name} IS DISTINCT FROM input.${name}${isKept(name) ? " AND NOT is_slip" : ""}`;
const isChanged = `(${list(
  importedFields.map((name) => `takes_${name}`),
  " OR ",
)})`;

const suppliedValues = `jsonb_build_object(${list(importedFields.map((name) => `'${name}', input.${name}`))})
   - CASE WHEN input.affiliate_link = '' THEN 'affiliate_link' ELSE '' END
   - CASE WHEN known.id IS NOT NULL AND NOT input.names_retailer THEN 'retailer' ELSE '' END
   - CASE WHEN is_slip THEN 'original_price' ELSE '' END`;
/**
 * An editor's value that the source happens to have too stays the editor's: without a source value the field differs from
 * it, so a later change of the source does not overwrite it.
 */
const coincidences = `array_remove(ARRAY[${list(
  importedFields.map(
    (name) =>
      `CASE WHEN known.id IS NOT NULL AND ${isSupplied(name)} AND known.${name} = input.${name} AND ${isOwned(name)} THEN '${name}' END`,
  ),
)}], NULL)`;

/**
 * Writes one batch in one statement. now() is the transaction's start, so created_at preserves the file's order over all
 * batches. Existing rows are locked before the comparison, so that no concurrent edit is lost. A row of which only the
 * feed's own columns change keeps its version, so that an open editor form does not conflict. source_hash makes the next
 * run skip the row.
 */
const statement = `
  WITH input AS (
    SELECT * FROM json_to_recordset($2::json) AS product (
      place int, source_key text, source_hash text, category_name text, title text, garments text[], colors text[], materials text[], patterns text[],
      description text, image text, price text, price_amount numeric, price_currency character(3),
      original_price text, original_price_amount numeric, original_price_currency character(3),
      retailer text, names_retailer boolean, brand_name text, affiliate_link text, gtin text, variants jsonb, in_stock boolean, condition text
    )
  ), known AS MATERIALIZED (
    SELECT item.* FROM input CROSS JOIN LATERAL (
      SELECT * FROM category_items WHERE feed_id = $1 AND source_key = input.source_key LIMIT 1 FOR UPDATE
    ) item
  ), compared AS MATERIALIZED (
    SELECT input.*, known.id, known.price_amount AS former_amount, known.price_currency AS former_currency,
      is_slip, ${isOtherBy(2)} AS is_jump,
      COALESCE(known.in_stock, FALSE) AS was_in_stock,
      ${list(importedFields.map((name) => `${isUpdated(name)} AS takes_${name}`))},
      input.price <> '' AND NOT COALESCE(${isEdited("price")}, FALSE) AND NOT is_slip AS is_confirmed,
      known.id IS NOT NULL AND (${list(ownColumns.map(takesOwn), " OR ")}) AS takes_own,
      (COALESCE(known.source_values, '{}') - 'kept_price' || (${suppliedValues})) - ${coincidences}
        || CASE WHEN is_slip THEN jsonb_build_object('kept_price', known.price) ELSE '{}' END AS source_values
    FROM input LEFT JOIN known USING (source_key) CROSS JOIN LATERAL (
      SELECT NOT $3::boolean AND NOT COALESCE(${isEdited("price")}, FALSE) AND ${isOtherBy(slipFactor)} AS is_slip
    ) slip
  ), created AS (
    INSERT INTO category_items (feed_id, price_feed_id, price_source_kind, source_key, source_hash, source_values, created_at, updated_at,
      ${list([...columns, ...ownColumns])})
    SELECT $1, CASE WHEN is_confirmed THEN $1 END, CASE WHEN is_confirmed THEN '${PriceSourceKind.FEED}' END, source_key, source_hash, source_values, made, made,
      ${list([...columns, ...ownColumns])}
    FROM compared, LATERAL (SELECT now() + place * interval '1 microsecond' AS made) AS clock
    WHERE id IS NULL ORDER BY place
  ), updated AS (
    UPDATE category_items item
    SET ${list(importedFields.flatMap((name) => importedColumns[name].map((column) => `${column} = CASE WHEN takes_${name} THEN compared.${column} ELSE item.${column} END`)))},
      ${list(ownColumns.map((column) => `${column} = ${isKept(column) ? `CASE WHEN is_slip THEN item.${column} ELSE compared.${column} END` : `compared.${column}`}`))},
      source_values = compared.source_values, source_hash = CASE WHEN NOT is_slip THEN compared.source_hash END, missing_runs = 0,
      price_feed_id = CASE WHEN is_confirmed THEN $1 END,
      price_checked_at = CASE WHEN takes_price THEN now() ELSE item.price_checked_at END,
      price_source_kind = CASE WHEN takes_price THEN '${PriceSourceKind.FEED}' ELSE item.price_source_kind END,
      version = item.version + ${isChanged}::int,
      updated_at = CASE WHEN ${isChanged} OR takes_own THEN now() ELSE item.updated_at END
    FROM compared WHERE item.id = compared.id
  )
  SELECT category_name AS category,
    (takes_price OR is_slip) AND is_jump AS "isJump",
    COALESCE(takes_price AND former_currency <> price_currency, FALSE) AS "isOtherCurrency",
    takes_price AND former_amount IS NOT NULL AND price_amount IS NULL AS "isPriceLost",
    was_in_stock AND NOT in_stock AS "isSoldOut",
    CASE WHEN id IS NULL THEN 'created' WHEN ${isChanged} OR takes_own THEN 'updated' ELSE 'unchanged' END AS outcome
  FROM compared`;

/** Creates or updates the items of a batch, whose keys differ. @param force whether it takes prices that look like slips. */
export async function upsertItems(
  db: EntityManager,
  feedId: string,
  items: readonly ImportedItem[],
  force: boolean,
): Promise<WrittenItem[]> {
  return items.length > 0 ? db.query<WrittenItem[]>(statement, [feedId, JSON.stringify(items), force]) : [];
}
