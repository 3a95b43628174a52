import type { ObjectLiteral } from "typeorm";
import type { Facet } from "../graphql/facet";
import type { ColumnOptions, Select } from "./select";
import { rawSql, sql } from "./sql";

/** Returns each value of a text column with the number of rows that have it; blank values are left out. */
export async function readFacets<Row extends ObjectLiteral>(
  select: Select<Row>,
  column: string,
  { order = column, within }: Pick<ColumnOptions, "order" | "within"> = {},
): Promise<Facet[]> {
  const rows = await select
    .andWhere(sql`${rawSql(column)} <> ''`)
    .readColumns([column, "count(*)::int"], { groupBy: column, order, within });
  return rows.map(([name, count]) => ({ name, count }) as Facet);
}
