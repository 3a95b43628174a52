import { createContext, useCallback, useContext, useEffect, useId, useRef } from "react";

export interface LeaveGuardState {
  /** Marks work that would be lost on leaving; `onDiscard` hears when the person gives it up. */
  mark: (id: string, onDiscard: () => void) => void;
  /** There is nothing to lose any more. */
  release: (id: string) => void;
  /** Asks "Discard changes?" when this work, or without an id any, is unsaved; true when leaving is fine. */
  mayLeave: (id?: string) => Promise<boolean>;
}

/** Without a guard around it, nothing is watched and leaving is always fine: for tests of single parts. */
export const LeaveGuardContext = createContext<LeaveGuardState>({
  mark: () => undefined,
  release: () => undefined,
  mayLeave: () => Promise.resolve(true),
});

/** For actions that leave without changing the address, such as signing out. */
export const useMayLeave = (): LeaveGuardState["mayLeave"] => useContext(LeaveGuardContext).mayLeave;

export interface UnsavedWork {
  /** Call after a save and before navigating: React's own news would come too late. */
  release: () => void;
  /** Asks about this work alone. */
  mayLeave: () => Promise<boolean>;
}

/** While `unsaved` is true, every way out (a link, Back, a closed dialog, a closed tab) asks first. */
export function useUnsavedWork(unsaved: boolean, onDiscard: () => void = () => undefined): UnsavedWork {
  const id = useId();
  const guard = useContext(LeaveGuardContext);
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });
  useEffect(() => {
    if (!unsaved) return;
    guard.mark(id, () => discard.current());
    return () => guard.release(id);
  }, [id, guard, unsaved]);
  return {
    release: useCallback(() => guard.release(id), [guard, id]),
    mayLeave: useCallback(() => guard.mayLeave(id), [guard, id]),
  };
}
