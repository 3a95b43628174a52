import type { Audience } from "../read/audience";
import { rawSql, sql, type SqlFragment } from "../read/sql";
import type { RowSql } from "./contentKind.types";
import { hasPublicStatus } from "./publicSql";

/** SQL: the id of the brand that a name means; null when it is no brand's. */
const brandNamed = (name: string): string =>
  `(SELECT spelling.brand_id FROM brand_spellings spelling WHERE spelling.key = brand_key(${name}))`;

/** SQL: the brand of a piece: as an editor named it, else that of its exact product. */
export const brandOfPiece: RowSql = (piece) =>
  brandNamed(`COALESCE(NULLIF(${piece}.brand_name, ''), (SELECT exact.brand_name FROM affiliate_products exact
    WHERE exact.piece_id = ${piece}.id AND exact.match_kind = 'EXACT' AND exact.deleted_at IS NULL LIMIT 1))`);

/** SQL: the brand of an affiliate product: as its source names it, else that of the piece that it is. */
export const brandOfProduct: RowSql = (product) =>
  brandNamed(`COALESCE(NULLIF(${product}.brand_name, ''), CASE WHEN ${product}.match_kind = 'EXACT' THEN (
    SELECT worn.brand_name FROM outfit_pieces worn WHERE worn.id = ${product}.piece_id) END)`);

/** SQL: the brand of a category item. */
export const brandOfItem: RowSql = (item) => brandNamed(`${item}.brand_name`);

/** Selects look and piece of all that was worn with one of the names. An exact product can be without a piece. */
export const wornWithNames = (keys: SqlFragment): SqlFragment => sql`
  SELECT piece.outfit_id, piece.id AS piece_id FROM outfit_pieces piece
  WHERE piece.brand_name <> '' AND brand_key(piece.brand_name) IN (${keys})
  UNION ALL
  SELECT exact.outfit_id, exact.piece_id FROM affiliate_products exact
  WHERE exact.worn_brand IN (${keys}) AND exact.deleted_at IS NULL`;

/** SQL: look and key of the name of all that was worn in the looks whose ids a table has, by the same rule. */
export const keysWornIn = (looks: string): string => `
  SELECT piece.outfit_id, brand_key(piece.brand_name) AS key FROM ${looks}
    JOIN outfit_pieces piece ON piece.outfit_id = ${looks}.id WHERE piece.brand_name <> ''
  UNION ALL
  SELECT exact.outfit_id, exact.worn_brand FROM ${looks} JOIN affiliate_products exact ON exact.outfit_id = ${looks}.id
  WHERE exact.worn_brand IS NOT NULL AND exact.deleted_at IS NULL`;

/** The condition that an item has one of the names. */
export const itemHasName = (alias: string, keys: SqlFragment): SqlFragment => {
  const name = rawSql(`${alias}.brand_name`);
  return sql`${name} <> '' AND brand_key(${name}) IN (${keys})`;
};

/** The condition that an affiliate product has one of the names. */
export const productHasName = (alias: string, keys: SqlFragment): SqlFragment =>
  sql`${rawSql(alias)}.shown_brand IN (${keys})`;

/** Selects the keys of the names of a brand, whose id is given as SQL. */
export const keysOfBrandId = (id: string): SqlFragment =>
  rawSql(`SELECT spelling.key FROM brand_spellings spelling WHERE spelling.brand_id = ${id}`);

/** Selects the keys of the names of the brand with a slug; none for a brand that the audience does not see. */
export const keysOfBrand = (slug: string, audience: Audience): SqlFragment =>
  sql`SELECT spelling.key FROM brand_spellings spelling JOIN brands brand ON brand.id = spelling.brand_id
    WHERE brand.slug = ${slug} ${rawSql(audience === "editor" ? "" : `AND ${hasPublicStatus("brand")}`)}`;
