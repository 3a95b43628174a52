import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import type { SelectPlan } from "../read/selectPlan";
import { readById, Select } from "../read/select";
import { sql } from "../read/sql";
import type { SluggedType } from "./freeSlug";
import { SlugHistory } from "./slugHistory.entity";

type Slugged = ObjectLiteral & { id: string; slug: string };

/**
 * Returns a live row by its id, its slug or a former slug, or null. After a former slug, the row's slug differs from the
 * argument. Without a plan it reads the whole row.
 */
export async function findByIdOrSlug<Row extends Slugged>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  entityType: SluggedType,
  { id, slug }: { id?: string | null; slug?: string | null },
  plan?: SelectPlan,
): Promise<Row | null> {
  if (id) return readById(db, entity, id, { plan });
  if (!slug || slug.includes("\0")) return null;
  const [row] = await new Select(db, entity, "row").andWhere(sql`row.slug = ${slug}`).read({ plan });
  if (row) return row;
  const [former] = await new Select(db, SlugHistory, "former")
    .andWhere(sql`former.entity_type = ${entityType} AND former.slug = ${slug}`)
    .read();
  return former ? readById(db, entity, former.entityId, { plan }) : null;
}
