import { paths } from "../../../site/addresses";
import { contentKinds, typesWith } from "../kinds/contentKind";
import { isShown } from "../kinds/visibility";
import type { AnnouncedRow } from "./announcedRow.entity";
import type { EventData } from "./contentEvent.entity";

/** The content types with events. */
export const announcedTypes = typesWith("event");
export type AnnouncedType = (typeof announcedTypes)[number];

/** A row as it is now, and as it was announced. */
export interface ComparedRow {
  id: string;
  title: string | null;
  slug: string | null;
  /** A product has the status of its outfit. */
  status: string | null;
  isDeleted: boolean;
  state: AnnouncedRow["state"] | null;
  version: number | null;
  formerState: AnnouncedRow["state"] | null;
  formerVersion: number | null;
}

const outfitColumn = (column: string) =>
  `(SELECT outfit.${column} FROM outfits outfit WHERE outfit.id = row.outfit_id)`;

/** SQL: whether visitors can read the row of a type. */
export const isPublicSql = (type: AnnouncedType, alias: string): string =>
  isShown(contentKinds[type].table, alias, "visitor");

function columnsOf(type: AnnouncedType) {
  const { title } = contentKinds[type];
  return type === "affiliateProduct"
    ? { title, slug: outfitColumn("slug"), status: outfitColumn("status"), inReview: "FALSE" }
    : {
        title,
        slug: "row.slug",
        status: "row.status",
        inReview: "row.deleted_at IS NULL AND row.status = 'IN_REVIEW'",
      };
}

/** SQL: notes the rows that became public for mirrors: no trigger sees a row whose day has come. */
const notePublished = (type: AnnouncedType): string =>
  contentKinds[type].date === null
    ? ""
    : `, noted AS (
      INSERT INTO public_changes (xid, kind, record_id) SELECT pg_current_xact_id()::text::bigint, '${type}', id
      FROM compared WHERE state = 'PUBLIC' AND former_state IS DISTINCT FROM 'PUBLIC'
    )`;

/**
 * SQL: compares the rows in parameter 1 with what was announced about them, notes their present state, and returns those
 * that are or were announced.
 */
export function compareRowsSql(type: AnnouncedType): string {
  const { title, slug, status, inReview } = columnsOf(type);
  return `
    WITH present AS (
      SELECT touched.id, row.${title} AS title, ${slug} AS slug, ${status} AS status, row.version,
        row.id IS NULL OR row.deleted_at IS NOT NULL AS is_deleted,
        CASE WHEN row.id IS NULL THEN NULL WHEN ${isPublicSql(type, "row")} THEN 'PUBLIC' WHEN ${inReview} THEN 'IN_REVIEW' END AS state
      FROM unnest($1::uuid[]) AS touched (id) LEFT JOIN ${contentKinds[type].table} row ON row.id = touched.id
    ), compared AS (
      SELECT present.*, former.state AS former_state, former.version AS former_version
      FROM present LEFT JOIN announced_rows former ON former.row_type = '${type}' AND former.row_id = present.id
      WHERE present.state IS NOT NULL OR former.state IS NOT NULL
    ), ended AS (
      DELETE FROM announced_rows USING compared
      WHERE announced_rows.row_type = '${type}' AND announced_rows.row_id = compared.id AND compared.state IS NULL
    ), saved AS (
      INSERT INTO announced_rows (row_type, row_id, state, version)
      SELECT '${type}', id, state, version FROM compared WHERE state IS NOT NULL
      ON CONFLICT (row_type, row_id) DO UPDATE SET state = excluded.state, version = excluded.version
    )${notePublished(type)}
    SELECT id, title, slug, status, is_deleted AS "isDeleted", state, version,
      former_state AS "formerState", former_version AS "formerVersion" FROM compared ORDER BY id`;
}

/** Returns what happened to a row, in the word of its event; null when nothing that others should know. */
export function nameChange({ state, formerState, isDeleted, version, formerVersion }: ComparedRow): string | null {
  if (state === "PUBLIC" && formerState !== "PUBLIC") return "published";
  if (state === "PUBLIC") return version === formerVersion ? null : "updated";
  if (formerState === "PUBLIC") return isDeleted ? "deleted" : "unpublished";
  return state === "IN_REVIEW" && formerState !== "IN_REVIEW" ? "submitted" : null;
}

/** Returns the data of the row's event. A product has no page of its own, so it names that of its outfit. */
export function toEventData(type: AnnouncedType, row: ComparedRow, isSubmitted: boolean): EventData {
  const { id, slug, title, status, isDeleted } = row;
  const isProduct = type === "affiliateProduct";
  const path = slug === null || isSubmitted ? null : paths[isProduct ? "outfit" : type](slug);
  return { id, slug: isProduct ? null : slug, title, status: isDeleted ? "DELETED" : status, path };
}
