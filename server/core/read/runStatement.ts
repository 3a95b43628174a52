import { LRUCache } from "lru-cache";
import type { QueryArrayConfig } from "pg";
import type { EntityManager } from "typeorm";
import { type ConnectionWork, runOnManager } from "./connection";
import { joinSql, renderSql, sql, type SqlFragment } from "./sql";

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

/** A statement that returns its rows as one JSON list of lists, in parentheses. */
interface Statement {
  fragment: SqlFragment;
  /** No single plan serves all values of its parameters. */
  planDependsOnValues: boolean;
}

type Rows = unknown[][];
interface Pending {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

/** Runs all statements as the columns of one. */
async function runBatch(db: EntityManager, statements: readonly Statement[]): Promise<Rows[]> {
  const columns = joinSql(
    statements.map(({ fragment }) => fragment),
    ", ",
  );
  const { text, values } = renderSql(sql`SELECT ${columns}`);
  const planDependsOnValues = statements.some((statement) => statement.planDependsOnValues);
  const [lists] = await runStatement(db, text, values, { planDependsOnValues });
  return lists as Rows[];
}

const pendingStatements = new WeakMap<EntityManager, Pending[]>();

async function dispatchBatch(db: EntityManager): Promise<void> {
  const batch = pendingStatements.get(db) ?? [];
  pendingStatements.delete(db);
  try {
    const results = await runBatch(
      db,
      batch.map(({ statement }) => statement),
    );
    batch.forEach(({ resolve }, at) => resolve(results[at]));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/**
 * Runs the statement together with all others of the same tick, as one: the round trip to the database costs more than most
 * reads. Times and decimals have the form that JSON gives them.
 */
export const batchStatements = (db: EntityManager, statement: Statement): Promise<Rows> =>
  new Promise((resolve, reject) => {
    const batch = pendingStatements.get(db);
    if (batch) {
      batch.push({ statement, resolve, reject });
      return;
    }
    pendingStatements.set(db, [{ statement, resolve, reject }]);
    // After everything that can run without waiting, as in DataLoader: by then every field has added its statement.
    void Promise.resolve().then(() => process.nextTick(() => void dispatchBatch(db)));
  });
