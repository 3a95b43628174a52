import Button from "@mui/material/Button";
import { useState, type ReactNode, type RefObject, useCallback, useEffect, useMemo } from "react";
import { TabPanel } from "../../shared/ui/tabs/TabPanel";
import { useSaveKey } from "../keys/useSaveKey";
import { LiveNotice } from "../live/LiveNotice";
import { PanelDialog } from "../PanelDialog";
import { PanelTabs } from "../PanelTabs";
import type { LoadPreview } from "../preview/draftPreview";
import { PreviewPane } from "../preview/PreviewPane";
import { ConflictDialog, type ConflictDialogProps } from "./ConflictDialog";
import { DraftBanner } from "./DraftBanner";
import { ErrorSummary } from "./ErrorSummary";
import type { FormValues } from "./recordTypes";
import { RecordProvider } from "./RecordProvider";
import { useSaveFailures } from "./useSaveFailures";
import type { RecordForm } from "./useRecordForm";
import { SuggestionContext, type SuggestionStore } from "../form/suggestion/suggestionContext";

export interface RecordTab {
  value: string;
  label: string;
  /** Paths of the fields inside; the group's name covers all its fields. */
  fields: readonly string[];
  content: ReactNode;
}

export interface RecordDialogProps<Values extends FormValues> extends Pick<ConflictDialogProps<Values>, "display"> {
  form: RecordForm<Values>;
  title: string;
  /** "Add Outfit", "Update Outfit". */
  submitLabel: string;
  /** "Saving..." by default. */
  busyLabel?: string;
  cancelLabel?: string;
  maxWidth?: number;
  /** A new row: the focus begins in its first field. */
  isNew?: boolean;
  lead?: ReactNode;
  /** Additional buttons, left of Cancel. */
  actions?: ReactNode;
  /** Loads the public page of the form's values; the dialog then offers to show it beside the form. */
  loadPreview?: LoadPreview<Values>;
  /** Closes the dialog, after the question about unsaved changes. */
  onClose: () => void;
  /** Either tabs or a single set of fields. */
  tabs?: readonly RecordTab[];
  children?: ReactNode;
}

/**
 * The form of one row in a dialog: draft banner, tabs, error summary, conflict, Ctrl/Cmd+S, and the question on
 * closing.
 */
export function RecordDialog<Values extends FormValues>(props: RecordDialogProps<Values>) {
  const { form, title, submitLabel, busyLabel = "Saving...", cancelLabel = "Cancel", tabs, children, onClose } = props;
  const { loadPreview } = props;
  const [isPreviewing, setPreviewing] = useState(false);
  const { body, tab, setTab, hasFailure } = useSaveFailures(form, tabs ?? []);
  useSaveKey(() => form.submit("save", true));
  const close = async () => {
    if (!form.busy && (await form.unsaved.mayLeave())) onClose();
  };
  const shown = tabs?.find(({ value }) => value === tab);
  return (
    <RecordProvider form={form}>
      <PanelDialog
        title={title}
        lead={props.lead}
        maxWidth={props.maxWidth}
        bodyRef={body}
        headActions={
          loadPreview ? (
            <Button
              variant={isPreviewing ? "contained" : "outlined"}
              size="small"
              aria-pressed={isPreviewing}
              onClick={() => setPreviewing(!isPreviewing)}
            >
              Preview
            </Button>
          ) : undefined
        }
        aside={loadPreview && isPreviewing ? <PreviewPane form={form} load={loadPreview} /> : undefined}
        onSubmit={() => form.submit()}
        onClose={() => void close()}
        tabs={
          tabs ? (
            <PanelTabs
              name="record"
              label={title}
              value={tab}
              onChange={setTab}
              tabs={tabs.map(({ value, label }) => ({ value, label, faulty: hasFailure(value) }))}
            />
          ) : undefined
        }
        notice={<LiveNotice {...form.live} />}
        footer={
          <>
            <ErrorSummary form={form} />
            {props.actions}
            <Button variant="outlined" onClick={() => void close()} disabled={form.busy}>
              {cancelLabel}
            </Button>
            <Button type="submit" disabled={form.busy}>
              {form.busy ? busyLabel : submitLabel}
            </Button>
          </>
        }
      >
        <SuggestionProvider>
          {props.isNew ? <FocusFirst body={body} /> : null}
          <DraftBanner form={form} onAnswer={() => body.current?.focus()} />
          {shown ? (
            <TabPanel name="record" value={tab}>
              {shown.content}
            </TabPanel>
          ) : null}
          {children}
        </SuggestionProvider>
      </PanelDialog>
      <ConflictDialog form={form} display={props.display} />
    </RecordProvider>
  );
}

const fields = "input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled, [aria-hidden=true])";

/** Focuses the first field once the dialog has it. */
function FocusFirst({ body }: { body: RefObject<HTMLDivElement | null> }) {
  useEffect(() => body.current?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true }), [body]);
  return null;
}

/** Keeps the suggestions of one form, which its fields show below themselves. */
function SuggestionProvider({ children }: { children: ReactNode }) {
  const [suggestions, setSuggestions] = useState<SuggestionStore["suggestions"]>({});
  const suggest = useCallback<SuggestionStore["suggest"]>(
    (origin, found) => setSuggestions((current) => ({ ...current, [origin]: found })),
    [],
  );
  const store = useMemo(() => ({ suggestions, suggest }), [suggestions, suggest]);
  return <SuggestionContext value={store}>{children}</SuggestionContext>;
}
