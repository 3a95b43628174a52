import type { Audience } from "./audience";
import type { PlannedRelation, SelectPlan } from "./selectPlan";
import { cursorValues, orderBySql, sortKeys } from "./sortOrder";
import { rawSql, renderSql, sql, type SqlFragment } from "./sql";
import type { PageRelation } from "./sqlRelation";

/** The relations that were read with a row, by field. */
export const loadedRelations = Symbol("loadedRelations");

export type ReadRow = object & { [loadedRelations]?: Record<string, unknown> };

const expressionsByPlan = new WeakMap<SelectPlan, Map<string, readonly string[]>>();

/** Returns the SQL of a plan's values, in the order that `hydrateRow` expects. */
export function selectExpressions(plan: SelectPlan, alias: string, depth = 0): readonly string[] {
  const byAlias = expressionsByPlan.get(plan) ?? new Map<string, readonly string[]>();
  expressionsByPlan.set(plan, byAlias);
  const expressions = byAlias.get(alias) ?? [
    ...plan.columns.map(({ sql }) => sql(alias)),
    ...plan.relations.map((relation) => relationSql(relation, plan.table.audience, alias, depth)),
  ];
  byAlias.set(alias, expressions);
  return expressions;
}

/** Builds a SELECT that returns its rows as one JSON list of lists, in their order; `rest` begins with FROM. */
export const rowsAsJson = (columns: readonly string[], rest: SqlFragment): SqlFragment =>
  sql`${rawSql(`(SELECT COALESCE(json_agg(part.row), '[]') FROM (SELECT json_build_array(${columns.join(", ")}) AS row `)}${rest}) part)`;

function relationSql(
  { relation, plan, limit }: PlannedRelation,
  audience: Audience,
  alias: string,
  depth: number,
): string {
  if (relation.kind === "value") return `(${relation.sql(alias, audience)})`;
  if (plan === null) return "NULL";
  if (relation.kind === "page") return pageSql(relation, plan, limit, alias, depth);
  const other = `joined${depth}`;
  const row = `json_build_array(${selectExpressions(plan, other, depth + 1).join(", ")})`;
  const from = `FROM ${plan.table.name} ${other} WHERE ${relation.on(alias, other)} AND ${plan.table.isLive(other)}`;
  const order = relation.order ? ` ORDER BY ${relation.order(other, alias)}` : "";
  return relation.kind === "one"
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
  const from = `FROM ${plan.table.name} ${as} WHERE ${on(alias)} AND ${plan.table.isLive(as)}`;
  const page = `ORDER BY ${orderBySql(keys, order.direction)} LIMIT ${limit}`;
  return renderSql(
    rowsAsJson([...selectExpressions(plan, as, depth + 1), ...cursorValues(keys, plan)], rawSql(`${from} ${page}`)),
  ).text;
}

function hydrateRelation({ relation, plan }: PlannedRelation, value: unknown): unknown {
  if (plan === null || value === null) return value;
  if (relation.kind === "page") return (value as unknown[][]).map((values) => hydrateRowWithExtras(plan, values));
  return relation.kind === "many"
    ? (value as unknown[][]).map((values) => hydrateRow(plan, values))
    : hydrateRow(plan, value as unknown[]);
}

/** Builds a row from the values of `selectExpressions`. Properties that the plan leaves out are missing. */
function hydrateRow({ table, columns, relations }: SelectPlan, values: readonly unknown[]): ReadRow {
  const row = Object.create(table.prototype) as Record<string, unknown> & ReadRow;
  columns.forEach(({ property, read }, at) => (row[property] = read(values[at])));
  if (relations.length > 0) {
    const loaded: Record<string, unknown> = {};
    relations.forEach((planned, at) => (loaded[planned.field] = hydrateRelation(planned, values[columns.length + at])));
    row[loadedRelations] = loaded;
  }
  return row;
}

/** A row with the values of the extra expressions of its read. */
export interface RowWithExtras<Row> {
  row: Row;
  extras: unknown[];
}

/** Builds a row from the values of its plan, and returns the values after those as extras. */
export const hydrateRowWithExtras = (plan: SelectPlan, values: readonly unknown[]): RowWithExtras<ReadRow> => ({
  row: hydrateRow(plan, values),
  extras: values.slice(plan.columns.length + plan.relations.length),
});
