import { randomUUID } from "node:crypto";
import { type GraphQLFormattedError, GraphQLError } from "graphql";
import type { Logger } from "pino";
import { ArgumentValidationError } from "type-graphql";
import { databaseError } from "../../core/errors/databaseErrors";
import { inputError } from "../../core/errors/inputErrors";

/** The error codes that clients see. Every other error is masked. */
const publicCodes = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "REAUTHENTICATION_REQUIRED",
  "NOT_FOUND",
  "CONFLICT",
  "BAD_USER_INPUT",
  "TOO_MANY_REQUESTS",
  "TIMEOUT",
  "SERVICE_UNAVAILABLE",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_REQUEST",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "OPERATION_RESOLUTION_FAILURE",
]);

const invalidValue = " got invalid value ";

/** Removes the value that graphql-js quotes. The reason follows the last semicolon. */
function removeInvalidValue(message: string): string {
  const start = message.indexOf(invalidValue);
  const end = message.lastIndexOf("; ");
  return start >= 0 && end > start ? `${message.slice(0, start)} is not valid: ${message.slice(end + 2)}` : message;
}

const suggestion = / Did you mean .*$/s;

/** Removes the values that graphql-js quotes, which may be passwords. The message still names the argument and the reason. */
const removeValues = (message: string): string =>
  removeInvalidValue(message.replace(suggestion, "")).replace(/( value|, found):? .*$/s, "$1.");

const isRefused = (http: unknown): boolean => {
  const { status = 0 } = (http ?? {}) as { status?: number };
  return status >= 400 && status < 500;
};

/**
 * Returns what a client may read of an error: a public code and a message, or the id of the log line.
 * @param suggests names of the schema, which must be open then
 */
export const formatErrors =
  (log: Logger, suggests: boolean) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
    const location = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    if (original instanceof ArgumentValidationError) {
      const invalid = inputError(original.extensions.validationErrors);
      return { message: invalid.message, extensions: invalid.extensions, ...location };
    }
    const database = databaseError(original);
    if (database) return { message: database.message, extensions: database.extensions, ...location };
    const code = String(formatted.extensions?.code);
    if (publicCodes.has(code)) {
      const { fieldErrors: fields, reason } = formatted.extensions ?? {};
      // A suggestion has names of the schema only.
      const names =
        suggests && code === "GRAPHQL_VALIDATION_FAILED" ? (suggestion.exec(formatted.message)?.[0] ?? "") : "";
      const message = removeValues(formatted.message) + names;
      const more = { ...(fields !== undefined && { fieldErrors: fields }), ...(reason !== undefined && { reason }) };
      return { message, extensions: { code, ...more }, ...location };
    }
    // Apollo Server gives some faults of a request a status and no code, such as a hash that is not that of the query.
    if (thrown instanceof GraphQLError && isRefused(thrown.extensions.http))
      return { message: formatted.message, extensions: { code: "BAD_REQUEST" }, ...location };
    const logId = randomUUID();
    log.error({ err: original, logId }, "an operation failed");
    return {
      message: "Something went wrong on our side. Please try again later.",
      extensions: { code: "INTERNAL_SERVER_ERROR", logId },
      ...location,
    };
  };
