import { useState, type ReactNode } from "react";
import { StoredRecord } from "../graphql/StoredRecord";
import type { FormKind, KindRow } from "./recordKind";
import type { FormValues } from "../record/recordTypes";
import type { OpenRecord } from "./useKindForm";
import type { RecordAddress, RecordAddressControl } from "../record/useRecordAddress";

interface KindDialogsProps<Row extends KindRow, Values extends FormValues, Create, Update> {
  kind: FormKind<Row, Values, Create, Update>;
  control: RecordAddressControl;
  /** The first values of a new row; the kind's by default. */
  empty?: Values;
  /** Ends the draft's key of a new row that belongs to another one. */
  newKey?: string;
  /** The dialog that only shows a row; without it there is none. */
  view?: (row: Row) => ReactNode;
  viewTitle?: string;
  /** The form of the opened row. */
  children: (opened: OpenRecord<Row, Values>) => ReactNode;
}

/** A row that the open form has just added. */
interface Added<Row> {
  row: Row;
  by: RecordAddress;
  /** The address of the row has replaced that of the new one. */
  isAddressed: boolean;
}

/** The dialog that the URL opens: an empty form, or a row to view, edit or copy. */
export function KindDialogs<Row extends KindRow, Values extends FormValues, Create, Update>(
  props: KindDialogsProps<Row, Values, Create, Update>,
) {
  const { kind, view, children } = props;
  const { type, words, documents, empty, toValues, toCopy = toValues } = kind;
  const { address: wanted, open, close: onClose } = props.control;
  const [added, setAdded] = useState<Added<Row> | null>(null);
  const isItsAddress = wanted.kind === "edit" && wanted.id === added?.row.id;
  if (added && isItsAddress && !added.isAddressed) setAdded({ ...added, isAddressed: true });
  if (added && !isItsAddress && (added.isAddressed || wanted.kind !== added.by.kind)) setAdded(null);
  // The form that added a row stays, with its focus and what was typed, and goes on as the form of that row.
  const continued = added && isItsAddress === added.isAddressed ? added : null;
  const address = continued?.by ?? wanted;
  const renderNew = (opened: Pick<OpenRecord<Row, Values>, "initial" | "draftKey" | "copyOf">) =>
    continued
      ? children({ row: continued.row, onClose })
      : children({
          ...opened,
          row: null,
          onAdded: (row) => {
            setAdded({ row, by: wanted, isAddressed: false });
            open("edit", row.id, true);
          },
          onClose,
        });
  if (address.kind === "new")
    return renderNew({ initial: props.empty ?? empty, draftKey: props.newKey ?? `${type}:new` });
  if (address.kind === "none" || !documents.record || (address.kind === "view" && !view)) return null;
  const { id } = address;
  const titles = { view: props.viewTitle ?? words.name, edit: words.editTitle, copy: words.addTitle };
  return (
    <StoredRecord
      key={`${address.kind}:${id}`}
      query={documents.record}
      id={id}
      title={titles[address.kind]}
      maxWidth={kind.maxWidth}
      onClose={onClose}
    >
      {(row) => {
        if (address.kind === "view") return view?.(row);
        return address.kind === "edit"
          ? children({ row, onClose })
          : renderNew({ initial: toCopy(row), copyOf: row, draftKey: `${type}:copy:${id}` });
      }}
    </StoredRecord>
  );
}
