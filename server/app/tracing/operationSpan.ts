import { SpanStatusCode } from "@opentelemetry/api";
import type { ExecutionResult } from "graphql";
import { withSpan } from "../../core/tracing/withSpan";
import { labelFor } from "../metrics/countOperations";

/**
 * Runs a GraphQL operation in a span with its type and name. OpenTelemetry's own instrumentation sees no compiled query, and
 * records names that clients invent.
 * @param type undefined for a request that names no operation of its document
 */
export function withOperationSpan<Result extends Pick<ExecutionResult, "errors">>(
  type: string | undefined,
  operationName: string | null | undefined,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const name = labelFor(operationName);
  const attributes = { "graphql.operation.type": type, "graphql.operation.name": name };
  return withSpan(`${type ?? "operation"} ${name}`, attributes, async (span) => {
    const result = await run();
    if (result.errors) span.setStatus({ code: SpanStatusCode.ERROR });
    return result;
  });
}
