import type { ReactNode } from "react";
import { StoredRecord } from "../../../graphql/admin/StoredRecord";
import { ItemRecordDocument } from "../../../graphql/generated/adminOperations";
import type { RecordAddressControl } from "../../../shared/admin/record/useRecordAddress";
import { ItemForm } from "./ItemForm";
import { copiedItem, emptyItem, itemValues } from "./itemValues";
import { sourceValues } from "./source/sourceValues";

export interface ItemDialogsProps {
  control: Pick<RecordAddressControl, "address" | "close">;
  imageField: ReactNode;
}

/** The form that the URL opens: empty, of an item, or of a copy. */
export function ItemDialogs({ control: { address, close }, imageField }: ItemDialogsProps) {
  const slots = { imageField, onClose: close };
  if (address.kind === "none") return null;
  if (address.kind === "new")
    return <ItemForm id={null} version={null} initial={emptyItem} draftKey="categoryItem:new" {...slots} />;
  return <OfRow key={`${address.kind}:${address.id}`} id={address.id} copy={address.kind === "copy"} {...slots} />;
}

interface OfRowProps {
  id: string;
  copy: boolean;
  imageField: ReactNode;
  onClose: () => void;
}

function OfRow({ id, copy, ...slots }: OfRowProps) {
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
            sources={sourceValues(row.sourceDifferences)}
            draftKey={`categoryItem:${id}`}
            {...slots}
          />
        )
      }
    </StoredRecord>
  );
}
