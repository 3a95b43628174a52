import type { PageJoin } from "./join";
import type { PlannedJoin, RowPlan } from "./rowPlan";
import type { RowTable } from "./rowTable";
import { type Audience, isShown } from "./visibility";
import { cursorValues, sortedBy, sortKeys } from "./sortOrder";

/** What hangs on a row that was read with it, by field. */
export const joinedValues = Symbol("joined");

export type ReadRow = object & { [joinedValues]?: Record<string, unknown> };

/** SQL over an alias: the row is not in the trash, and for visitors it is public. */
export const live = ({ name, hasTrash, audience }: RowTable, alias: string): string =>
  hasTrash ? isShown(name, alias, audience) : "TRUE";

const known = new WeakMap<RowPlan, Map<string, readonly string[]>>();

/** The values of a plan, in the order in which `rowOf` takes them. */
export function valuesOf(plan: RowPlan, alias: string, depth = 0): readonly string[] {
  const byAlias = known.get(plan) ?? new Map<string, readonly string[]>();
  known.set(plan, byAlias);
  const values = byAlias.get(alias) ?? [
    ...plan.columns.map(({ sql }) => sql(alias)),
    ...plan.joins.map((join) => joinSql(join, plan.table.audience, alias, depth)),
  ];
  byAlias.set(alias, values);
  return values;
}

/** The rows of a SELECT as one JSON list of lists, in their order; `rest` begins with FROM. */
export const rowsAsJson = (columns: readonly string[], rest: string): string =>
  `(SELECT COALESCE(json_agg(part.row), '[]') FROM (SELECT json_build_array(${columns.join(", ")}) AS row ${rest}) part)`;

function joinSql({ join, plan, limit }: PlannedJoin, audience: Audience, alias: string, depth: number): string {
  if (join.kind === "value") return `(${join.sql(alias, audience)})`;
  if (plan === null) return "NULL";
  if (join.kind === "page") return pageSql(join, plan, limit, alias, depth);
  const other = `joined${depth}`;
  const row = `json_build_array(${valuesOf(plan, other, depth + 1).join(", ")})`;
  const from = `FROM ${plan.table.name} ${other} WHERE ${join.on(alias, other)} AND ${live(plan.table, other)}`;
  const order = join.order ? ` ORDER BY ${join.order(other)}` : "";
  return join.kind === "one"
    ? `(SELECT ${row} ${from}${order} LIMIT 1)`
    : `(SELECT COALESCE(json_agg(${row}${order}), '[]') ${from})`;
}

function pageSql({ as, on, order }: PageJoin, plan: RowPlan, limit: number, alias: string, depth: number): string {
  const keys = sortKeys(order, as);
  const from = `FROM ${plan.table.name} ${as} WHERE ${on(alias)} AND ${live(plan.table, as)}`;
  const page = `ORDER BY ${sortedBy(keys, order.direction)} LIMIT ${limit}`;
  return rowsAsJson([...valuesOf(plan, as, depth + 1), ...cursorValues(keys, plan)], `${from} ${page}`);
}

function joinedOf({ join, plan }: PlannedJoin, value: unknown): unknown {
  if (plan === null || value === null) return value;
  if (join.kind === "page") return (value as unknown[][]).map((values) => readWithOf(plan, values));
  return join.kind === "many"
    ? (value as unknown[][]).map((values) => rowOf(plan, values))
    : rowOf(plan, value as unknown[]);
}

/** A row of the values that `valuesOf` names. Properties that were not asked for are missing. */
export function rowOf({ table, columns, joins }: RowPlan, values: readonly unknown[]): ReadRow {
  const row = Object.create(table.prototype) as Record<string, unknown> & ReadRow;
  columns.forEach(({ property, read }, at) => (row[property] = read(values[at])));
  if (joins.length > 0) {
    const joined: Record<string, unknown> = {};
    joins.forEach((planned, at) => (joined[planned.field] = joinedOf(planned, values[columns.length + at])));
    row[joinedValues] = joined;
  }
  return row;
}

/** A row, and what was asked for beside it. */
export interface ReadWith<Row> {
  row: Row;
  beside: unknown[];
}

/** A row of the values of its plan, and the values that follow them. */
export const readWithOf = (plan: RowPlan, values: readonly unknown[]): ReadWith<ReadRow> => ({
  row: rowOf(plan, values),
  beside: values.slice(plan.columns.length + plan.joins.length),
});
