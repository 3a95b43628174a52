import { createContext, useCallback, useContext, useEffect, useId, useRef } from "react";

export interface LeaveGuardState {
  /** Registers unsaved work; `onDiscard` runs when the editor discards it. */
  mark: (id: string, onDiscard: () => void) => void;
  /** The work is saved or discarded. */
  release: (id: string) => void;
  /**
   * Asks "Discard changes?" when this work (or any work, without an id) is unsaved. Returns true when it is fine to
   * leave.
   */
  mayLeave: (id?: string) => Promise<boolean>;
}

/** History state of an address that the open form gets after its row was added. */
export const continuedFormState = { formContinues: true } as const;

export const continuesForm = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "formContinues" in state;

/** Without a guard, leaving is always allowed: for tests of single components. */
export const LeaveGuardContext = createContext<LeaveGuardState>({
  mark: () => undefined,
  release: () => undefined,
  mayLeave: () => Promise.resolve(true),
});

/** For actions that leave without changing the URL, such as signing out. */
export const useMayLeave = (): LeaveGuardState["mayLeave"] => useContext(LeaveGuardContext).mayLeave;

export interface UnsavedWork {
  /** Call after a save and before navigating: a state update would come too late. */
  release: () => void;
  /** Asks about this work alone. */
  mayLeave: () => Promise<boolean>;
}

/** While `unsaved` is true, every exit (a link, Back, a closed dialog, a closed tab) asks first. */
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
