import type { PlannedJoin, RowPlan } from "./rowPlan";
import type { RowTable } from "./rowTable";

/** What hangs on a row that was read with it, by field. */
export const joinedValues = Symbol("joined");

export type ReadRow = object & { [joinedValues]?: Record<string, unknown> };

export const live = ({ hasTrash }: RowTable, alias: string): string =>
  hasTrash ? `${alias}.deleted_at IS NULL` : "TRUE";

/** The values of a plan, in the order in which `rowOf` takes them. */
export const valuesOf = (plan: RowPlan, alias: string, depth = 0): string[] => [
  ...plan.columns.map(({ sql }) => sql(alias)),
  ...plan.joins.map((join) => joinSql(join, alias, depth)),
];

function joinSql({ join, plan }: PlannedJoin, alias: string, depth: number): string {
  if (join.kind === "value" || plan === null) return join.kind === "value" ? `(${join.sql(alias)})` : "NULL";
  const other = `joined${depth}`;
  const row = `json_build_array(${valuesOf(plan, other, depth + 1).join(", ")})`;
  const from = `FROM ${plan.table.name} ${other} WHERE ${join.on(alias, other)} AND ${live(plan.table, other)}`;
  const order = join.order ? ` ORDER BY ${join.order(other)}` : "";
  return join.kind === "one"
    ? `(SELECT ${row} ${from}${order} LIMIT 1)`
    : `(SELECT COALESCE(json_agg(${row}${order}), '[]') ${from})`;
}

function joinedOf({ join, plan }: PlannedJoin, value: unknown): unknown {
  if (plan === null || value === null) return value;
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
