import type { ReactNode } from "react";
import { StoredRecord } from "../../../graphql/admin/StoredRecord";
import { ItemRecordDocument } from "../../../graphql/generated/adminOperations";
import type { RecordAddressControl } from "../../../shared/admin/record/useRecordAddress";
import { ItemForm } from "./ItemForm";
import type { ItemFormFieldsProps } from "./ItemFormFields";
import { copiedItem, emptyItem, itemValues } from "./itemValues";

export interface ItemDialogsProps extends ItemFormFieldsProps {
  control: Pick<RecordAddressControl, "address" | "close">;
  /** The history of an item's price, from another feature. */
  history: (id: string) => ReactNode;
}

/** The form that the URL opens: empty, of an item, or of a copy. */
export function ItemDialogs({ control: { address, close }, history, ...fields }: ItemDialogsProps) {
  const slots = { ...fields, onClose: close };
  if (address.kind === "none") return null;
  if (address.kind === "new")
    return <ItemForm id={null} version={null} initial={emptyItem} draftKey="categoryItem:new" {...slots} />;
  return (
    <OfRow
      key={`${address.kind}:${address.id}`}
      id={address.id}
      copy={address.kind === "copy"}
      history={history}
      {...slots}
    />
  );
}

interface OfRowProps extends ItemFormFieldsProps, Pick<ItemDialogsProps, "history"> {
  id: string;
  copy: boolean;
  onClose: () => void;
}

function OfRow({ id, copy, history, ...slots }: OfRowProps) {
  return (
    <StoredRecord
      query={ItemRecordDocument}
      id={id}
      selectRow={(data) => data.categoryItem}
      title={copy ? "Add Item" : "Edit Item"}
      onClose={slots.onClose}
      maxWidth={700}
    >
      {(row) =>
        copy ? (
          <ItemForm
            id={null}
            version={null}
            initial={copiedItem(row)}
            draftKey={`categoryItem:copy:${id}`}
            {...slots}
          />
        ) : (
          <ItemForm
            id={id}
            version={row.version}
            initial={itemValues(row)}
            sources={row.sourceDifferences}
            draftKey={`categoryItem:${id}`}
            history={history(id)}
            {...slots}
          />
        )
      }
    </StoredRecord>
  );
}
