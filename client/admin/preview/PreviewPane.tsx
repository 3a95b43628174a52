import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import { useState, useEffect, useRef } from "react";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import type { FormValues } from "../record/recordTypes";
import type { RecordForm } from "../record/useRecordForm";
import { ToggleChoice } from "../ToggleChoice";
import { type LoadPreview, describeErrors } from "./draftPreview";
import { PreviewFrame } from "./PreviewFrame";

const widths = { phone: 390, desktop: 1280 };
const devices = { phone: "Phone", desktop: "Desktop" };
type Device = keyof typeof widths;

export interface PreviewPaneProps<Values extends FormValues> {
  form: RecordForm<Values>;
  load: LoadPreview<Values>;
}

/** The public page with the values of a form, saved or not, as a phone or a desktop shows it. */
export function PreviewPane<Values extends FormValues>({ form, load }: PreviewPaneProps<Values>) {
  const [device, setDevice] = useState<Device>("phone");
  const { html, problem, busy } = useDraftPreview(form, load);
  return (
    <Pane aria-label="Preview">
      <Tools>
        <ToggleChoice label="Width of the preview" options={devices} value={device} onChange={setDevice} />
        <small role="status">{busy ? "Updating..." : problem ? "" : "Includes unsaved changes"}</small>
      </Tools>
      {problem ? (
        <Alert severity="info" role="status">
          {problem}
        </Alert>
      ) : null}
      {html !== null ? (
        <PreviewFrame html={html} width={widths[device]} />
      ) : problem ? null : (
        <WaitNotice text="Loading preview..." />
      )}
    </Pane>
  );
}

const Pane = styled("section")({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: 0,
});

const Tools = styled("header")(({ theme }) => ({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  padding: "8px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& button": { textTransform: "none", paddingInline: 14 },
}));

/** Between the last key and the request. */
const settleTime = 800;

interface DraftPreview {
  /** The last page; null before the first one. */
  html: string | null;
  /** Why the page does not show the current values; null when it does, or will. */
  problem: string | null;
  busy: boolean;
}

/** Loads the page of a form's values when typing pauses. A newer request replaces an older one. */
function useDraftPreview<Values extends FormValues>(
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
