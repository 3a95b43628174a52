import { SpanStatusCode } from "@opentelemetry/api";
import type { ExecutionResult } from "graphql";
import { getActiveSpan, withSpan } from "../../shared/tracing/tracing";
import { labelFor } from "../metrics/countOperations";

/**
 * Runs a GraphQL operation in a span with its type and name. The document and the variables are not recorded, because both can
 * contain values, and clients can invent names.
 * @param type undefined for a request that names no operation of its document
 */
export function withOperationSpan<Result extends Pick<ExecutionResult, "errors">>(
  type: string | undefined,
  operationName: string | null | undefined,
  run: () => Result | Promise<Result>,
): Result | Promise<Result> {
  if (!getActiveSpan()) return run();
  const name = labelFor(operationName);
  const attributes = { "graphql.operation.type": type, "graphql.operation.name": name };
  return withSpan(`${type ?? "operation"} ${name}`, { attributes }, async () => {
    const result = await run();
    if (result.errors) getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
    return result;
  });
}
