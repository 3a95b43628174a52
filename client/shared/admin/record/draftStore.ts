import type { FormValues } from "./recordTypes";

/** What an editor typed and has not saved yet, as it is kept in this browser. */
export interface Draft<Values> {
  values: Values;
  /** What the form began with, to tell who changed what when the row was saved meanwhile. */
  base: Values;
  /** Of the row that the form began with; null for a new one. */
  version: number | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const prefix = "wornby:draft:";

const isDraft = (value: unknown): value is Draft<FormValues> =>
  typeof value === "object" && value !== null && "values" in value && "base" in value && "savedAt" in value;

/** Null when there is none, it cannot be read, or it was written by a form with other fields. */
export function readDraft<Values extends FormValues>(key: string, like: Values): Draft<Values> | null {
  try {
    const draft: unknown = JSON.parse(window.localStorage.getItem(prefix + key) ?? "null");
    if (!isDraft(draft)) return null;
    const fits = Object.keys(like).every((name) => name in draft.values);
    return fits ? (draft as Draft<Values>) : null;
  } catch {
    return null;
  }
}

/** Where the browser has no room or refuses storage, the guard against leaving is all there is. */
export function writeDraft<Values extends FormValues>(key: string, draft: Draft<Values>): void {
  try {
    window.localStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // See above.
  }
}

export function deleteDraft(key: string): void {
  try {
    window.localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was stored then.
  }
}
