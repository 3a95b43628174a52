import { SpanStatusCode } from "@opentelemetry/api";
import type { ExecutionResult } from "graphql";
import type { EntityManager } from "typeorm";
import { getSpan, setSpan, withSpan } from "../../shared/tracing/tracing";
import { labelFor } from "../metrics/countOperations";

/**
 * Runs a GraphQL operation in a span with its type and name. The document and the variables are not recorded, because both can
 * contain values, and clients can invent names.
 * @param db the manager of this operation only; its statements are recorded below the span
 * @param type undefined for a request that names no operation of its document
 */
export function withOperationSpan<Result extends Pick<ExecutionResult, "errors">>(
  { dataSource }: EntityManager,
  type: string | undefined,
  operationName: string | null | undefined,
  run: () => Result | Promise<Result>,
): Result | Promise<Result> {
  const parent = getSpan(dataSource);
  if (!parent) return run();
  const name = labelFor(operationName);
  const attributes = { "graphql.operation.type": type, "graphql.operation.name": name };
  return withSpan(parent, `${type ?? "operation"} ${name}`, { attributes }, async (span = parent) => {
    setSpan(dataSource, span);
    const result = await run();
    if (result.errors) span.setStatus({ code: SpanStatusCode.ERROR });
    // The log line of an error then names the trace.
    for (const error of result.errors ?? []) setSpan(error, span);
    return result;
  });
}
