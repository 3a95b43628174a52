import type { ReactNode } from "react";
import { StoredRecord } from "../graphql/StoredRecord";
import type { FormKind, KindRow } from "./recordKind";
import type { FormValues } from "./recordTypes";
import type { OpenRecord } from "./useKindForm";
import type { RecordAddressControl } from "./useRecordAddress";

interface KindDialogsProps<Row extends KindRow, Values extends FormValues, Create, Update> {
  kind: FormKind<Row, Values, Create, Update>;
  control: Pick<RecordAddressControl, "address" | "close">;
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

/** The dialog that the URL opens: an empty form, or a row to view, edit or copy. */
export function KindDialogs<Row extends KindRow, Values extends FormValues, Create, Update>(
  props: KindDialogsProps<Row, Values, Create, Update>,
) {
  const { kind, view, children } = props;
  const { type, words, documents, empty, toValues, toCopy = toValues } = kind;
  const { address, close: onClose } = props.control;
  if (address.kind === "new")
    return children({ row: null, initial: props.empty ?? empty, draftKey: props.newKey ?? `${type}:new`, onClose });
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
          : children({ row: null, initial: toCopy(row), copyOf: row, draftKey: `${type}:copy:${id}`, onClose });
      }}
    </StoredRecord>
  );
}
