import type { EntityManager } from "typeorm";
import { runStatement } from "./runStatement";

/** A SELECT in its parts; `rest` begins with FROM and its parameters with $1. */
export interface Statement {
  columns: readonly string[];
  rest: string;
  values: readonly unknown[];
}

type Rows = unknown[][];
interface Waiting {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

const textOf = (columns: readonly string[], rest: string): string => `SELECT ${columns.join(", ")} ${rest}`;

const asJson = ({ columns, rest }: Statement, firstValue: number): string => {
  const numbered = textOf(
    columns.map((column, at) => `${column} AS c${at}`),
    rest,
  ).replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + firstValue}`);
  return `(SELECT COALESCE(json_agg(json_build_array(${columns.map((_, at) => `c${at}`).join(", ")})), '[]') FROM (${numbered}) part)`;
};

/** One statement that answers all of them, each as a list of lists. */
function run(db: EntityManager, statements: readonly Statement[]): Promise<Rows[]> {
  const values: unknown[] = [];
  const parts = statements.map((statement) => {
    const part = asJson(statement, values.length);
    values.push(...statement.values);
    return part;
  });
  return runStatement(db, `SELECT ${parts.join(", ")}`, values).then(([lists]) => lists as Rows[]);
}

const waiting = new WeakMap<EntityManager, Waiting[]>();

async function dispatch(db: EntityManager): Promise<void> {
  const batch = waiting.get(db) ?? [];
  waiting.delete(db);
  try {
    const [{ statement }] = batch;
    const answers =
      batch.length === 1
        ? [await runStatement(db, textOf(statement.columns, statement.rest), [...statement.values])]
        : await run(
            db,
            batch.map((one) => one.statement),
          );
    batch.forEach(({ resolve }, at) => resolve(answers[at]));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/**
 * Runs what the fields of an operation ask for at the same time as one statement: going to the database and back costs more than
 * most reads themselves. Times and decimals come as JSON has them when there are several.
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
