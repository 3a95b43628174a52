import { type Span, SpanKind, type SpanOptions } from "@opentelemetry/api";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import { copyManager } from "../read/connection";
import { getSpan, setSpan, withSpan } from "./tracing";

const operation = /^\s*([a-z]+)/i;

/** Returns the verb of a statement, such as SELECT. */
const getVerb = (text: string): string => operation.exec(text)?.[1].toUpperCase() ?? "SQL";

/** The text has placeholders; the values are never recorded. */
const describe = (text: string): SpanOptions => ({
  kind: SpanKind.CLIENT,
  attributes: { "db.system.name": "postgresql", "db.operation.name": getVerb(text), "db.query.text": text },
});

/** Runs a statement in a span below that of its data source. */
export function withStatementSpan<T>(dataSource: DataSource, text: string, run: () => Promise<T>): Promise<T> {
  const parent = getSpan(dataSource);
  return parent ? withSpan(parent, getVerb(text), describe(text), run) : run();
}

/** Records the statements that TypeORM runs. */
function traceRunner(runner: QueryRunner, dataSource: DataSource): QueryRunner {
  const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
  return Object.assign(runner, {
    query: (text: string, ...rest: unknown[]) => withStatementSpan(dataSource, text, () => query(text, ...rest)),
  });
}

/**
 * Returns a manager that reads as this one does, whose statements are recorded below the span, also those of its transactions;
 * the same manager without a span.
 */
export function traceStatements(db: EntityManager, span: Span | undefined): EntityManager {
  if (!span) return db;
  // Everything that TypeORM runs for a manager, it runs on a query runner of the manager's data source.
  const { dataSource } = db;
  const traced = Object.create(dataSource) as DataSource;
  traced.createQueryRunner = (mode) => traceRunner(dataSource.createQueryRunner.call(traced, mode), traced);
  setSpan(traced, span);
  return copyManager(db, traced);
}
