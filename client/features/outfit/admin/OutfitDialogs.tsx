import { useState } from "react";
import { StoredRecord } from "../../../admin/graphql/StoredRecord";
import { OutfitRecordDocument, type OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import type { RecordAddress, RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { OutfitForm } from "./OutfitForm";
import { copiedOutfit, emptyOutfit, outfitValues } from "./outfitValues";
import type { OutfitFormProps } from "./useOutfitForm";

type Slots = Pick<OutfitFormProps, "picture" | "products" | "saveProducts" | "addPictures" | "isUploading">;

/** A row that the open dialog has just created; the dialog continues as its editor. */
interface Created {
  row: OutfitFieldsFragment;
  by: RecordAddress;
}

/** The dialog that the URL opens: a new outfit, an existing one, or a copy. */
export function OutfitDialogs({ control, ...slots }: Slots & { control: RecordAddressControl }) {
  const { address, open, close } = control;
  const [created, setCreated] = useState<Created | null>(null);
  if (created && address.kind !== "edit" && address.kind !== created.by.kind) setCreated(null);
  const continueWith = address.kind === "edit" && created?.row.id === address.id ? created : null;
  const shown = continueWith?.by ?? address;
  if (shown.kind === "none" || shown.kind === "view") return null;
  const row = continueWith?.row ?? null;
  const dialog = {
    ...slots,
    onClose: close,
    onContinue: (next: OutfitFieldsFragment) => {
      setCreated({ row: next, by: shown });
      open("edit", next.id);
    },
  };
  if (shown.kind === "new") {
    return (
      <OutfitForm
        key="new"
        row={row}
        draftKey={`outfit:${row?.id ?? "new"}`}
        initial={row ? outfitValues(row) : emptyOutfit}
        {...dialog}
      />
    );
  }
  return <StoredOutfit key={`${shown.kind} ${shown.id}`} kind={shown.kind} id={shown.id} created={row} {...dialog} />;
}

interface StoredOutfitProps extends Omit<OutfitFormProps, "row" | "draftKey" | "initial" | "copySource"> {
  id: string;
  kind: "edit" | "copy";
  /** The saved copy, after which its dialog continues. */
  created: OutfitFieldsFragment | null;
}

function StoredOutfit({ id, kind, created, ...dialog }: StoredOutfitProps) {
  return (
    <StoredRecord
      query={OutfitRecordDocument}
      id={id}
      selectRow={(data) => data.outfit}
      title={kind === "edit" ? "Edit Outfit" : "Add New Outfit"}
      onClose={dialog.onClose}
    >
      {(row) => {
        const edited = kind === "edit" ? row : created;
        return edited ? (
          <OutfitForm {...dialog} row={edited} draftKey={`outfit:${edited.id}`} initial={outfitValues(edited)} />
        ) : (
          <OutfitForm
            {...dialog}
            row={null}
            draftKey={`outfit:copy:${id}`}
            initial={copiedOutfit(row)}
            copySource={row}
          />
        );
      }}
    </StoredRecord>
  );
}
