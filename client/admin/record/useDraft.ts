import { useCallback, useEffect, useRef, useState } from "react";
import { isSameValue } from "./paths";
import type { FormValues } from "./recordTypes";

const settleTime = 500;

export interface DraftKeeper<Values> {
  /** A draft of an earlier visit that is neither restored nor discarded yet. */
  found: Draft<Values> | null;
  /** Restores or discards `found`; discarding also removes it from storage. */
  resolve: (how: "restored" | "discarded") => void;
  /**
   * Call after a save with the time at which it was sent: a newer draft of another tab stays. Without a time, when the
   * editor discards the changes.
   */
  clear: (sentAt?: number) => void;
}

/** Stores unsaved values in this browser: half a second after typing pauses, and when the page is hidden. */
export function useDraft<Values extends FormValues>(
  key: string,
  current: Omit<Draft<Values>, "savedAt">,
  dirty: boolean,
): DraftKeeper<Values> {
  const [found, setFound] = useState(() => {
    const draft = readDraft(key, current.base);
    return draft && !isSameValue(draft.values, current.base) ? draft : null;
  });
  const latest = useRef({ ...current, dirty });
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When this form stored its draft; 0 while there is none of this visit. */
  const written = useRef(0);

  const write = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const { dirty: unsaved, ...draft } = latest.current;
    const savedAt = Date.now();
    if (unsaved) writeDraft(key, { ...draft, savedAt });
    // The values equal the initial ones again: delete only a draft of this visit.
    else if (written.current) deleteDraft(key);
    written.current = unsaved ? savedAt : 0;
  }, [key]);

  const { values, base } = current;
  useEffect(() => {
    latest.current = { ...current, dirty };
  });
  useEffect(() => {
    if (!dirty && !written.current) return;
    clearTimeout(pending.current);
    pending.current = setTimeout(write, settleTime);
  }, [values, dirty, write]);
  // After a save, a draft on top of the former row would meet the editor's own save as a conflict.
  useEffect(() => {
    if (latest.current.dirty) write();
  }, [base, write]);

  useEffect(() => {
    const flush = () => {
      if (pending.current !== undefined) write();
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [write]);

  const clear = useCallback(
    (sentAt = Infinity) => {
      clearTimeout(pending.current);
      pending.current = undefined;
      const stored = readDraft(key, {});
      if (!stored || stored.savedAt <= sentAt || stored.savedAt === written.current) deleteDraft(key);
      written.current = 0;
    },
    [key],
  );
  const resolve = useCallback(
    (how: "restored" | "discarded") => {
      setFound(null);
      if (how === "discarded" && !written.current) deleteDraft(key);
    },
    [key],
  );
  return { found, resolve, clear };
}

/** An unsaved form as stored in this browser. */
interface Draft<Values> {
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
function readDraft<Values extends FormValues>(key: string, like: Values): Draft<Values> | null {
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
function writeDraft<Values extends FormValues>(key: string, draft: Draft<Values>): void {
  try {
    window.localStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked.
  }
}

function deleteDraft(key: string): void {
  try {
    window.localStorage.removeItem(prefix + key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
