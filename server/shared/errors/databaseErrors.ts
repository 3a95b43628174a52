import { types } from "node:util";
import type { GraphQLError } from "graphql";
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm";
import { appError } from "./appErrors";

/** Besides outages: a statement that a replica had to stop for what it replays, and a write on a database that takes none. */
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
/** Values that do not fit their type, e.g. a NUL byte in a text or a cursor made by hand; the rest of class 22 is ours. */
const wrongValues = new Set(["22P02", "22P05", "22021", "22003", "22007", "22008"]);
/** Messages of the pg driver that carry no code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected|Connection is not established|Query read timeout|Cannot use a pool after calling end/i;

/** What TypeORM says of a transaction whose connection broke between two of its statements: it releases the connection at once. */
const isReleased = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;

interface Failure {
  code?: string;
  syscall?: string;
}

/**
 * What a failure of the database means to the caller, or null when it is not one. SQL states:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function databaseError(error: unknown): GraphQLError | null {
  if (!types.isNativeError(error)) return null;
  // TypeORM wraps the driver's error.
  const { code = "", syscall }: Failure = (error as { driverError?: Failure }).driverError ?? (error as Failure);
  const noSocket = code === "ENOENT" && syscall === "connect";
  if (code === "57014") return appError("TIMEOUT", "This took too long and was stopped. Please try again.");
  const isLost = lostConnection.test(error.message) || isReleased(error);
  if (unreachable.test(code) || networkCodes.has(code) || noSocket || isLost) {
    return appError("SERVICE_UNAVAILABLE", "The site cannot reach its data at the moment. Please try again shortly.");
  }
  if (wrongValues.has(code)) return appError("BAD_USER_INPUT", "A value has the wrong form.", { fieldErrors: {} });
  return null;
}

/** Whether the database refused a row because another one has the same value in this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === "23505" && constraint === index;
}
