import type { PublishableType } from "../kinds/publishableRow";
import { contentKinds } from "../kinds/contentKind";

/** Values by column name. */
export type SnapshotRow = Record<string, unknown>;

/** The columns of a row, and the rows of its parts. */
export type Snapshot = SnapshotRow & Partial<Record<SnapshotPart, SnapshotRow[]>> & { tags?: string[] };

/** Columns that no editor writes, and those that publishing itself changes. */
const ownColumns = [
  "version",
  "status",
  "author_id",
  "created_at",
  "updated_at",
  "deleted_at",
  "sample",
  "search_text",
  "compared_currency",
  "shown_brand",
  "worn_brand",
];

const withoutColumns = (row: string, columns: readonly string[]): string =>
  `to_jsonb(${row}) - '{${columns.join(",")}}'::text[]`;

/** Tables whose rows belong to an outfit or a show. */
export const snapshotParts = {
  pieces: {
    type: "outfit",
    table: "outfit_pieces",
    order: "part.place, part.id",
    without: ["outfit_id", "known_facts"],
  },
  pictures: { type: "outfit", table: "outfit_pictures", order: "part.place, part.id", without: ["outfit_id"] },
  products: {
    type: "outfit",
    table: "affiliate_products",
    order: "part.created_at, part.id",
    without: ["outfit_id", "price_checked_at", "price_source_kind", ...ownColumns],
  },
  characters: { type: "show", table: "show_characters", order: "part.place, part.id", without: ["show_id"] },
  seasons: { type: "show", table: "show_seasons", order: "part.number, part.id", without: ["show_id"] },
  episodes: {
    type: "show",
    table: "show_episodes",
    order: "part.season_id, part.number, part.id",
    without: ["show_id"],
  },
} as const;
export type SnapshotPart = keyof typeof snapshotParts;
export const partNames = Object.keys(snapshotParts) as SnapshotPart[];

/** Products in the trash on their own are left out; those deleted with the outfit come back with it. */
const belongs = (part: SnapshotPart, row: string): string =>
  `part.${snapshotParts[part].type}_id = ${row}.id${part === "products" ? ` AND part.deleted_at IS NOT DISTINCT FROM ${row}.deleted_at` : ""}`;

const readPart = (part: SnapshotPart, row: string): string => {
  const { table, order, without } = snapshotParts[part];
  return `'${part}', (SELECT COALESCE(jsonb_agg(${withoutColumns("part", without)} ORDER BY ${order}), '[]')
    FROM ${table} part WHERE ${belongs(part, row)})`;
};

const readTags = (row: string): string =>
  `'tags', (SELECT COALESCE(jsonb_agg(tag_name ORDER BY tag_name COLLATE "C"), '[]') FROM outfit_tags WHERE outfit_id = ${row}.id)`;

/** SQL over the alias of a row: its snapshot as jsonb. */
export function snapshotSql(type: PublishableType, row: string): string {
  const columns = withoutColumns(row, ["id", ...ownColumns]);
  const parts = partNames.filter((part) => snapshotParts[part].type === type).map((part) => readPart(part, row));
  if (type === "outfit") parts.unshift(readTags(row));
  return parts.length === 0 ? columns : `${columns} || jsonb_build_object(${parts.join(", ")})`;
}

/** SQL: inserts revisions of the rows in parameter 1 that differ from their last one. */
export const insertRevisions = (type: PublishableType): string => `
  INSERT INTO revisions (row_type, row_id, version, snapshot, author_id, author_name)
  SELECT '${type}', row.id, row.version, current.snapshot, $2, $3
  FROM ${contentKinds[type].table} row CROSS JOIN LATERAL (SELECT ${snapshotSql(type, "row")} AS snapshot) current
  WHERE row.id = ANY($1::uuid[]) AND current.snapshot IS DISTINCT FROM
    (SELECT last.snapshot FROM revisions last WHERE last.row_id = row.id ORDER BY last.id DESC LIMIT 1)`;
