import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import type { SelectPlan } from "../../shared/read/selectPlan";
import { Select } from "../../shared/read/select";
import { rawSql, sql } from "../../shared/read/sql";
import { SlugHistory } from "./slugHistory.entity";

type Slugged = ObjectLiteral & { id: string; slug: string };

/**
 * A live row by its id, its slug, or a slug that it had before (then the row's own slug differs from the one asked for).
 * Null when nothing is found, also for an id of another shape. Without a plan the row is read whole.
 */
export async function findByIdOrSlug<Row extends Slugged>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  entityType: "celebrity" | "outfit" | "blogPost",
  { id, slug }: { id?: string | null; slug?: string | null },
  plan?: SelectPlan,
): Promise<Row | null> {
  const findBy = async (column: "id" | "slug", value: string): Promise<Row | null> => {
    const [row] = await new Select(db, entity, "row").andWhere(sql`row.${rawSql(column)} = ${value}`).read({ plan });
    return row ?? null;
  };
  if (id) return isUuid(id) ? findBy("id", id) : null;
  if (!slug || slug.includes("\0")) return null;
  const row = await findBy("slug", slug);
  if (row) return row;
  const before = await db.findOneBy(SlugHistory, { entityType, slug });
  return before ? findBy("id", before.entityId) : null;
}
