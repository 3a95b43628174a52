import { type Span, SpanKind, type SpanOptions } from "@opentelemetry/api";
import {
  type AfterQueryEvent,
  type BeforeQueryEvent,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
} from "typeorm";
import { endSpan, getActiveSpan, startSpan, withSpan } from "./tracing";

const operation = /^\s*([a-z]+)/i;

/** Returns the verb of a statement, such as SELECT. */
const getVerb = (text: string): string => operation.exec(text)?.[1].toUpperCase() ?? "SQL";

/** The text has placeholders; the values are never recorded. */
const describe = (text: string): SpanOptions => ({
  kind: SpanKind.CLIENT,
  attributes: { "db.system.name": "postgresql", "db.operation.name": getVerb(text), "db.query.text": text },
});

/** Runs a statement that does not go through TypeORM in a span. */
export const withStatementSpan = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  getActiveSpan() ? withSpan(getVerb(text), describe(text), run) : run();

/** Records the statements of TypeORM. */
@EventSubscriber()
export class StatementSpans implements EntitySubscriberInterface {
  /** A query runner runs one statement at a time. */
  private readonly spans = new WeakMap<QueryRunner, Span>();

  beforeQuery({ queryRunner, query }: BeforeQueryEvent): void {
    const span = getActiveSpan() && startSpan(getVerb(query), describe(query));
    if (span) this.spans.set(queryRunner, span);
  }

  afterQuery({ queryRunner, error }: AfterQueryEvent): void {
    const span = this.spans.get(queryRunner);
    if (!span) return;
    this.spans.delete(queryRunner);
    endSpan(span, error as unknown);
  }
}
