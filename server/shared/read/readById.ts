import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import { Select } from "./select";
import type { SelectPlan } from "./selectPlan";
import { sql } from "./sql";

/** Returns one row by its id, or null. An id that is not a UUID finds nothing. */
export async function readById<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  { plan, withTrash }: { plan?: SelectPlan; withTrash?: boolean } = {},
): Promise<Row | null> {
  if (!isUuid(id)) return null;
  const [row] = await new Select(db, entity, "row", { withTrash }).andWhere(sql`row.id = ${id}`).read({ plan });
  return row ?? null;
}
