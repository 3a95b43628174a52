/** Session storage key under which the router stores scroll positions by history entry when the document unloads. */
export const scrollStorageKey = "wornby:scroll";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns how many rows the list of this history entry had when it was last shown; 0 when no page was added. */
export function readLoadedRows(): number {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.loadedRows === "number" ? state.loadedRows : 0;
}

/** The history entry survives a reload. Keeps the router's part of its state. */
export function storeLoadedRows(loadedRows: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(isRecord(state) ? state : {}), loadedRows }, "");
}

/** Returns null when it is unknown. */
export function readScroll(entryKey: string): number | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(scrollStorageKey) ?? "null");
    const place = isRecord(stored) ? stored[entryKey] : null;
    return typeof place === "number" ? place : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}
