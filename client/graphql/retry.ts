import { ServerError, ServerParseError } from "@apollo/client/errors";
import type { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";

const retries = 3;
const longestWait = 30_000;

/** The wait before retry `attempt` (the first is 1): 1, 2, 4 seconds, never over 30. */
export const waitBefore = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), longestWait);

/** Only reads that never reached the server are tried again: an answer, even an error, is an answer. */
export function shouldRetry(
  attempt: number,
  operation: Pick<ApolloLink.Operation, "operationType">,
  error: unknown,
): boolean {
  const answered = ServerError.is(error) || ServerParseError.is(error);
  const aborted = error instanceof Error && error.name === "AbortError";
  return attempt <= retries && operation.operationType === OperationTypeNode.QUERY && !answered && !aborted;
}
