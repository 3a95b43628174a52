import Button from "@mui/material/Button";
import { useHasRole } from "../role/accountContext";
import { RecordDialog, type RecordDialogProps } from "../record/RecordDialog";
import type { FormKind, KindRow } from "./recordKind";
import type { FormValues } from "../record/recordTypes";
import { useKindForm, type KindFormOptions, type KindRecordForm } from "./useKindForm";
import type { RecordForm } from "../record/useRecordForm";
import { apiPaths } from "../../../site/apiPaths";
import type { PreviewOutcome } from "../preview/draftPreview";
import type { PublishableType } from "../../graphql/generated/adminOperations";
import { toRequestError } from "../graphql/requestError";

interface KindFormProps<Row extends KindRow, Values extends FormValues, Create, Update>
  extends
    KindFormOptions<Row, Values, Create>,
    Pick<RecordDialogProps<Values>, "tabs" | "children" | "display" | "lead"> {
  kind: FormKind<Row, Values, Create, Update>;
}

/** The dialog that adds or changes a row of any kind. */
export function KindForm<Row extends KindRow, Values extends FormValues, Create extends object, Update>(
  props: KindFormProps<Row, Values, Create, Update>,
) {
  return <KindFormDialog {...props} form={useKindForm(props.kind, props)} />;
}

/** The same for a form that has been made already, by a kind that adds to it. */
export function KindFormDialog<Row extends KindRow, Values extends FormValues, Create extends object, Update>({
  kind,
  form,
  ...dialog
}: Omit<KindFormProps<Row, Values, Create, Update>, keyof KindFormOptions<Row, Values, Create>> &
  Pick<KindFormOptions<Row, Values, Create>, "onClose"> & { form: KindRecordForm<Row, Values> }) {
  const { words, publishes } = kind;
  const { row } = form;
  const isEditor = useHasRole("editor");
  const addLabel = publishes && !isEditor ? "Save as draft" : words.add;
  const toPreview = (values: Values, version: number | null) => {
    const shown = kind.prepare?.(values) ?? values;
    if (row) return { id: row.id, version, ...kind.toInput(shown, shown) };
    return kind.toNewInput?.(shown) ?? kind.toInput(shown, shown);
  };
  return (
    <RecordDialog<Values>
      {...dialog}
      form={form}
      title={row ? words.editTitle : words.addTitle}
      submitLabel={row ? words.update : addLabel}
      busyLabel={row ? words.updating : words.adding}
      maxWidth={kind.maxWidth}
      isNew={row === null}
      actions={publishes && !row ? <SaveDraftButton form={form} /> : undefined}
      loadPreview={
        publishes && ((values, version, signal) => loadDraftPreview(publishes, toPreview(values, version), signal))
      }
    />
  );
}

/** The other way to save a new row: an editor may keep it as a draft, a contributor may submit it for review. */
function SaveDraftButton<Values extends FormValues>({ form }: { form: Pick<RecordForm<Values>, "submit" | "busy"> }) {
  const isEditor = useHasRole("editor");
  return (
    <Button variant="outlined" onClick={() => form.submit(isEditor ? "draft" : "review")} disabled={form.busy}>
      {isEditor ? "Save as draft" : "Submit for review"}
    </Button>
  );
}

const unreachable = "The server cannot be reached, so the preview is not up to date.";

/**
 * Loads the public page of unsaved values.
 * @param input as in the mutation that would save them; with an id, it changes that row.
 */
async function loadDraftPreview(type: PublishableType, input: object, signal: AbortSignal): Promise<PreviewOutcome> {
  try {
    const response = await fetch(apiPaths.draftPreview, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type, input }),
      signal,
    });
    const body = await response.text();
    if (response.ok) return { kind: "page", html: (JSON.parse(body) as { html: string }).html };
    const { message, fieldErrors } = toRequestError(response.status, body);
    return Object.keys(fieldErrors).length > 0 ? { kind: "invalid", fieldErrors } : { kind: "failed", message };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SyntaxError || error instanceof TypeError) return { kind: "failed", message: unreachable };
    throw error;
  }
}
