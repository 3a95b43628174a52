import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The codes that the server gave for an error, such as BAD_USER_INPUT; none when no server answered. */
export function errorCodes(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => (typeof extensions?.code === "string" ? [extensions.code] : []));
}
