import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { ReactNode } from "react";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { StoredRecord } from "../../../admin/graphql/StoredRecord";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import { useReload } from "../../../admin/graphql/useReload";
import { CreateItemDocument, ItemRecordDocument, UpdateItemDocument } from "../../../graphql/generated/adminOperations";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import type { RowVersion, SaveOutcome } from "../../../admin/record/recordTypes";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";
import { ItemFormFields, type ItemFormFieldsProps } from "./ItemFormFields";
import { itemLists, itemMessages, copiedItem, emptyItem, itemSchema, type ItemValues, itemValues } from "./itemValues";

interface SaveItem {
  save: (values: ItemValues, version: number | null) => Promise<SaveOutcome<ItemValues>>;
  /** Reads the current row; null when it was deleted. Undefined for a new item. */
  reload: (() => Promise<RowVersion<ItemValues> | null>) | undefined;
}

/** A new title, price or category changes the row's position in lists, so refetch them. */
const update = (cache: ApolloCache) => evictLists(cache, itemLists);

/** Saves an item; creates one without `id`. */
function useSaveItem(id: string | null): SaveItem {
  const reload = useReload(ItemRecordDocument, (data) => data.categoryItem);
  const create = useCreate(CreateItemDocument);
  const [change] = useMutation(UpdateItemDocument);
  if (id === null)
    return {
      save: (input) => trySave(async () => void (await create(input, { update }))),
      reload: undefined,
    };
  return {
    save: (values, version) =>
      trySave(async () => {
        await change({ variables: { input: { id, version: version ?? 0, ...values } }, update });
      }),
    reload: async () => {
      const row = await reload(id);
      return row && { values: itemValues(row), version: row.version };
    },
  };
}

interface ItemFormProps extends ItemFormFieldsProps {
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
function ItemForm({ id, initial, version, draftKey, history, onClose, ...slots }: ItemFormProps) {
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

interface ItemDialogsProps extends ItemFormFieldsProps {
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
