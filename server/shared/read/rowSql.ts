import type { PageRelation } from "./join";
import type { PlannedRelation, SelectPlan } from "./rowPlan";
import type { RowTable } from "./rowTable";
import { type Audience, isShown } from "./visibility";
import { cursorValues, orderBySql, sortKeys } from "./sortOrder";
import { rawSql, renderSql, sql, type SqlFragment } from "./sql";

/** What hangs on a row that was read with it, by field. */
export const loadedRelations = Symbol("joined");

export type ReadRow = object & { [loadedRelations]?: Record<string, unknown> };

/** SQL over an alias: the row is not in the trash, and for visitors it is public. */
export const liveRowSql = ({ name, hasTrash, audience }: RowTable, alias: string): string =>
  hasTrash ? isShown(name, alias, audience) : "TRUE";

const known = new WeakMap<SelectPlan, Map<string, readonly string[]>>();

/** The values of a plan, in the order in which `rowOf` takes them. */
export function selectExpressions(plan: SelectPlan, alias: string, depth = 0): readonly string[] {
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
export const rowsAsJson = (columns: readonly string[], rest: SqlFragment): SqlFragment =>
  sql`${rawSql(`(SELECT COALESCE(json_agg(part.row), '[]') FROM (SELECT json_build_array(${columns.join(", ")}) AS row `)}${rest}) part)`;

function joinSql({ join, plan, limit }: PlannedRelation, audience: Audience, alias: string, depth: number): string {
  if (join.kind === "value") return `(${join.sql(alias, audience)})`;
  if (plan === null) return "NULL";
  if (join.kind === "page") return pageSql(join, plan, limit, alias, depth);
  const other = `joined${depth}`;
  const row = `json_build_array(${selectExpressions(plan, other, depth + 1).join(", ")})`;
  const from = `FROM ${plan.table.name} ${other} WHERE ${join.on(alias, other)} AND ${liveRowSql(plan.table, other)}`;
  const order = join.order ? ` ORDER BY ${join.order(other)}` : "";
  return join.kind === "one"
    ? `(SELECT ${row} ${from}${order} LIMIT 1)`
    : `(SELECT COALESCE(json_agg(${row}${order}), '[]') ${from})`;
}

function pageSql(
  { as, on, order }: PageRelation,
  plan: SelectPlan,
  limit: number,
  alias: string,
  depth: number,
): string {
  const keys = sortKeys(order, as);
  const from = `FROM ${plan.table.name} ${as} WHERE ${on(alias)} AND ${liveRowSql(plan.table, as)}`;
  const page = `ORDER BY ${orderBySql(keys, order.direction)} LIMIT ${limit}`;
  return renderSql(
    rowsAsJson([...selectExpressions(plan, as, depth + 1), ...cursorValues(keys, plan)], rawSql(`${from} ${page}`)),
  ).text;
}

function joinedOf({ join, plan }: PlannedRelation, value: unknown): unknown {
  if (plan === null || value === null) return value;
  if (join.kind === "page") return (value as unknown[][]).map((values) => hydrateRowWithExtras(plan, values));
  return join.kind === "many"
    ? (value as unknown[][]).map((values) => hydrateRow(plan, values))
    : hydrateRow(plan, value as unknown[]);
}

/** A row of the values that `valuesOf` names. Properties that were not asked for are missing. */
export function hydrateRow({ table, columns, joins }: SelectPlan, values: readonly unknown[]): ReadRow {
  const row = Object.create(table.prototype) as Record<string, unknown> & ReadRow;
  columns.forEach(({ property, read }, at) => (row[property] = read(values[at])));
  if (joins.length > 0) {
    const joined: Record<string, unknown> = {};
    joins.forEach((planned, at) => (joined[planned.field] = joinedOf(planned, values[columns.length + at])));
    row[loadedRelations] = joined;
  }
  return row;
}

/** A row, and what was asked for beside it. */
export interface RowWithExtras<Row> {
  row: Row;
  extras: unknown[];
}

/** A row of the values of its plan, and the values that follow them. */
export const hydrateRowWithExtras = (plan: SelectPlan, values: readonly unknown[]): RowWithExtras<ReadRow> => ({
  row: hydrateRow(plan, values),
  extras: values.slice(plan.columns.length + plan.joins.length),
});
