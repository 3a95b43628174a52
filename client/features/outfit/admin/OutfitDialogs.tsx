import { useState } from "react";
import type { OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import { KindDialogs } from "../../../admin/record/KindDialogs";
import type { RecordAddress, RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { OutfitForm, type OutfitFormSlots } from "./OutfitForm";
import { outfitKind } from "./outfitKind";

/** A row that the open dialog has just created; the dialog continues as its editor. */
interface Created {
  row: OutfitFieldsFragment;
  by: RecordAddress;
}

/** The dialog that the URL opens: a new outfit, an existing one, or a copy. */
export function OutfitDialogs({ control, ...slots }: OutfitFormSlots & { control: RecordAddressControl }) {
  const { address, open, close } = control;
  const [created, setCreated] = useState<Created | null>(null);
  if (created && address.kind !== "edit" && address.kind !== created.by.kind) setCreated(null);
  const continued = address.kind === "edit" && created?.row.id === address.id ? created : null;
  const shown = continued?.by ?? address;
  return (
    <KindDialogs kind={outfitKind} control={{ address: shown, close }}>
      {(opened) => (
        <OutfitForm
          {...slots}
          {...(continued ? { row: continued.row, onClose: close } : opened)}
          onContinue={(row) => {
            setCreated({ row, by: shown });
            open("edit", row.id);
          }}
        />
      )}
    </KindDialogs>
  );
}
