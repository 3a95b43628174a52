import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { RequestError } from "../../../../admin/graphql/requestError";

/** Returns all details of a server or network error, for troubleshooting. */
export function rawDetail(error: unknown): string {
  if (CombinedGraphQLErrors.is(error))
    return error.errors
      .map(({ message, extensions }) => [message, JSON.stringify(extensions ?? {}, null, 2)].join("\n"))
      .join("\n");
  if (error instanceof RequestError) return `${error.message}\n${error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
