import { GraphQLError } from "graphql";

export type ErrorCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "REAUTHENTICATION_REQUIRED"
  | "NOT_FOUND"
  | "CONFLICT"
  | "BAD_USER_INPUT"
  | "PAYLOAD_TOO_LARGE"
  | "TOO_MANY_REQUESTS"
  | "TIMEOUT"
  | "SERVICE_UNAVAILABLE"
  | "INTERNAL_SERVER_ERROR";

/** Creates an error whose message is for the user. */
export const appError = (code: ErrorCode, message: string, more: Record<string, unknown> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });

export const unauthenticated = () => appError("UNAUTHENTICATED", "Please sign in to do this.");

export const forbidden = (message = "Your role does not allow this. Ask an administrator.") =>
  appError("FORBIDDEN", message);

/** The caller's role requires a second factor. The reason lets the client open the setup. */
export const enrollmentRequired = () =>
  appError("FORBIDDEN", "Your role requires two-factor sign-in. Set it up first.", { reason: "ENROLLMENT_REQUIRED" });

/** @param fieldErrors one message per field of the input; never the value itself. */
export const badUserInput = (message: string, fieldErrors: Record<string, string> = {}) =>
  appError("BAD_USER_INPUT", message, { fieldErrors });

export const tooManyRequests = (message: string) => appError("TOO_MANY_REQUESTS", message);

export const notFound = (message: string) => appError("NOT_FOUND", message);

/** A conflict with another change: the version is outdated, or the name is taken. */
export const conflict = (message: string) => appError("CONFLICT", message);
