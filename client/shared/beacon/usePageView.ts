import { useEffect } from "react";
import { beaconPath } from "../../../site/addresses";
import { refusesTracking } from "../privacy/refusesTracking";

/** Chromium's documents of pages that are rendered before anybody asked for them. */
interface PrerenderingDocument extends Document {
  prerendering?: boolean;
}

function tellViewed(path: string): void {
  if (refusesTracking()) return;
  navigator.sendBeacon?.(beaconPath, new Blob([JSON.stringify({ path })], { type: "application/json" }));
}

/** Tells the server that the page at this path is read, unless the visitor's browser asks that nobody counts. */
export function usePageView(path: string, counted: boolean): void {
  useEffect(() => {
    if (!counted) return undefined;
    if (!(document as PrerenderingDocument).prerendering) {
      // In a step of its own: the page comes to life in this one.
      setTimeout(tellViewed, 0, path);
      return undefined;
    }
    const shown = (): void => tellViewed(path);
    document.addEventListener("prerenderingchange", shown, { once: true });
    return () => document.removeEventListener("prerenderingchange", shown);
  }, [path, counted]);
}
