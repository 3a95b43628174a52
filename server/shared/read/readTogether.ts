import type { EntityManager } from "typeorm";
import { rowsAsJson } from "./rowSql";
import { runStatement } from "./runStatement";

/** A SELECT in its parts; `rest` begins with FROM and its parameters with $1. */
export interface Statement {
  columns: readonly string[];
  rest: string;
  values: readonly unknown[];
  /** It finds next to nothing or nearly all, as the values are, and no plan serves both. */
  hangsOnValues: boolean;
}

type Rows = unknown[][];
interface Waiting {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

/** The rows as one JSON value: the driver has nothing to take apart, and all the statements of a moment are one. */
function asJson({ columns, rest }: Statement, firstValue: number): string {
  const text = rowsAsJson(columns, rest);
  return firstValue === 0 ? text : text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + firstValue}`);
}

/** One statement that answers all of them, each as a list of lists. */
function run(db: EntityManager, statements: readonly Statement[]): Promise<Rows[]> {
  const values: unknown[] = [];
  const parts = statements.map((statement) => {
    const part = asJson(statement, values.length);
    values.push(...statement.values);
    return part;
  });
  const isPlannedAnew = statements.some(({ hangsOnValues }) => hangsOnValues);
  return runStatement(db, `SELECT ${parts.join(", ")}`, values, isPlannedAnew).then(([lists]) => lists as Rows[]);
}

const waiting = new WeakMap<EntityManager, Waiting[]>();

async function dispatch(db: EntityManager): Promise<void> {
  const batch = waiting.get(db) ?? [];
  waiting.delete(db);
  try {
    const answers = await run(
      db,
      batch.map(({ statement }) => statement),
    );
    batch.forEach(({ resolve }, at) => resolve(answers[at]));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/**
 * Runs what the fields of an operation ask for at the same time as one statement: going to the database and back costs more than
 * most reads themselves. Times and decimals come as JSON has them.
 */
export const readTogether = (db: EntityManager, statement: Statement): Promise<Rows> =>
  new Promise((resolve, reject) => {
    const batch = waiting.get(db);
    if (batch) {
      batch.push({ statement, resolve, reject });
      return;
    }
    waiting.set(db, [{ statement, resolve, reject }]);
    // Behind all that can run without waiting, as DataLoader does it: then every field has asked.
    void Promise.resolve().then(() => process.nextTick(() => void dispatch(db)));
  });
