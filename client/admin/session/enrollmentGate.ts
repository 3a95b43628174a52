import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { RequestError } from "../graphql/requestError";

/** Whether the server has refused a request because the user must set up two-factor sign-in first. */
export interface EnrollmentGate {
  isClosed: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Call with every error: only the server knows the rule, and it can change at any time. */
  notice: (error: unknown) => void;
  /** Call after the setup, and on Logout. */
  open: () => void;
}

const reason = "ENROLLMENT_REQUIRED";

const isEnrollmentRequired = (error: unknown): boolean =>
  error instanceof RequestError
    ? error.extensions.reason === reason
    : CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.reason === reason);

export function createEnrollmentGate(): EnrollmentGate {
  let closed = false;
  const listeners = new Set<() => void>();
  const set = (value: boolean) => {
    if (closed === value) return;
    closed = value;
    listeners.forEach((listener) => listener());
  };
  return {
    isClosed: () => closed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notice: (error) => {
      if (isEnrollmentRequired(error)) set(true);
    },
    open: () => set(false),
  };
}

/** The gate of this browser tab, shared by GraphQL and plain requests. */
export const enrollmentGate = createEnrollmentGate();

export const createEnrollmentLink = (gate: EnrollmentGate): ApolloLink =>
  new ErrorLink(({ error }) => gate.notice(error));
