import { ApolloLink } from "@apollo/client";
import { BehaviorSubject, first, switchMap } from "rxjs";

/** Holds back mock responses until the test releases them, so that loading states can be tested without timing. */
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
