import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";
import type { Page } from "./connection";
import { decodeCursor, encodeCursor } from "./cursor";
import { type PageRequest, pageSize } from "./pageArgs";

type Direction = "ASC" | "DESC";

/** What a list is sorted by. The row's id is always the last key, so that every row has a place of its own. */
export interface SortOrder {
  direction: Direction;
  /** SQL over the query's alias; constant text of the program, never input. It must not be null for any row. */
  keys: { expression: string; type: "text" | "date" | "timestamptz" | "numeric" | "real" }[];
  /** Type of the row's id. */
  idType?: "uuid" | "bigint";
}

/** Text is compared by bytes everywhere: the embedded engine knows no other order. */
const ordered = (key: SortOrder["keys"][number]): string =>
  key.type === "text" ? `${key.expression} COLLATE "C"` : key.expression;

const turned = (direction: Direction): Direction => (direction === "ASC" ? "DESC" : "ASC");

/** Only the rows behind the cursor, in the direction in which the list is read. */
function startAt(
  query: SelectQueryBuilder<ObjectLiteral>,
  order: SortOrder,
  columns: readonly string[],
  direction: Direction,
  cursor: string,
): void {
  const values = decodeCursor(cursor, columns.length);
  const types = [...order.keys.map((key) => key.type), order.idType ?? "uuid"];
  const parameters = Object.fromEntries(values.map((value, place) => [`cursor${place}`, value]));
  const place = types.map((type, at) => `CAST(:cursor${at} AS ${type})`).join(", ");
  query.andWhere(`(${columns.join(", ")}) ${direction === "ASC" ? ">" : "<"} (${place})`, parameters);
}

/**
 * One page after or before a cursor. Rows that are inserted or removed meanwhile shift nothing: the page begins next to
 * the values of the last row seen, not after a number of rows.
 */
export async function keysetPage<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  order: SortOrder,
  { first, after, last, before, reverse = false }: PageRequest,
): Promise<Page<Row>> {
  const backwards = typeof last === "number";
  const size = pageSize(last ?? first);
  const counted = query.clone();
  const keys = order.keys.map(ordered);
  const idColumn = `${query.alias}.id`;
  const cursor = backwards ? before : after;
  // Backwards the list is read from its other end, and the page turned round again.
  const direction = reverse === backwards ? order.direction : turned(order.direction);
  if (cursor) startAt(query, order, [...keys, idColumn], direction, cursor);
  keys.forEach((key, at) => query.addSelect(`(${key})::text`, `sort_key_${at}`).addOrderBy(key, direction));
  const { entities, raw } = await query
    .addOrderBy(idColumn, direction)
    .limit(size + 1)
    .getRawAndEntities<Record<string, string>>();
  const more = entities.length > size;
  const edges = entities.slice(0, size).map((node, row) => ({
    node,
    cursor: encodeCursor([...keys.map((_, at) => raw[row][`sort_key_${at}`]), node.id]),
  }));
  if (backwards) edges.reverse();
  return {
    edges,
    pageInfo: {
      hasNextPage: backwards ? Boolean(before) : more,
      hasPreviousPage: backwards ? more : Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    count: () => counted.getCount(),
  };
}
