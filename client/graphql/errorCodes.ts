import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The server's codes of an error, such as BAD_USER_INPUT; empty without a response. */
export function errorCodes(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => (typeof extensions?.code === "string" ? [extensions.code] : []));
}

/** Whether a list has no such cursor. The page then redirects to its beginning. */
export const isBadCursor = (error: unknown, after: string | null | undefined): boolean =>
  Boolean(after) && errorCodes(error).includes("BAD_USER_INPUT");
