import type { EntityManager, ObjectLiteral } from "typeorm";
import type { FilterValue } from "../graphql/facet";
import { runStatement } from "./runStatement";
import type { Select } from "./select";
import { readFacets } from "./readFacets";

/**
 * Returns over how many rows at most the numbers of filter values are counted, so that no visitor waits for them: rows that a filter
 * selects are spread over the table.
 */
export const maxCountedRows = ({ isFiltered }: Pick<Select<ObjectLiteral>, "isFiltered">): number =>
  isFiltered ? 2_000 : 5_000;

/** Whether more rows match than are counted. @param counts from a read of `limit + 1` rows */
export const areTooMany = (counts: readonly number[], limit: number): boolean =>
  counts.reduce((sum, count) => sum + count, 0) > limit;

/** Returns names without numbers. */
export const withoutCounts = (names: readonly string[]): FilterValue[] => names.map((name) => ({ name, count: null }));

/** Returns the values of an indexed column of live rows in their order, by one step in the index per value. */
export async function listValues(db: EntityManager, table: string, column: string): Promise<string[]> {
  const next = `SELECT min(${column}) FROM ${table} WHERE deleted_at IS NULL`;
  const text = `
    WITH RECURSIVE found (value) AS (
      (${next}) UNION ALL SELECT (${next} AND ${column} > found.value) FROM found WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE value <> ''`;
  const rows = await runStatement(db, text, []);
  return rows.map(([value]) => value as string);
}

/**
 * Returns each value of a text column with the number of rows; above the limit all values that `list` returns, without.
 * @param limit from `maxCountedRows`
 */
export async function readFilterValues<Row extends ObjectLiteral>(
  select: Select<Row>,
  {
    column,
    order = column,
    limit,
    list,
  }: { column: string; order?: string; limit: number; list: () => Promise<string[]> },
): Promise<FilterValue[]> {
  const facets = await readFacets(select, column, { order, within: limit + 1 });
  const isTooMuch = areTooMany(
    facets.map(({ count }) => count),
    limit,
  );
  return isTooMuch ? withoutCounts(await list()) : facets;
}
