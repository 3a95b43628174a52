import { ApolloLink } from "@apollo/client";
import { BehaviorSubject, first, switchMap } from "rxjs";

/** Holds back mock responses until the test releases them, so that loading states can be tested without timing. */
export function createResponseGate(isOpen: boolean) {
  const everything = () => true;
  const held = new BehaviorSubject<(operationName?: string) => boolean>(isOpen ? () => false : everything);
  return {
    link: new ApolloLink((operation, forward) =>
      held.pipe(
        first((isHeld) => !isHeld(operation.operationName)),
        switchMap(() => forward(operation)),
      ),
    ),
    /** Holds the responses of one operation, or of all. */
    shut: (name?: string) => held.next(name === undefined ? everything : (operationName) => operationName === name),
    open: () => held.next(() => false),
  };
}
