import type { EntityManager } from "typeorm";
import { runStatement } from "./runStatement";
import { joinSql, renderSql, sql, type SqlFragment } from "./sql";

/** A statement that returns its rows as one JSON list of lists, in parentheses. */
export interface Statement {
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
