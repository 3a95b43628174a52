import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";
import type { Page } from "./connection";
import { decodeCursor, encodeCursor } from "./cursor";
import { type PageArgs, pageSize } from "./pageArgs";

/** What a list is sorted by. The row's id is always the last key, so that every row has a place of its own. */
export interface SortOrder {
  direction: "ASC" | "DESC";
  /** SQL over the query's alias; constant text of the program, never input. It must not be null for any row. */
  keys: { expression: string; type: "text" | "date" | "timestamptz" | "numeric" | "real" }[];
}

/** Text is compared by bytes everywhere: the embedded engine knows no other order. */
const ordered = (key: SortOrder["keys"][number]): string =>
  key.type === "text" ? `${key.expression} COLLATE "C"` : key.expression;

/**
 * One page after a cursor. Rows that are inserted or removed meanwhile shift nothing: the next page begins after the
 * values of the last row seen, not after a number of rows.
 */
export async function keysetPage<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  order: SortOrder,
  { first, after }: PageArgs,
): Promise<Page<Row>> {
  const size = pageSize(first);
  const counted = query.clone();
  const keys = order.keys.map(ordered);
  const idColumn = `${query.alias}.id`;
  if (after) {
    const values = decodeCursor(after, keys.length + 1);
    const types = [...order.keys.map((key) => key.type), "uuid"];
    const parameters = Object.fromEntries(values.map((value, place) => [`cursor${place}`, value]));
    const place = types.map((type, at) => `CAST(:cursor${at} AS ${type})`).join(", ");
    query.andWhere(
      `(${[...keys, idColumn].join(", ")}) ${order.direction === "ASC" ? ">" : "<"} (${place})`,
      parameters,
    );
  }
  keys.forEach((key, at) => query.addSelect(`(${key})::text`, `sort_key_${at}`).addOrderBy(key, order.direction));
  const { entities, raw } = await query
    .addOrderBy(idColumn, order.direction)
    .limit(size + 1)
    .getRawAndEntities<Record<string, string>>();
  const edges = entities.slice(0, size).map((node, row) => ({
    node,
    cursor: encodeCursor([...keys.map((_, at) => raw[row][`sort_key_${at}`]), node.id]),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: entities.length > size,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    count: () => counted.getCount(),
  };
}
