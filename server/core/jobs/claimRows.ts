import type { EntityManager } from "typeorm";

/** Which rows of a table are claimed, as SQL. */
interface Claim {
  table: string;
  /** Primary key. */
  key?: string;
  /** Condition of the rows that wait. */
  due: string;
  /** Order of the rows, the oldest first. */
  order: string;
  /** What marks the rows as claimed, such as a later time. */
  set: string;
  limit: number;
  /** Columns of the result; the key by default. */
  returning?: string;
  /** Values of $1, $2 and so on. */
  values?: readonly unknown[];
}

/**
 * SQL: the keys of rows that wait, locked, so that other processes take others without waiting. The array makes PostgreSQL
 * search for them once: a subquery that is searched again would lock more rows than the limit.
 */
export const lockedKeys = ({
  table,
  key = "id",
  due = "TRUE",
  order,
  limit,
}: Pick<Claim, "table" | "key" | "order" | "limit"> & { due?: string }): string =>
  `ARRAY(SELECT ${key} FROM ${table} WHERE ${due} ORDER BY ${order} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

/** Claims rows that are due. */
export async function claimRows<Row>(db: EntityManager, claim: Claim): Promise<Row[]> {
  const { table, key = "id", set, returning = key, values = [] } = claim;
  const [rows]: [Row[]] = await db.query(
    `UPDATE ${table} SET ${set} WHERE ${key} = ANY(${lockedKeys(claim)}) RETURNING ${returning}`,
    [...values],
  );
  return rows;
}
