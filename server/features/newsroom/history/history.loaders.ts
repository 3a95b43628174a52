import { validate as isUuid } from "uuid";
import { contentKinds, type ContentType } from "../../../core/kinds/contentKind";
import type { LoaderFactory } from "../../../core/graphql/context";
import { loadByKey } from "../../../core/graphql/loaders";
import { Select } from "../../../core/read/select";
import { sql } from "../../../core/read/sql";

/** Loads the number of products that were deleted together with each outfit. */
export const trashedProductCount = loadByKey(async (db, outfitIds) => {
  const rows: { id: string; count: number }[] = await db.query(
    `SELECT outfit.id, count(*)::int AS count FROM outfits outfit
     JOIN affiliate_products product ON product.outfit_id = outfit.id AND product.deleted_at = outfit.deleted_at
     WHERE outfit.id = ANY($1::uuid[]) GROUP BY outfit.id`,
    [outfitIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}, 0);

const titles = (type: ContentType) =>
  loadByKey<string | null>(async (db, ids) => {
    const { table, title } = contentKinds[type];
    const rows = await new Select(db, table, "row", { withTrash: true })
      .andWhere(sql`row.id = ANY(${ids.filter((id) => isUuid(id))})`)
      .readColumns(["row.id", `row.${title}`]);
    return new Map(rows as [id: string, title: string][]);
  }, null);

/**
 * Fields with the id of another row, and loaders of that row's title, including rows in the trash; null when it was
 * deleted permanently.
 */
export const rowTitles: Readonly<Record<string, LoaderFactory<string, string | null> | undefined>> = {
  celebrityId: titles("celebrity"),
  outfitId: titles("outfit"),
};
