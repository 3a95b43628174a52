import { useCallback, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "./adminErrors";
import { adminUpload } from "./adminUpload";

export type UploadState<Report> =
  | { kind: "idle" }
  /** `share` from 0 to 1. */
  | { kind: "sending"; share: number }
  /** The error message for the user. */
  | { kind: "failed"; message: string; error: unknown }
  | { kind: "done"; report: Report };

export interface Upload<Report> {
  state: UploadState<Report>;
  /** Sends the form; returns the report, or null when it failed or was canceled. */
  send: (form: FormData) => Promise<Report | null>;
  cancel: () => void;
  /** Resets the last outcome. */
  reset: () => void;
}

/** Uploads one form at a time to a route that returns a report. Leaving the screen cancels it. */
export function useUpload<Report>(address: string): Upload<Report> {
  const [state, setState] = useState<UploadState<Report>>({ kind: "idle" });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const reset = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setState({ kind: "idle" });
  }, []);
  const send = useCallback(
    async (form: FormData): Promise<Report | null> => {
      current.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      current.current = controller;
      setState({ kind: "sending", share: 0 });
      try {
        const report = await adminUpload<Report>(address, form, {
          signal,
          onProgress: (share) => setState((now) => (now.kind === "sending" ? { kind: "sending", share } : now)),
        });
        if (signal.aborted) return null;
        setState({ kind: "done", report });
        return report;
      } catch (error) {
        if (!signal.aborted) setState({ kind: "failed", message: getErrorMessage(error), error });
        return null;
      }
    },
    [address],
  );
  return { state, send, cancel: reset, reset };
}
