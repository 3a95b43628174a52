import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError, catchError } from "rxjs";
import { isUnauthenticated } from "../adminErrors";
import type { SessionGate, WaitForSession } from "./sessionGate";

/** `context` for background operations, such as suggestions while typing: they fail without a sign-in dialog. */
export const backgroundOperation = { isBackground: true } as const;

/** `context` for what a screen reads by itself: it does not prolong the session. */
export const unattendedOperation = { ...backgroundOperation, headers: { "x-background": "1" } } as const;

interface SessionContext {
  isBackground?: boolean;
  waitForSession?: WaitForSession;
}

/** Holds an operation that fails because of an expired session, and sends it again after a sign-in. */
export const createSessionLink = (gate: SessionGate): ApolloLink =>
  ApolloLink.from([
    new ApolloLink((operation, forward) => {
      operation.setContext({ waitForSession: gate.enter() } satisfies SessionContext);
      return forward(operation);
    }),
    new ErrorLink(({ error, operation, forward }) => {
      const context = operation.getContext() as SessionContext;
      if (!isUnauthenticated(error) || context.isBackground === true || !context.waitForSession) return;
      return from(context.waitForSession()).pipe(
        catchError(() => throwError(() => error)),
        switchMap(() => forward(operation)),
      );
    }),
  ]);
