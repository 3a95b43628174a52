import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { NavigationType, useBlocker, type Blocker } from "react-router-dom";
import { ConfirmDialog } from "./ConfirmDialog";
import { continuesForm, LeaveGuardContext, type LeaveGuardState } from "./leaveGuardContext";

interface Question {
  /** The work the question is about; undefined for all unsaved work. */
  id: string | undefined;
  resolve: (leave: boolean) => void;
}

/** One guard for the whole area: a router supports only one blocker, and a browser tab asks only once. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Map<string, () => void>());
  const [question, setQuestion] = useState<Question | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved.current.size > 0 &&
      !(historyAction === NavigationType.Replace && continuesForm(nextLocation.state)) &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  const [settledBlocker, setSettledBlocker] = useState<Blocker | null>(null);
  // The router resets its blocker late, in a transition.
  const isBlocked = blocker.state === "blocked" && blocker !== settledBlocker;
  const isAsked = question !== null || isBlocked;

  const guard = useMemo<LeaveGuardState>(
    () => ({
      mark: (id, onDiscard) => void unsaved.current.set(id, onDiscard),
      release: (id) => void unsaved.current.delete(id),
      mayLeave: (id) => {
        const nothing = id === undefined ? unsaved.current.size === 0 : !unsaved.current.has(id);
        if (nothing) return Promise.resolve(true);
        return new Promise<boolean>((resolve) => setQuestion({ id, resolve }));
      },
    }),
    [],
  );

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, []);

  const discard = (id: string | undefined) => {
    const given = id === undefined ? [...unsaved.current.keys()] : [id];
    for (const one of given) {
      unsaved.current.get(one)?.();
      unsaved.current.delete(one);
    }
  };
  // The buttons stay clickable for a moment while the dialog closes.
  const decide = (leave: boolean) => {
    if (!isAsked) return;
    if (leave) discard(question?.id);
    question?.resolve(leave);
    setQuestion(null);
    setSettledBlocker(blocker);
    if (!isBlocked) return;
    if (leave) blocker.proceed();
    else blocker.reset();
  };
  return (
    <LeaveGuardContext value={guard}>
      {children}
      <ConfirmDialog
        open={isAsked}
        title="Discard changes?"
        text="Your changes have not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => decide(true)}
        onCancel={() => decide(false)}
      />
    </LeaveGuardContext>
  );
}
