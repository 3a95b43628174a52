import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

/** A statement is prepared on every connection that runs it, so only what comes often is, and never more than these. */
const runsUntilPrepared = 3;
const mostPrepared = 300;

const runs = new LRUCache<string, number>({ max: 1_000 });
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= mostPrepared) return name;
  const count = (runs.get(text) ?? 0) + 1;
  runs.set(text, count);
  if (count < runsUntilPrepared) return undefined;
  names.set(text, `read_${names.size}`);
  return names.get(text);
}

interface Query {
  text: string;
  values: unknown[];
  rowMode: "array";
  name?: string;
}
interface Connection {
  query(query: Query): Promise<{ rows: unknown[][] }>;
}

/** A connection of the pool for one statement; one that failed is not used again. */
async function onPool(driver: PostgresDriver, query: Query): Promise<unknown[][]> {
  // Not the pool itself: where it has none to give, replicas give the primary's.
  const [client, release] = (await driver.obtainMasterConnection()) as [Connection, (error?: unknown) => void];
  try {
    const { rows } = await client.query(query);
    release();
    return rows;
  } catch (error) {
    release(error);
    throw error;
  }
}

/**
 * Runs a reading statement as it is, without TypeORM's layers; inside a transaction on its own connection. The embedded engine
 * has one session behind all its connections, whose prepared statements outlive them, so there is none there.
 * @param isPlannedAnew not prepared: PostgreSQL comes to one plan for all values of a prepared statement.
 * @returns the values of each row, in the order of the statement
 */
export async function runStatement(
  { connection, queryRunner }: EntityManager,
  text: string,
  values: unknown[],
  isPlannedAnew = false,
): Promise<unknown[][]> {
  const driver = connection.driver as PostgresDriver;
  connection.logger.logQuery(text, values);
  const isEmbedded = (driver.options as { url?: string }).url === undefined;
  const name = isEmbedded || isPlannedAnew ? undefined : nameOf(text);
  const query: Query = { text, values, rowMode: "array", ...(name && { name }) };
  if (!queryRunner) return onPool(driver, query);
  const { rows } = await ((await queryRunner.connect()) as Connection).query(query);
  return rows;
}
