import { ServerError, ServerParseError } from "@apollo/client/errors";
import type { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";

const retries = 3;
const longestWait = 30_000;

/** The delay before retry `attempt` (the first is 1): 1, 2, 4 seconds, never more than 30. */
export const getRetryDelay = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), longestWait);

/** Retries only queries that never reached the server; an error response is not retried. */
export function shouldRetry(
  attempt: number,
  operation: Pick<ApolloLink.Operation, "operationType">,
  error: unknown,
): boolean {
  const hasResponse = ServerError.is(error) || ServerParseError.is(error);
  const aborted = error instanceof Error && error.name === "AbortError";
  return attempt <= retries && operation.operationType === OperationTypeNode.QUERY && !hasResponse && !aborted;
}
