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
 * Claims rows that are due, so that other processes take others without waiting. The array makes PostgreSQL search for them
 * once: a subquery that is searched again would lock more rows than the limit.
 */
export async function claimRows<Row>(db: EntityManager, claim: Claim): Promise<Row[]> {
  const { table, key = "id", due, order, set, limit, returning = key, values = [] } = claim;
  const [rows]: [Row[]] = await db.query(
    `UPDATE ${table} SET ${set}
     WHERE ${key} = ANY(ARRAY(SELECT ${key} FROM ${table} WHERE ${due} ORDER BY ${order} LIMIT ${limit} FOR UPDATE SKIP LOCKED))
     RETURNING ${returning}`,
    [...values],
  );
  return rows;
}
