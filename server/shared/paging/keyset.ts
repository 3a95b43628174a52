import type { ObjectLiteral } from "typeorm";
import type { SelectPlan } from "../read/selectPlan";
import type { RowWithExtras } from "../read/selectSql";
import type { Select } from "../read/select";
import { cursorValues, type Direction, orderBySql, sortKeys, type SortOrder } from "../read/sortOrder";
import { joinSql, rawSql, sql } from "../read/sql";
import type { Page } from "./connection";
import { decodeCursor, encodeCursor } from "./cursor";
import { type PageRequest, pageSize } from "./pageArgs";

const opposite = (direction: Direction): Direction => (direction === "ASC" ? "DESC" : "ASC");

/** Restricts the rows to those after the cursor, in the direction of the read. */
function startAt<Row extends ObjectLiteral>(
  select: Select<Row>,
  order: SortOrder,
  columns: readonly string[],
  direction: Direction,
  cursor: string,
): void {
  const values = decodeCursor(cursor, columns.length);
  const types = [...order.keys.map((key) => key.type), order.idType ?? "uuid"];
  const position = joinSql(
    types.map((type, at) => sql`CAST(${values[at]} AS ${rawSql(type)})`),
    ", ",
  );
  select.andWhere(sql`${rawSql(`(${columns.join(", ")}) ${direction === "ASC" ? ">" : "<"} `)}(${position})`);
}

/**
 * Reads one page after or before a cursor. The page begins after the values of the last row, not after a number of rows, so that
 * inserts and deletes between two reads shift nothing. Without a plan it reads whole rows.
 * @param loadedRows the rows of this page, if they were read with another row.
 */
export async function readKeysetPage<Row extends ObjectLiteral & { id: string }>(
  select: Select<Row>,
  order: SortOrder,
  { first, after, last, before, reverse = false }: PageRequest,
  plan?: SelectPlan,
  loadedRows?: readonly RowWithExtras<Row>[],
): Promise<Page<Row>> {
  const backwards = typeof last === "number";
  const size = pageSize(last ?? first);
  const matching = select.clone();
  const keys = sortKeys(order, select.alias);
  const cursor = backwards ? before : after;
  // Backwards, the read begins at the other end of the list and the page is reversed afterwards.
  const direction = reverse === backwards ? order.direction : opposite(order.direction);
  if (cursor) startAt(select, order, keys, direction, cursor);
  const read = () =>
    select.readWithExtras({
      plan,
      extras: cursorValues(keys, plan),
      order: orderBySql(keys, direction),
      limit: size + 1,
    });
  const rows = loadedRows ?? (plan?.hasRows === false ? [] : await read());
  const more = rows.length > size;
  const edges = rows.slice(0, size).map(({ row, extras }) => ({
    node: row,
    cursor: extras.length > 0 ? encodeCursor(extras as string[]) : "",
  }));
  if (backwards) edges.reverse();
  let total: Promise<number> | undefined;
  return {
    edges,
    pageInfo: {
      hasNextPage: backwards ? Boolean(before) : more,
      hasPreviousPage: backwards ? more : Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    count: () => (total ??= matching.count()),
  };
}
