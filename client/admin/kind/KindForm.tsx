import Button from "@mui/material/Button";
import { useHasRole } from "../role/accountContext";
import { RecordDialog, type RecordDialogProps } from "../record/RecordDialog";
import type { FormKind, KindRow } from "./recordKind";
import type { FormValues } from "../record/recordTypes";
import { useKindForm, type KindFormOptions, type KindRecordForm } from "./useKindForm";
import type { RecordForm } from "../record/useRecordForm";
import { loadDraftPreview } from "../preview/draftPreview";

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
        publishes &&
        ((values, version, signal) => loadDraftPreview({ type: publishes, input: toPreview(values, version) }, signal))
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
