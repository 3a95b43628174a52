import { LRUCache } from "lru-cache";
import type { QueryArrayConfig } from "pg";
import type { EntityManager } from "typeorm";
import { type ConnectionWork, runOnManager } from "./connection";

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

/** Runs a statement on a connection for the manager's reads, with its log line. */
function send<Result>(
  db: EntityManager,
  text: string,
  values: unknown[],
  work: ConnectionWork<Result>,
): Promise<Result> {
  db.dataSource.logger.logQuery(text, values);
  return runOnManager(db, work);
}

/**
 * Runs a reading statement without TypeORM's layers, inside a transaction on its connection. On the embedded engine it prepares
 * nothing: all connections share one session there, and prepared statements would outlive them.
 * @param options `planDependsOnValues`: the statement is not prepared, because PostgreSQL may use one plan for all values of a
 *   prepared statement.
 * @returns the values of each row, in the order of the statement.
 */
export async function runStatement(
  db: EntityManager,
  text: string,
  values: unknown[],
  { planDependsOnValues = false } = {},
): Promise<unknown[][]> {
  const isEmbedded = (db.dataSource.options as { url?: string }).url === undefined;
  const name = isEmbedded || planDependsOnValues ? undefined : getPreparedName(text);
  const query: QueryArrayConfig & { values: unknown[] } = { text, values, rowMode: "array", ...(name && { name }) };
  return (await send(db, text, values, (client) => client.query<unknown[]>(query))).rows;
}

/** Runs a reading statement that is not prepared. @returns the rows as objects. */
export async function readRows<Row extends object>(
  db: EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await send(db, text, values, (client) => client.query<Row>(text, values))).rows;
}
