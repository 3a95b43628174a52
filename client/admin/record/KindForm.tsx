import { loadDraftPreview } from "../preview/loadDraftPreview";
import { useHasRole } from "../role/accountContext";
import { RecordDialog, type RecordDialogProps } from "./RecordDialog";
import type { FormKind, KindRow } from "./recordKind";
import type { FormValues } from "./recordTypes";
import { SaveDraftButton } from "./SaveDraftButton";
import { useKindForm, type KindFormOptions } from "./useKindForm";
import type { RecordForm } from "./useRecordForm";

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
  row,
  ...dialog
}: Omit<KindFormProps<Row, Values, Create, Update>, keyof KindFormOptions<Row, Values, Create>> &
  Pick<KindFormOptions<Row, Values, Create>, "row" | "onClose"> & { form: RecordForm<Values> }) {
  const { words, publishes } = kind;
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
      actions={publishes && !row ? <SaveDraftButton form={form} /> : undefined}
      loadPreview={
        publishes && ((values, version, signal) => loadDraftPreview(publishes, toPreview(values, version), signal))
      }
    />
  );
}
