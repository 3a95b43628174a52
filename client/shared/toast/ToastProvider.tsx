import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { ToastContext, type Toast } from "./ToastContext";

interface Queued extends Toast {
  key: number;
}

// Few visits show a toast, so its code is loaded with the first.
const ToastSnackbar = lazy(async () => ({ default: (await import("./ToastSnackbar")).ToastSnackbar }));

/** One toast at a time: the next one closes the one that is shown and takes its place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const show = useCallback((toast: Toast) => {
    setQueue((waiting) => [...waiting, { ...toast, key: (waiting.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  const drop = useCallback((key: number) => setQueue((waiting) => waiting.filter((toast) => toast.key !== key)), []);
  const [current, next] = queue;
  const snackbar = current ? (
    <ToastSnackbar key={current.key} toast={current} hurry={next !== undefined} onGone={() => drop(current.key)} />
  ) : null;
  const urgent = current?.variant === "destructive";
  return (
    <ToastContext value={show}>
      {children}
      {/* The live regions are there before anything is said in them, else screen readers miss the first toast. */}
      <div role="status" aria-live="polite">
        <Suspense>{urgent ? null : snackbar}</Suspense>
      </div>
      <div role="alert" aria-live="assertive">
        <Suspense>{urgent ? snackbar : null}</Suspense>
      </div>
    </ToastContext>
  );
}
