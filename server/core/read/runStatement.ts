import { LRUCache } from "lru-cache";
import { type CustomTypesConfig, type QueryArrayConfig, types } from "pg";
import type { EntityManager } from "typeorm";
import { type ConnectionWork, runOnManager } from "./connection";
import { rowsAsJson } from "./selectSql";
import { joinSql, rawSql, renderSql, sql, type SqlFragment } from "./sql";

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

const { builtins } = types;
const asText = (text: string): string => text;
const signs = new Set(["+", "-"]);
/** JSON has a T, and an offset of hours and minutes. */
const readTime = (text: string): string => text.replace(" ", "T") + (signs.has(text.at(-3) ?? "") ? ":00" : "");
/** Lists of texts and of UUIDs. The library's list of types has neither, but it reads both. */
const listTypes: number[] = [1009, 2951];
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.BOOL, (text) => text === "t"],
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8, builtins.NUMERIC].map(
    (type) => [type, Number] as const,
  ),
  ...[builtins.TIMESTAMP, builtins.TIMESTAMPTZ].map((type) => [type, readTime] as const),
  ...[builtins.JSON, builtins.JSONB].map((type) => [type, (text: string) => JSON.parse(text) as unknown] as const),
  ...listTypes.map((type) => [type, types.getTypeParser(type, "text")] as const),
]);
/** Reads what PostgreSQL sends as JSON.parse would read it as a part of JSON. */
const jsonTypes: CustomTypesConfig = { getTypeParser: (type: number) => parsers.get(type) ?? asText };

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
 *   prepared statement. `valuesAsJson`: the values have the form that PostgreSQL gives them in JSON, not the one of the driver.
 * @returns the values of each row, in the order of the statement.
 */
export async function runStatement(
  db: EntityManager,
  text: string,
  values: unknown[],
  { planDependsOnValues = false, valuesAsJson = false } = {},
): Promise<unknown[][]> {
  const isEmbedded = (db.dataSource.options as { url?: string }).url === undefined;
  const name = isEmbedded || planDependsOnValues ? undefined : getPreparedName(text);
  const query: QueryArrayConfig & { values: unknown[] } = {
    text,
    values,
    rowMode: "array",
    ...(name && { name }),
    ...(valuesAsJson && { types: jsonTypes }),
  };
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

/** A statement that may run together with others: SQL of its values, and the rest of it, which begins with FROM. */
interface Statement {
  columns: readonly string[];
  rest: SqlFragment;
  /** No single plan serves all values of its parameters. */
  planDependsOnValues: boolean;
}

type Rows = unknown[][];
interface Pending {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

/** Runs a statement on its own. PostgreSQL builds no JSON then, which takes it half the time of a list. */
function runAlone(db: EntityManager, { columns, rest, planDependsOnValues }: Statement): Promise<Rows> {
  const { text, values } = renderSql(sql`SELECT ${rawSql(columns.join(", "))} ${rest}`);
  return runStatement(db, text, values, { planDependsOnValues, valuesAsJson: true });
}

/** Runs all statements as the columns of one. */
async function runBatch(db: EntityManager, statements: readonly Statement[]): Promise<Rows[]> {
  if (statements.length === 1) return [await runAlone(db, statements[0])];
  const lists = joinSql(
    statements.map(({ columns, rest }) => rowsAsJson(columns, rest)),
    ", ",
  );
  const { text, values } = renderSql(sql`SELECT ${lists}`);
  const planDependsOnValues = statements.some((statement) => statement.planDependsOnValues);
  const [results] = await runStatement(db, text, values, { planDependsOnValues });
  return results as Rows[];
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
