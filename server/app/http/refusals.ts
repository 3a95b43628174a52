import { databaseError } from "../../core/errors/databaseErrors";
import type { Refusal } from "../../web/refusal";

export const notReady: Refusal = {
  status: 503,
  code: "SERVICE_UNAVAILABLE",
  message: "The site is not ready. Please try again shortly.",
  headers: { "retry-after": "2" },
};

/** Pages of other sites must not use the reader's session. */
export const foreignOrigin: Refusal = {
  status: 403,
  code: "FORBIDDEN",
  message: "This request comes from another site.",
};

/** The refusal of a demo with DEMO=readonly. */
export const readOnlyDemo: Refusal = {
  status: 403,
  code: "FORBIDDEN",
  message: "This demo is read-only: look at everything, but nothing that you change is stored.",
};

export const notFound: Refusal = { status: 404, code: "NOT_FOUND", message: "There is nothing at this address." };

/** Describes an error outside GraphQL; only the log has the details. */
export function describeFailure(error: Error & { statusCode?: number }): Refusal {
  if (databaseError(error)) return notReady;
  const { statusCode = 500 } = error;
  const status = statusCode >= 400 ? statusCode : 500;
  if (status === 503) return notReady;
  if (status > 500) return { status, code: "SERVICE_UNAVAILABLE", message: "Please try again shortly." };
  if (status === 500) return { status, code: "INTERNAL_SERVER_ERROR", message: "Something went wrong on our side." };
  if (status === 413) return { status, code: "PAYLOAD_TOO_LARGE", message: "The request is too large." };
  return { status: status === 415 ? 400 : status, code: "BAD_REQUEST", message: "This request cannot be read." };
}
