import type { ObjectLiteral } from "typeorm";
import type { Facet } from "../graphql/facet";
import type { Select } from "./select";
import { rawSql, sql } from "./sql";

/** Returns each value of a text column with the number of rows that have it; blank values are left out. */
export async function readFacets<Row extends ObjectLiteral>(
  select: Select<Row>,
  column: string,
  order = column,
): Promise<Facet[]> {
  const rows = await select
    .andWhere(sql`${rawSql(column)} <> ''`)
    .readColumns([column, "count(*)::int"], { groupBy: column, order });
  return rows.map(([name, count]) => ({ name, count }) as Facet);
}
