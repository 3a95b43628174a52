import type { ObjectLiteral } from "typeorm";
import type { SelectPlan } from "../read/selectPlan";
import type { RowWithExtras } from "../read/selectSql";
import type { Select } from "../read/select";
import { cursorValues, type Direction, orderBySql, sortKeys, type SortOrder } from "../read/sortOrder";
import { joinSql, rawSql, sql } from "../read/sql";
import type { Page } from "./connection";
import { type PageRequest, pageSize } from "./pageArgs";
import { badUserInput } from "../errors/appErrors";

/**
 * Encodes a position in a sorted list: the values of its sort keys in PostgreSQL's text format, so that no microsecond
 * is lost.
 */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

const unknownCursor = (): Error =>
  badUserInput("This cursor is not valid for this list. Please start from the beginning.", {
    after: "Unknown cursor.",
  });

/** @throws BAD_USER_INPUT unless the text is a cursor of a list with that many sort keys. */
export function decodeCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(values) && values.length === length && values.every((value) => typeof value === "string"))
      return values;
  } catch {
    // Every unreadable cursor gets the same error below.
  }
  throw unknownCursor();
}

/** A part of a list with its order. */
export interface ListSection<Row extends ObjectLiteral> {
  select: Select<Row>;
  order: SortOrder;
}

const opposite = (direction: Direction): Direction => (direction === "ASC" ? "DESC" : "ASC");

/** Restricts the rows to those after the position, in the direction of the read. */
function startAt<Row extends ObjectLiteral>(
  select: Select<Row>,
  order: SortOrder,
  columns: readonly string[],
  direction: Direction,
  values: readonly string[],
): void {
  const types = [...order.keys.map((key) => key.type), order.idType ?? "uuid"];
  const position = joinSql(
    types.map((type, at) => sql`CAST(${values[at]} AS ${rawSql(type)})`),
    ", ",
  );
  select.andWhere(sql`${rawSql(`(${columns.join(", ")}) ${direction === "ASC" ? ">" : "<"} `)}(${position})`);
}

interface RowsRequest {
  /** Reads against the order of the list. */
  isReversed: boolean;
  /** The sort keys of the row before the first one. */
  position?: readonly string[];
  limit: number;
  plan?: SelectPlan;
}

function readRows<Row extends ObjectLiteral>(
  { select, order }: ListSection<Row>,
  { isReversed, position, limit, plan }: RowsRequest,
): Promise<RowWithExtras<Row>[]> {
  const rows = select.clone();
  const keys = sortKeys(order, rows.alias);
  const direction = isReversed ? opposite(order.direction) : order.direction;
  if (position) startAt(rows, order, keys, direction, position);
  const { hasNoIndex, join } = order;
  const isTextOrder = order.keys.some(({ type }) => type === "text");
  const extras = cursorValues(keys, plan);
  return rows.readWithExtras({
    plan,
    extras,
    order: orderBySql(keys, direction),
    limit,
    hasNoIndex,
    join,
    isTextOrder,
  });
}

/** Backwards, the read begins at the other end of the list and the page is reversed afterwards. */
function readDirection({ first, after, last, before, reverse = false }: PageRequest) {
  const isBackwards = typeof last === "number";
  return {
    size: pageSize(last ?? first),
    cursor: isBackwards ? before : after,
    isReversed: reverse !== isBackwards,
  };
}

interface CursorRow<Row> {
  row: Row;
  /** None when the plan has no cursors. */
  position: readonly string[];
}

/**
 * Builds the page of rows in the order of the read: one more than its size if there are more.
 * @param read null when the operation selects only the number of rows.
 */
function buildPage<Row>(
  read: readonly CursorRow<Row>[] | null,
  request: PageRequest,
  countRows: Page<Row>["count"],
): Page<Row> {
  const { size } = readDirection(request);
  const { after, last, before } = request;
  const rows = read ?? [];
  const isWhole = read !== null && !after && !before && rows.length <= size;
  const isBackwards = typeof last === "number";
  const hasMore = rows.length > size;
  const edges = rows
    .slice(0, size)
    .map(({ row, position }) => ({ node: row, cursor: position.length > 0 ? encodeCursor(position) : "" }));
  if (isBackwards) edges.reverse();
  const counts = new Map<number | undefined, Promise<number>>();
  return {
    edges,
    pageInfo: {
      hasNextPage: isBackwards ? Boolean(before) : hasMore,
      hasPreviousPage: isBackwards ? hasMore : Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    // Once for all aliases of the field.
    count: (limit) => {
      const count = counts.get(limit) ?? (isWhole ? Promise.resolve(rows.length) : countRows(limit));
      counts.set(limit, count);
      return count;
    },
    isWhole,
  };
}

/**
 * Reads one page after or before a cursor. The page begins after the values of the last row, not after a number of rows, so that
 * inserts and deletes between two reads shift nothing. Without a plan it reads whole rows.
 * @param loadedRows the rows of this page, if they were read with another row.
 */
export async function readKeysetPage<Row extends ObjectLiteral & { id: string }>(
  select: Select<Row>,
  order: SortOrder,
  request: PageRequest,
  plan?: SelectPlan,
  loadedRows?: readonly RowWithExtras<Row>[],
): Promise<Page<Row>> {
  const { size, cursor, isReversed } = readDirection(request);
  const position = cursor ? decodeCursor(cursor, order.keys.length + 1) : undefined;
  const read = () => readRows({ select, order }, { isReversed, position, limit: size + 1, plan });
  const rows = loadedRows ?? (plan?.hasRows === false ? null : await read());
  const withPosition = rows?.map(({ row, extras }) => ({ row, position: extras as string[] })) ?? null;
  return buildPage(withPosition, request, (limit) => select.count(limit));
}

/**
 * Reads one page of a list of several sections, one after the other. Only a page that reaches the end of a section reads the
 * next one. Cursors begin with the section.
 * @param sections with the same number of sort keys each.
 */
export async function readSectionedPage<Row extends ObjectLiteral & { id: string }>(
  sections: readonly ListSection<Row>[],
  countRows: Page<Row>["count"],
  request: PageRequest,
  plan?: SelectPlan,
): Promise<Page<Row>> {
  const { size, cursor, isReversed } = readDirection(request);
  const [name, ...start] = cursor ? decodeCursor(cursor, sections[0].order.keys.length + 2) : [];
  const places = isReversed ? [...sections.keys()].reverse() : [...sections.keys()];
  const from = name === undefined ? 0 : places.findIndex((place) => String(place) === name);
  if (from === -1) throw unknownCursor();
  const rows: CursorRow<Row>[] = [];
  for (const place of plan?.hasRows === false ? [] : places.slice(from)) {
    const limit = size + 1 - rows.length;
    if (limit === 0) break;
    const position = String(place) === name ? start : undefined;
    const read = await readRows(sections[place], { isReversed, position, limit, plan });
    rows.push(
      ...read.map(({ row, extras }) => ({
        row,
        position: extras.length > 0 ? [String(place), ...(extras as string[])] : [],
      })),
    );
  }
  return buildPage(plan?.hasRows === false ? null : rows, request, countRows);
}
