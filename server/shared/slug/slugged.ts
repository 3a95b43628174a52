import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import { SlugHistory } from "./slugHistory.entity";

type Slugged = ObjectLiteral & { id: string; slug: string };

/**
 * A live row by its id, its slug, or a slug that it had before (then the row's own slug differs from the one asked for).
 * Null when nothing is found, also for an id of another shape.
 */
export async function findByIdOrSlug<Row extends Slugged>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  entityType: "celebrity" | "outfit" | "blogPost",
  { id, slug }: { id?: string | null; slug?: string | null },
): Promise<Row | null> {
  if (id) return isUuid(id) ? db.findOneBy(entity, { id } as FindOptionsWhere<Row>) : null;
  if (!slug || slug.includes("\0")) return null;
  const row = await db.findOneBy(entity, { slug } as FindOptionsWhere<Row>);
  if (row) return row;
  const before = await db.findOneBy(SlugHistory, { entityType, slug });
  return before ? db.findOneBy(entity, { id: before.entityId } as FindOptionsWhere<Row>) : null;
}
