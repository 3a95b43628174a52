import { useEffect, useRef, useState } from "react";
import type { FormValues } from "../record/recordTypes";
import type { RecordForm } from "../record/useRecordForm";
import { describeErrors, type LoadPreview } from "./draftPreview";

/** Between the last key and the request. */
const settleTime = 800;

export interface DraftPreview {
  /** The last page; null before the first one. */
  html: string | null;
  /** Why the page does not show the current values; null when it does, or will. */
  problem: string | null;
  busy: boolean;
}

/** Loads the page of a form's values when typing pauses. A newer request replaces an older one. */
export function useDraftPreview<Values extends FormValues>(
  { formik, labels, version }: Pick<RecordForm<Values>, "formik" | "labels" | "version">,
  load: LoadPreview<Values>,
): DraftPreview {
  const [state, setState] = useState<DraftPreview>({ html: null, problem: null, busy: true });
  const { values } = formik;
  const latest = useRef({ formik, labels, load });
  const shown = useRef(false);
  useEffect(() => {
    latest.current = { formik, labels, load };
  });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const show = (change: Partial<DraftPreview>) => {
      if (!signal.aborted) setState((before) => ({ ...before, busy: false, problem: null, ...change }));
    };
    const request = async () => {
      const { formik: form, labels: names, load: send } = latest.current;
      const invalid = describeErrors(await form.validateForm(values), values, names);
      if (signal.aborted) return;
      if (invalid !== null) return show({ problem: invalid });
      show({ busy: true });
      const outcome = await send(values, version, signal);
      if (outcome.kind === "page") return show({ html: outcome.html });
      if (outcome.kind === "failed") return show({ problem: outcome.message });
      show({ problem: describeErrors(outcome.fieldErrors, values, names) ?? "The preview cannot be shown." });
    };
    // What is typed when the preview opens is complete.
    const timer = setTimeout(() => void request().catch(() => undefined), shown.current ? settleTime : 0);
    shown.current = true;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [values, version]);
  return state;
}
