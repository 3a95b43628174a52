import { paths } from "../../../../site/addresses";
import { saleDay } from "../../../core/money/saleDays";
import type { EarningsBy } from "./earnings.types";

/** Sales whose report leads to no click, and what belongs to no row of a dimension: a click on an item has no celebrity. */
export const unattributed = "#unattributed";
export const other = "#other";

export const isRest = (key: string): boolean => key === unattributed || key === other;

/** A way to group clicks and sales. The expressions are texts; null for what belongs to no row. */
interface Dimension {
  /** Columns of click_days that are added up first, so that texts and names are made of few rows. */
  columns: string;
  /** SQL over these columns. */
  clicks: string;
  /** SQL over conversions. */
  sales: string;
  /** SQL: names of the rows with these ids ($1), and the slug of their page; the key is the name if omitted. */
  names?: string;
  path?: (slug: string) => string;
}

const ofId = (column: string) => ({ columns: column, clicks: `${column}::text`, sales: `${column}::text` });
const ofText = (column: string) => {
  const text = `NULLIF(${column}, '')`;
  return { columns: column, clicks: text, sales: text };
};

const pieceOf = (id: string): string => `(SELECT piece_id::text FROM affiliate_products WHERE id = ${id})`;
const ifProduct = (type: string, id: string): string => `CASE WHEN ${type} IN ('product', 'item') THEN ${id}::text END`;
const page = (table: string, name: string): string =>
  `SELECT id, ${name} AS name, CASE WHEN deleted_at IS NULL THEN slug END AS slug FROM ${table} WHERE id = ANY($1::uuid[])`;

const dimensions: Record<EarningsBy, Dimension> = {
  CELEBRITY: { ...ofId("celebrity_id"), names: page("celebrities", "name"), path: paths.celebrity },
  OUTFIT: { ...ofId("outfit_id"), names: page("outfits", "title"), path: paths.outfit },
  PIECE: {
    columns: "target_id",
    clicks: pieceOf("target_id"),
    sales: pieceOf("subject_id"),
    names: `SELECT piece.id, piece.name || ', ' || outfit.title AS name, NULL AS slug
      FROM outfit_pieces piece JOIN outfits outfit ON outfit.id = outfit_id WHERE piece.id = ANY($1::uuid[])`,
  },
  PRODUCT: {
    columns: "target_type, target_id",
    clicks: ifProduct("target_type", "target_id"),
    sales: ifProduct("subject_type", "subject_id"),
    names: `SELECT id, title AS name, NULL AS slug FROM affiliate_products WHERE id = ANY($1::uuid[])
      UNION ALL SELECT id, title, NULL FROM category_items WHERE id = ANY($1::uuid[])`,
  },
  ARTICLE: { ...ofId("article_id"), names: page("blog_posts", "title"), path: paths.blogPost },
  RETAILER: ofText("retailer"),
  PROGRAM: {
    columns: "program_id",
    clicks: "(SELECT name FROM affiliate_programs WHERE id = program_id)",
    sales: "program",
  },
  PLACEMENT: ofText("placement"),
  CAMPAIGN: ofText("campaign"),
  DAY: { columns: "day", clicks: "day::text", sales: `${saleDay}::text` },
  MONTH: { columns: "day", clicks: "to_char(day, 'YYYY-MM')", sales: `to_char(${saleDay}, 'YYYY-MM')` },
};

/** SQL: columns of click_days that the key of a click's row is made of. */
export const clickColumns = (by: EarningsBy): string => dimensions[by].columns;

/** SQL: the key of a click's row. */
export const clickKey = (by: EarningsBy): string => `COALESCE(${dimensions[by].clicks}, '${other}')`;

/** SQL: the key of a sale's row. */
export const saleKey = (by: EarningsBy): string =>
  `COALESCE(${dimensions[by].sales}, CASE WHEN subject_id IS NULL THEN '${unattributed}' ELSE '${other}' END)`;

export interface RowName {
  name: string | null;
  path: string | null;
}

const fixedNames: Readonly<Record<string, string>> = { [unattributed]: "Not attributed", [other]: "Other" };

/** Returns a function that names the row of a key. @param query reads rows by SQL. */
export async function readNames(
  by: EarningsBy,
  keys: readonly string[],
  query: (sql: string, parameters: unknown[]) => Promise<{ id: string; name: string; slug: string | null }[]>,
): Promise<(key: string) => RowName> {
  const { names, path } = dimensions[by];
  const ids = keys.filter((key) => !(key in fixedNames));
  const rows = names && ids.length > 0 ? await query(names, [ids]) : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  return (key) => {
    if (key in fixedNames) return { name: fixedNames[key], path: null };
    if (!names) return { name: key, path: null };
    const { name = null, slug = null } = found.get(key) ?? {};
    return { name, path: slug === null || !path ? null : path(slug) };
  };
}
