import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import { Select } from "./select";
import type { SelectPlan } from "./selectPlan";
import { sql } from "./sql";

/** Returns the rows in the order of their ids, each once. Skips ids without a row, and texts that are not UUIDs. */
export async function readByIds<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  ids: readonly string[],
  plan: SelectPlan,
): Promise<Row[]> {
  const wanted = [...new Set(ids.filter((id) => isUuid(id)).map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return [];
  const found = await new Select(db, entity, "row")
    .andWhere(sql`row.id = ANY(${wanted})`)
    .readWithExtras({ plan, extras: ["row.id"] });
  const rows = new Map<unknown, Row>(found.map(({ row, extras: [id] }) => [id, row]));
  return wanted.map((id) => rows.get(id)).filter((row) => row !== undefined);
}
