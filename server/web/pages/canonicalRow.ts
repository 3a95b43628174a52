import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { pageKinds, type SluggedType } from "../../core/kinds/contentKind";
import { isPublished } from "../../core/kinds/visibility";
import { readRows } from "../../core/read/runStatement";

export interface RowBySlug {
  id: string;
  slug: string;
  /** True when it is in the trash. */
  gone: boolean;
}

const maxSlugLength = 400;

/**
 * Finds the row with an id, a slug in any case, or a former slug, in one statement, including the trash, which the
 * features' own lookups exclude. Excludes scheduled rows. A row outside the trash wins over one inside, a current slug
 * over a former one.
 */
export async function findRowBySlug(db: EntityManager, kind: SluggedType, name: string): Promise<RowBySlug | null> {
  const { table, hasTrash } = pageKinds[kind];
  const isPublic = isPublished(table, table);
  const columns = `id, slug, ${hasTrash ? "deleted_at IS NOT NULL" : "FALSE"} AS gone`;
  if (isUuid(name)) {
    const [row] = await readRows<RowBySlug>(db, `SELECT ${columns} FROM ${table} WHERE id = $1 AND ${isPublic}`, [
      name,
    ]);
    return row ?? null;
  }
  if (name.length > maxSlugLength) return null;
  const [row] = await readRows<RowBySlug>(
    db,
    `SELECT id, slug, gone FROM (
       SELECT ${columns}, CASE slug WHEN $2 THEN 0 ELSE 1 END AS place FROM ${table} WHERE slug IN ($2, lower($2)) AND ${isPublic}
       UNION ALL
       SELECT ${columns}, 2 FROM ${table}
       WHERE id IN (SELECT entity_id FROM slug_history WHERE entity_type = $1 AND slug IN ($2, lower($2)))
         AND ${isPublic}
     ) named ORDER BY gone, place LIMIT 1`,
    [kind, name],
  );
  return row ?? null;
}
