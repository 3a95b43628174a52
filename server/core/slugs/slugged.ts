import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { ArgsType } from "type-graphql";
import type { SelectPlan } from "../read/selectPlan";
import { readById, Select } from "../read/select";
import { sql } from "../read/sql";
import type { SluggedType } from "../kinds/contentKind";
import { SlugHistory } from "./slugHistory.entity";
import { FilterId, FilterText } from "../graphql/inputs";

@ArgsType()
export class ByIdOrSlug {
  @FilterId("UUID; takes precedence over the slug. Any other text matches nothing.", 200) id?: string | null;
  @FilterText("Current or former slug.", 400) slug?: string | null;
}

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
