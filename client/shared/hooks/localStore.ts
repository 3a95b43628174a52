const prefix = "wornby:";

interface Entry {
  text: string | null;
  value: unknown;
}

/** Parsed values by key: React compares snapshots by identity, so the same text must return the same object. */
const parsed = new Map<string, Entry>();
const listeners = new Map<string, Set<() => void>>();
/** If the browser blocks storage, values last as long as the page. */
const unsaved = new Map<string, string>();

function readText(key: string): string | null {
  try {
    return unsaved.get(key) ?? window.localStorage.getItem(prefix + key);
  } catch {
    return unsaved.get(key) ?? null;
  }
}

/** Returns the stored value, or the fallback when it is missing, unreadable, or of another type than the fallback. */
export function readStore<T>(key: string, fallback: T): T {
  const text = readText(key);
  if (text === null) return fallback;
  const cached = parsed.get(key);
  if (cached?.text === text) return cached.value as T;
  const value = parse(text, fallback);
  parsed.set(key, { text, value });
  return value;
}

function parse<T>(text: string, fallback: T): T {
  try {
    const value: unknown = JSON.parse(text);
    const isSameType =
      typeof value === typeof fallback && value !== null && Array.isArray(value) === Array.isArray(fallback);
    return isSameType ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

/** Returns whether the browser stored the value: its storage may be full or blocked. */
export function writeStore(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    window.localStorage.setItem(prefix + key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
  listeners.get(key)?.forEach((listener) => listener());
  return !unsaved.has(key);
}

/** Calls the listener on changes made here and in other tabs, also after Back to a page that was frozen meanwhile. */
export function subscribeToStore(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === prefix + key || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  return () => {
    own.delete(listener);
    window.removeEventListener("pageshow", listener);
    window.removeEventListener("storage", onStorage);
  };
}
