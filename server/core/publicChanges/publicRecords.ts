import { contentKinds, otherPages, pageKinds } from "../kinds/contentKind";
import { isShown } from "../kinds/visibility";
import { ChangeKind } from "./publicChange.types";

export const changeKinds = Object.keys(ChangeKind) as ChangeKind[];

const content = (alias: string): string => `public_content(to_jsonb(${alias}))::text`;

/** SQL: the content of an outfit's rows in another table, in a fixed order. */
const parts = (table: string, order: string, condition = "TRUE"): string =>
  `COALESCE((SELECT string_agg(${content("part")}, '' ORDER BY part.${order}) FROM ${table} part
    WHERE part.outfit_id = record.id AND ${condition}), '')`;

const outfitContent = [
  content("record"),
  parts("outfit_tags", "tag_name"),
  parts("outfit_pieces", "id"),
  parts("outfit_pictures", "id"),
  parts("affiliate_products", "id", "part.deleted_at IS NULL"),
].join(" || ");

/** SQL: selects id, slug, hash and time of the public records of a kind. More conditions on `record` can follow. */
export function selectRecords(kind: ChangeKind): string {
  const { table } = kind === "category" ? otherPages.category : contentKinds[kind];
  const slug = kind in pageKinds ? "record.slug" : "NULL";
  const hashed = kind === "outfit" ? outfitContent : content("record");
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
