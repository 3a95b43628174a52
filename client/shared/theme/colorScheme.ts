import { useSyncExternalStore } from "react";

export type ColorMode = "system" | "light" | "dark";

/** The attribute of <html> with the scheme; the script in the body sets it before the first paint. */
export const schemeAttribute = "data-color-scheme";

/** Earlier versions stored the choice under this key, too. */
const storageKey = "mui-mode";
const darkQuery = "(prefers-color-scheme: dark)";

/** An inline script: sets the scheme that the reader chose, or the system's, before the first paint. */
export const schemeScript = `try{var m=localStorage.getItem("${storageKey}")}catch(e){}document.documentElement.setAttribute("${schemeAttribute}",m=="dark"||m!="light"&&matchMedia("${darkQuery}").matches?"dark":"light")`;

const listeners = new Set<() => void>();
/** If the browser blocks storage, the choice lasts as long as the page. */
let unsaved: ColorMode | null = null;

function readMode(): ColorMode {
  if (unsaved) return unsaved;
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

const readSystemScheme = (): "light" | "dark" => (window.matchMedia(darkQuery).matches ? "dark" : "light");

function setAttribute(): void {
  const mode = readMode();
  document.documentElement.setAttribute(schemeAttribute, mode === "system" ? readSystemScheme() : mode);
}

function apply(): void {
  setAttribute();
  listeners.forEach((listener) => listener());
}

function setMode(mode: ColorMode): void {
  try {
    window.localStorage.setItem(storageKey, mode);
    unsaved = null;
  } catch {
    unsaved = mode;
  }
  apply();
}

/** Calls the listener on changes made here, in other tabs and by the system. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The system may have changed since the inline script ran.
  if (document.documentElement.hasAttribute(schemeAttribute)) setAttribute();
  const system = window.matchMedia(darkQuery);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) apply();
  };
  window.addEventListener("storage", onStorage);
  system.addEventListener("change", apply);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    system.removeEventListener("change", apply);
  };
}

/** The reader's choice. It is "system" on the server and in the first render, where the choice is unknown. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, readMode, () => "system"), setMode];
}

/** The scheme that the system prefers. It is "light" on the server and in the first render, where it is unknown. */
export const useSystemScheme = (): "light" | "dark" =>
  useSyncExternalStore<"light" | "dark">(subscribe, readSystemScheme, () => "light");
