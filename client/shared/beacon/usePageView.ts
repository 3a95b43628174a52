import { useEffect } from "react";
import { beaconPath } from "../../../site/addresses";
import { refusesTracking } from "../privacy/refusesTracking";

/** Chromium's property for prerendered documents. */
interface PrerenderingDocument extends Document {
  prerendering?: boolean;
}

function reportView(path: string): void {
  if (refusesTracking()) return;
  navigator.sendBeacon?.(beaconPath, new Blob([JSON.stringify({ path })], { type: "application/json" }));
}

/** Reports a view of the page at this path, unless the visitor's browser refuses tracking. */
export function usePageView(path: string, counted: boolean): void {
  useEffect(() => {
    if (!counted) return undefined;
    if (!(document as PrerenderingDocument).prerendering) {
      // Deferred to a separate task: this one hydrates the page.
      setTimeout(reportView, 0, path);
      return undefined;
    }
    const shown = (): void => reportView(path);
    document.addEventListener("prerenderingchange", shown, { once: true });
    return () => document.removeEventListener("prerenderingchange", shown);
  }, [path, counted]);
}
