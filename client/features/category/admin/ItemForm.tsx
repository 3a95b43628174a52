import type { ReactNode } from "react";
import { RecordDialog } from "../../../shared/admin/record/RecordDialog";
import { useRecordForm } from "../../../shared/admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";
import { ItemFormFields, type ItemFormFieldsProps } from "./ItemFormFields";
import { itemMessages } from "./itemLists";
import { itemSchema } from "./itemSchema";
import type { ItemValues } from "./itemValues";
import { useSaveItem } from "./useSaveItem";

export interface ItemFormProps extends ItemFormFieldsProps {
  /** Null for a new item. */
  id: string | null;
  initial: ItemValues;
  version: number | null;
  draftKey: string;
  /** Below the fields. */
  history?: ReactNode;
  onClose: () => void;
}

/** Adds or edits a category item. */
export function ItemForm({ id, initial, version, draftKey, history, onClose, ...slots }: ItemFormProps) {
  const toast = useToast();
  const { save, reload } = useSaveItem(id);
  const messages = itemMessages[id === null ? "add" : "update"];
  const form = useRecordForm<ItemValues>({
    draftKey,
    initial,
    version,
    schema: itemSchema,
    labels: { categoryName: "Category" },
    save,
    reload,
    onSaved: () => {
      toast(messages.done);
      onClose();
    },
    onFailed: () => toast(messages.failed),
  });
  return (
    <RecordDialog
      form={form}
      title={id === null ? "Add Item" : "Edit Item"}
      submitLabel={id === null ? "Add Item" : "Update Item"}
      busyLabel={id === null ? "Adding..." : "Updating..."}
      maxWidth={700}
      onClose={onClose}
    >
      <ItemFormFields {...slots} />
      {history}
    </RecordDialog>
  );
}
