import { contentKinds, otherPages, pageKinds } from "../kinds/contentKind";
import { isShown } from "../kinds/visibility";
import { ChangeKind } from "./publicChange.types";

export const changeKinds = Object.keys(ChangeKind) as ChangeKind[];

const content = (alias: string): string => `public_content(to_jsonb(${alias}))::text`;

/** SQL: the content of a record's rows in another table, in a fixed order. */
const parts =
  (owner: string) =>
  (table: string, order = "id", condition = "TRUE"): string =>
    `COALESCE((SELECT string_agg(${content("part")}, '' ORDER BY part.${order}) FROM ${table} part
    WHERE part.${owner} = record.id AND ${condition}), '')`;
const outfitParts = parts("outfit_id");

/** SQL: the rows of other tables that belong to a record. */
const partsOf: Partial<Record<ChangeKind, readonly string[]>> = {
  outfit: [
    outfitParts("outfit_tags", "tag_name"),
    outfitParts("outfit_pieces"),
    outfitParts("outfit_pictures"),
    outfitParts("affiliate_products", "id", "part.deleted_at IS NULL"),
  ],
  show: ["show_characters", "show_seasons", "show_episodes"].map((table) => parts("show_id")(table)),
};

/** SQL: selects id, slug, hash and time of the public records of a kind. More conditions on `record` can follow. */
export function selectRecords(kind: ChangeKind): string {
  const { table } = kind === "category" ? otherPages.category : contentKinds[kind];
  const slug = kind in pageKinds ? "record.slug" : "NULL";
  const hashed = [content("record"), ...(partsOf[kind] ?? [])].join(" || ");
  return `SELECT record.id, ${slug} AS slug, md5(${hashed}) AS hash, record.updated_at AS "changedAt" FROM ${table} record
    WHERE ${isShown(table, "record", "visitor")}`;
}

/** SQL: the checksum of each kind. */
export const selectChecksums = changeKinds
  .map(
    (kind) => `SELECT '${kind}' AS kind, count(*)::int AS count,
      md5(COALESCE(string_agg(id || ':' || hash, ',' ORDER BY id), '')) AS checksum FROM (${selectRecords(kind)}) ${kind}`,
  )
  .join(" UNION ALL ");
