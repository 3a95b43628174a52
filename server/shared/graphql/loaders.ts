import DataLoader from "dataloader";
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from "typeorm";
import type { LoaderFactory } from "./context";

/** Rows by id; null where there is no live row. */
export const rowsById =
  <Row extends ObjectLiteral & { id: string }>(entity: EntityTarget<Row>): LoaderFactory<string, Row | null> =>
  (db: EntityManager) =>
    new DataLoader(async (ids) => {
      const rows = await db.find(entity, { where: { id: In([...new Set(ids)]) } as never });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });

/** Groups what one statement found for many keys; keys without a row get an empty list. */
export function grouped<Row, Value>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): Value[][] {
  const lists = new Map<string, Value[]>(keys.map((key) => [key, []]));
  for (const row of rows) lists.get(keyOf(row))?.push(valueOf(row));
  return keys.map((key) => lists.get(key) ?? []);
}
