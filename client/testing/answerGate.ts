import { ApolloLink } from "@apollo/client";
import { BehaviorSubject, first, switchMap } from "rxjs";

/** A way to the answers that a test can shut: what a page shows while it waits is looked at in no race with a clock. */
export function createAnswerGate(isOpen: boolean) {
  const passable = new BehaviorSubject(isOpen);
  return {
    link: new ApolloLink((operation, forward) =>
      passable.pipe(
        first(Boolean),
        switchMap(() => forward(operation)),
      ),
    ),
    shut: () => passable.next(false),
    open: () => passable.next(true),
  };
}
