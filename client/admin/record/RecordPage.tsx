import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FormEvent, ReactNode } from "react";
import { useSaveKey } from "../keys/useSaveKey";
import { LiveNotice } from "../live/LiveNotice";
import { ConflictDialog, type ConflictDialogProps } from "./ConflictDialog";
import { DraftBanner } from "./DraftBanner";
import { ErrorSummary } from "./ErrorSummary";
import type { FormValues } from "./recordTypes";
import { RecordProvider } from "./RecordProvider";
import { useSaveFailures } from "./useSaveFailures";
import type { RecordForm } from "./useRecordForm";

export interface RecordPageProps<Values extends FormValues> extends Pick<ConflictDialogProps<Values>, "display"> {
  form: RecordForm<Values>;
  /** Names the form for screen readers. */
  label: string;
  submitLabel: string;
  busyLabel?: string;
  children: ReactNode;
}

/** A form directly on a screen, such as the settings; with the same features as in a dialog. */
export function RecordPage<Values extends FormValues>(props: RecordPageProps<Values>) {
  const { form, label, submitLabel, busyLabel = "Saving...", children } = props;
  const { body } = useSaveFailures(form, []);
  useSaveKey(() => form.submit("save", true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) form.submit();
  };
  return (
    <RecordProvider form={form}>
      <Form aria-label={label} noValidate onSubmit={submit}>
        <LiveNotice {...form.live} />
        <DraftBanner form={form} onAnswer={() => body.current?.focus()} />
        <Fields ref={body} tabIndex={-1}>
          {children}
        </Fields>
        <Foot>
          <Button type="submit" disabled={form.busy}>
            {form.busy ? busyLabel : submitLabel}
          </Button>
          <ErrorSummary form={form} />
        </Foot>
      </Form>
      <ConflictDialog form={form} display={props.display} />
    </RecordProvider>
  );
}

const Form = styled("form")({ maxWidth: 720 });

const Fields = styled("div")({ outline: 0 });

const Foot = styled("footer")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 16, paddingTop: 24 });
