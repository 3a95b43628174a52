import { randomUUID } from "node:crypto";
import type { ValidationError } from "class-validator";
import { type GraphQLFormattedError, GraphQLError } from "graphql";
import type { Logger } from "pino";
import { ArgumentValidationError } from "type-graphql";
import { badUserInput } from "../../shared/errors/appErrors";
import { databaseError } from "../../shared/errors/databaseErrors";

/** The first sentence for each field; never the value that was given. */
function fieldErrors(errors: readonly ValidationError[], path = ""): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ property, constraints, children }) => [
      ...(constraints ? [[path + property, Object.values(constraints)[0]]] : []),
      ...Object.entries(fieldErrors(children ?? [], `${path}${property}.`)),
    ]),
  ) as Record<string, string>;
}

/** Codes with which Apollo Server and this project answer on purpose; everything else is masked. */
const told = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
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

/** From where graphql-js quotes a value to the last semicolon, behind which the reason is. */
function withoutInvalidValue(message: string): string {
  const start = message.indexOf(invalidValue);
  const end = message.lastIndexOf("; ");
  return start >= 0 && end > start ? `${message.slice(0, start)} is not valid: ${message.slice(end + 2)}` : message;
}

/** graphql-js quotes values in its messages, passwords too; what is left says which value is meant and what is wrong. */
const withoutValues = (message: string): string =>
  withoutInvalidValue(message.replace(/ Did you mean .*$/s, "")).replace(/( value|, found):? .*$/s, "$1.");

/** What a caller may read of an error: a known code and a sentence, or the number of a line in the log. */
export const formatErrors =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    if (original instanceof ArgumentValidationError) {
      const invalid = badUserInput("Please check what you entered.", fieldErrors(original.extensions.validationErrors));
      return { message: invalid.message, extensions: invalid.extensions, ...place };
    }
    const database = databaseError(original);
    if (database) return { message: database.message, extensions: database.extensions, ...place };
    const code = String(formatted.extensions?.code);
    if (told.has(code)) {
      const { fieldErrors: fields } = formatted.extensions ?? {};
      const message = withoutValues(formatted.message);
      return { message, extensions: { code, ...(fields !== undefined && { fieldErrors: fields }) }, ...place };
    }
    const logId = randomUUID();
    log.error({ err: original, logId }, "an operation failed");
    return {
      message: "Something went wrong on our side. Please try again later.",
      extensions: { code: "INTERNAL_SERVER_ERROR", logId },
      ...place,
    };
  };
