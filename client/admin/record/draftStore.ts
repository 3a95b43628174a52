import type { FormValues } from "./recordTypes";

/** An unsaved form as stored in this browser. */
export interface Draft<Values> {
  values: Values;
  /** The form's initial values, to tell who changed what when someone else saved meanwhile. */
  base: Values;
  /** Version of the row that the form began with; null for a new one. */
  version: number | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const prefix = "wornby:draft:";

const isDraft = (value: unknown): value is Draft<FormValues> =>
  typeof value === "object" && value !== null && "values" in value && "base" in value && "savedAt" in value;

/** Returns null when there is no draft, it is unreadable, or it comes from a form with other fields. */
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

/** If storage is full or blocked, only the guard against leaving protects the work. */
export function writeDraft<Values extends FormValues>(key: string, draft: Draft<Values>): void {
  try {
    window.localStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked.
  }
}

export function deleteDraft(key: string): void {
  try {
    window.localStorage.removeItem(prefix + key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
