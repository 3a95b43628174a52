import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError, catchError } from "rxjs";
import { isUnauthenticated } from "./adminErrors";
import type { SessionGate, WaitForSession } from "./sessionGate";

/** For `context` of operations that nobody asked for, such as suggestions while typing: they fail without a question. */
export const silentOperations = { unasked: true } as const;

interface SessionContext {
  unasked?: boolean;
  waitForSession?: WaitForSession;
}

/** An operation that comes back for want of a session waits at the gate and is then sent again, as if nothing had been. */
export const createSessionLink = (gate: SessionGate): ApolloLink =>
  ApolloLink.from([
    new ApolloLink((operation, forward) => {
      operation.setContext({ waitForSession: gate.enter() } satisfies SessionContext);
      return forward(operation);
    }),
    new ErrorLink(({ error, operation, forward }) => {
      const context = operation.getContext() as SessionContext;
      if (!isUnauthenticated(error) || context.unasked === true || !context.waitForSession) return;
      return from(context.waitForSession()).pipe(
        catchError(() => throwError(() => error)),
        switchMap(() => forward(operation)),
      );
    }),
  ]);
