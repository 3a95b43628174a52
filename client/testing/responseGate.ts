import { ApolloLink } from "@apollo/client";
import { BehaviorSubject, first, switchMap } from "rxjs";

/** Holds back mock responses until the test releases them, so that loading states can be tested without timing. */
export function createResponseGate(isOpen: boolean) {
  const openState = new BehaviorSubject(isOpen);
  return {
    link: new ApolloLink((operation, forward) =>
      openState.pipe(
        first(Boolean),
        switchMap(() => forward(operation)),
      ),
    ),
    shut: () => openState.next(false),
    open: () => openState.next(true),
  };
}
