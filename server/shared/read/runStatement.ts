import { LRUCache } from "lru-cache";
import type { ClientBase, Pool, QueryArrayConfig } from "pg";
import type { EntityManager } from "typeorm";
import { withStatementSpan } from "../tracing/statementSpans";
import { getPool } from "./connectionPool";

/** Each connection prepares a statement once more, so only frequent statements are prepared, and not more than this. */
const runsUntilPrepared = 3;
const maxPrepared = 300;

const runs = new LRUCache<string, number>({ max: 1_000 });
const names = new Map<string, string>();

function getPreparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= maxPrepared) return name;
  const count = (runs.get(text) ?? 0) + 1;
  runs.set(text, count);
  if (count < runsUntilPrepared) return undefined;
  names.set(text, `read_${names.size}`);
  return names.get(text);
}

interface Query extends QueryArrayConfig<unknown[]> {
  values: unknown[];
}

/** Runs a statement on any connection of the pool. The pool closes the connection if the statement fails. */
function runOnPool(pool: Pool, query: Query): Promise<unknown[][]> {
  // The promise of pool.query keeps the result in memory for longer; see TimeoutClient.
  return new Promise((resolve, reject) => {
    pool.query<unknown[]>(query, (error: Error | undefined, result) => (error ? reject(error) : resolve(result.rows)));
  });
}

/**
 * Runs a reading statement without TypeORM's layers, inside a transaction on its connection. On the embedded engine it prepares
 * nothing: all connections share one session there, and prepared statements would outlive them.
 * @param options `planDependsOnValues`: the statement is not prepared, because PostgreSQL may use one plan for all values of a
 *   prepared statement.
 * @returns the values of each row, in the order of the statement.
 */
export async function runStatement(
  { dataSource, queryRunner }: EntityManager,
  text: string,
  values: unknown[],
  { planDependsOnValues = false } = {},
): Promise<unknown[][]> {
  dataSource.logger.logQuery(text, values);
  const isEmbedded = (dataSource.options as { url?: string }).url === undefined;
  const name = isEmbedded || planDependsOnValues ? undefined : getPreparedName(text);
  const query: Query = { text, values, rowMode: "array", ...(name && { name }) };
  if (!queryRunner) return withStatementSpan(text, () => runOnPool(getPool(dataSource), query));
  const client = (await queryRunner.connect()) as ClientBase;
  return withStatementSpan(text, async () => (await client.query<unknown[]>(query)).rows);
}
