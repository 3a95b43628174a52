import { types } from "node:util";
import type { GraphQLError } from "graphql";
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm";
import { appError } from "./appErrors";

/** Besides outages: a statement canceled by a replica's recovery, and a write on a read-only database. */
const unreachable = /^(08|53|57P|40001$|25006$)/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/**
 * Values that do not fit their type, e.g. a NUL byte in a text or a forged cursor; the rest of class 22 is our fault.
 */
const wrongValues = new Set(["22P02", "22P05", "22021", "22003", "22007", "22008"]);
/** Messages of the pg driver without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected|Connection is not established|Query read timeout|Cannot use a pool after calling end/i;

/**
 * TypeORM's error for a transaction whose connection broke between two statements, because it releases the connection
 * immediately.
 */
const isReleased = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;

interface Failure {
  code?: string;
  syscall?: string;
}

/**
 * Converts a database failure to an error for the caller; null for other errors. SQL states:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function databaseError(error: unknown): GraphQLError | null {
  if (!types.isNativeError(error)) return null;
  // TypeORM wraps the driver's error.
  const { code = "", syscall }: Failure = (error as { driverError?: Failure }).driverError ?? (error as Failure);
  const isMissingSocket = code === "ENOENT" && syscall === "connect";
  if (code === "57014") return appError("TIMEOUT", "This took too long and was stopped. Please try again.");
  const isLost = lostConnection.test(error.message) || isReleased(error);
  if (unreachable.test(code) || networkCodes.has(code) || isMissingSocket || isLost) {
    return appError("SERVICE_UNAVAILABLE", "The site cannot reach its data at the moment. Please try again shortly.");
  }
  if (wrongValues.has(code)) return appError("BAD_USER_INPUT", "A value has an invalid format.", { fieldErrors: {} });
  return null;
}

function isViolation(error: unknown, violation: string, name: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === violation && constraint === name;
}

/** Returns whether a row was rejected because of this unique index. */
export const isUniqueViolation = (error: unknown, index: string): boolean => isViolation(error, "23505", index);

/** Returns whether a row was rejected because another row that it names does not exist. */
export const isForeignKeyViolation = (error: unknown, constraint: string): boolean =>
  isViolation(error, "23503", constraint);
