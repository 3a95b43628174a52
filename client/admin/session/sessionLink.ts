import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError, catchError } from "rxjs";
import { isReauthenticationRequired, isUnauthenticated } from "../graphql/adminErrors";
import type { SessionGate, WaitForSession } from "./sessionGate";

/** `context` for background operations, such as suggestions while typing: they fail without a sign-in dialog. */
export const backgroundOperation = { isBackground: true } as const;

/** `context` for what a screen reads by itself: it does not prolong the session. */
export const unattendedOperation = { ...backgroundOperation, headers: { "x-background": "1" } } as const;

/** Holds an operation that fails with such an error, and sends it again after the gate has opened. */
const createHoldingLink = (gate: SessionGate, isHeld: (error: unknown) => boolean): ApolloLink => {
  // Each link has its key: an operation may pass several.
  const key = Symbol("wait");
  return ApolloLink.from([
    new ApolloLink((operation, forward) => {
      operation.setContext({ [key]: gate.enter() });
      return forward(operation);
    }),
    new ErrorLink(({ error, operation, forward }) => {
      const context = operation.getContext() as { isBackground?: boolean; [key]?: WaitForSession };
      const wait = context[key];
      if (!isHeld(error) || context.isBackground === true || !wait) return;
      return from(wait()).pipe(
        catchError(() => throwError(() => error)),
        switchMap(() => forward(operation)),
      );
    }),
  ]);
};

/** Holds an operation that fails because of an expired session, and sends it again after a sign-in. */
export const createSessionLink = (gate: SessionGate): ApolloLink => createHoldingLink(gate, isUnauthenticated);

/** Holds an operation for which the server asks the password again, and sends it again afterwards. */
export const createReauthenticationLink = (gate: SessionGate): ApolloLink =>
  createHoldingLink(gate, isReauthenticationRequired);
