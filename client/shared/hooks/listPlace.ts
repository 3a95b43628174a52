/** Where the router keeps how far every page was scrolled, by the key of its history entry, when the document is left. */
export const scrollStorageKey = "wornby:scroll";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** How many rows the list of this history entry had when it was last seen; 0 when nothing was added to it. */
export function readLoadedRows(): number {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.loadedRows === "number" ? state.loadedRows : 0;
}

/** The history entry outlives a reload. The router's own part of its state stays. */
export function storeLoadedRows(loadedRows: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(isRecord(state) ? state : {}), loadedRows }, "");
}

/** Null when it is not known. */
export function readScroll(entryKey: string): number | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(scrollStorageKey) ?? "null");
    const place = isRecord(stored) ? stored[entryKey] : null;
    return typeof place === "number" ? place : null;
  } catch {
    // Storage is switched off.
    return null;
  }
}
