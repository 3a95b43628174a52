import type { EntityManager } from "typeorm";
import { contentKinds } from "../../../../core/kinds/contentKind";
import { isPublished } from "../../../../core/kinds/visibility";
import { readRows } from "../../../../core/read/runStatement";
import { normalizeOldPath } from "./normalizeOldPath";
import type { OldPath } from "./oldPath.entity";

type RowType = NonNullable<OldPath["rowType"]>;

/** Where an old address leads: to a row, to a path of this site, or to a row that is not public or was deleted. */
export type OldPlace = { kind: RowType; slug: string } | { target: string } | { hidden: true } | { gone: true };

const mostParameters = 10;

type Found = Pick<OldPath, "rowType" | "rowId" | "target">;

async function findRow(db: EntityManager, kind: RowType, id: string | null): Promise<OldPlace> {
  const { table } = contentKinds[kind];
  const [row] = await readRows<{ slug: string; isGone: boolean; isPublic: boolean }>(
    db,
    `SELECT slug, deleted_at IS NOT NULL AS "isGone", ${isPublished(table, table)} AS "isPublic" FROM ${table} WHERE id = $1`,
    [id],
  );
  if (!row) return { gone: true };
  if (!row.isPublic) return { hidden: true };
  return row.isGone ? { gone: true } : { kind, slug: row.slug };
}

/** Returns what may be stored for an address, the whole one first. Links add parameters: /?p=123&utm_source=x. */
function listStoredForms(url: string, isHome: boolean): string[] {
  const [path, query = ""] = url.split("?", 2);
  const parts = isHome
    ? query
        .split("&")
        .slice(0, mostParameters)
        .map((part) => `/?${part}`)
    : [path];
  return [url, ...parts].map(normalizeOldPath).filter((form) => form !== null);
}

/**
 * Looks an address up that no page of the site has, with its query and without. Null for an unknown one.
 * @param isHome whether it is the home page with a query, such as /?p=123.
 */
export async function findOldPath(db: EntityManager, url: string, isHome = false): Promise<OldPlace | null> {
  const forms = listStoredForms(url, isHome);
  if (forms.length === 0) return null;
  const [found] = await readRows<Found>(
    db,
    `SELECT row_type AS "rowType", row_id AS "rowId", target FROM old_paths WHERE path = ANY($1::text[])
     ORDER BY array_position($1::text[], path) LIMIT 1`,
    [forms],
  );
  if (!found) return null;
  if (found.rowType) return findRow(db, found.rowType, found.rowId);
  return found.target === null ? null : { target: found.target };
}
