import type { GraphQLError } from "graphql";
import { appError } from "./appErrors";

const unreachable = /^(08|53|57P)/;
const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
/** Messages of the pg driver that carry no code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected|Connection is not established/i;

/** The code of the driver's error, which TypeORM wraps. */
const codeOf = (error: Error & { code?: string; driverError?: { code?: string } }): string =>
  error.code ?? error.driverError?.code ?? "";

/**
 * What a failure of the database means to the caller, or null when it is not one. SQL states:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function databaseError(error: unknown): GraphQLError | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (code === "57014") return appError("TIMEOUT", "This took too long and was stopped. Please try again.");
  if (unreachable.test(code) || networkCodes.has(code) || lostConnection.test(error.message)) {
    return appError("SERVICE_UNAVAILABLE", "The site cannot reach its data at the moment. Please try again shortly.");
  }
  // Class 22: a value that does not fit its type, e.g. a NUL byte in a text or a cursor made by hand.
  if (code.startsWith("22")) return appError("BAD_USER_INPUT", "A value has the wrong form.", { fieldErrors: {} });
  return null;
}
