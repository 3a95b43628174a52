import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { errorCodes } from "../../graphql/errorCodes";
import { RequestError, unexpectedMessage } from "./requestError";

/** The server's error codes, from GraphQL or an HTTP route; empty without a response. */
const getErrorCodes = (error: unknown): string[] => (error instanceof RequestError ? [error.code] : errorCodes(error));

const hasCode = (code: string) => (error: unknown) => getErrorCodes(error).includes(code);

/** Someone else saved the row since it was read. */
export const isConflict = hasCode("CONFLICT");

export const isUnauthenticated = hasCode("UNAUTHENTICATED");

/** The session must prove its account again, by the password or a passkey. */
export const isReauthenticationRequired = hasCode("REAUTHENTICATION_REQUIRED");

export const isNotFound = hasCode("NOT_FOUND");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const getMessages = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};

/** One message per field of the input, by its path (`slug`, `socialMedia.instagram`); empty for other errors. */
export function getFieldErrors(error: unknown): Record<string, string> {
  if (error instanceof RequestError) return error.fieldErrors;
  if (!CombinedGraphQLErrors.is(error)) return {};
  return Object.assign({}, ...error.errors.map(({ extensions }) => getMessages(extensions?.fieldErrors))) as Record<
    string,
    string
  >;
}

/** No response arrived: `fetch` rejects with a TypeError. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

export const unreachableMessage = "The server cannot be reached. Check your connection and try again.";

/** The server's message for the user; `fallback` for other failed requests and internal errors. */
export function getErrorMessage(error: unknown, fallback: string = unexpectedMessage): string {
  if (error instanceof RequestError) return error.message;
  if (isUnreachable(error)) return unreachableMessage;
  if (!CombinedGraphQLErrors.is(error)) return fallback;
  const [first] = error.errors;
  return !first || first.extensions?.code === "INTERNAL_SERVER_ERROR" ? fallback : first.message;
}
