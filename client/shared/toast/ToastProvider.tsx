import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { ToastContext, type Toast } from "./ToastContext";
import { lazyPart } from "../ui/lazyPart";

interface Queued extends Toast {
  key: number;
}

// Few visits show a toast, so its code loads with the first one.
const ToastSnackbar = lazyPart(async () => (await import("./ToastSnackbar")).ToastSnackbar);

/** Shows one toast at a time: a new one replaces the current one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const show = useCallback((toast: Toast) => {
    setQueue((waiting) => [...waiting, { ...toast, key: (waiting.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  const drop = useCallback((key: number) => setQueue((waiting) => waiting.filter((toast) => toast.key !== key)), []);
  const polite = useAlwaysHeard();
  const assertive = useAlwaysHeard();
  const [current, next] = queue;
  const snackbar = current ? (
    <ToastSnackbar key={current.key} toast={current} hasNext={next !== undefined} onClosed={() => drop(current.key)} />
  ) : null;
  const urgent = current?.variant === "destructive";
  return (
    <ToastContext value={show}>
      {children}
      {/* The live regions exist before the first toast, otherwise screen readers miss it. */}
      <div role="status" aria-live="polite" ref={polite}>
        <Suspense>{urgent ? null : snackbar}</Suspense>
      </div>
      <div role="alert" aria-live="assertive" ref={assertive}>
        <Suspense>{urgent ? snackbar : null}</Suspense>
      </div>
    </ToastContext>
  );
}

/** A dialog hides everything beside it from screen readers, but people in the dialog need the toast. */
function useAlwaysHeard() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (element.hasAttribute("aria-hidden")) element.removeAttribute("aria-hidden");
    });
    observer.observe(element, { attributeFilter: ["aria-hidden"] });
    return () => observer.disconnect();
  }, []);
  return region;
}
