import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError, catchError } from "rxjs";
import { isUnauthenticated } from "./adminErrors";
import type { SessionGate } from "./sessionGate";

/** For `context` of operations that nobody asked for, such as suggestions while typing: they fail without a question. */
export const unasked = { unasked: true } as const;

/** An operation that comes back for want of a session waits at the gate and is then sent again, as if nothing had been. */
export const createSessionLink = (gate: SessionGate): ErrorLink =>
  new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error) || operation.getContext().unasked === true) return;
    return from(gate.wait()).pipe(
      catchError(() => throwError(() => error)),
      switchMap(() => forward(operation)),
    );
  });
