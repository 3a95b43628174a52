import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The server's codes of an error, such as BAD_USER_INPUT; empty without a response. */
export function errorCodes(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => (typeof extensions?.code === "string" ? [extensions.code] : []));
}
