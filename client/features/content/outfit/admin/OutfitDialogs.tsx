import { KindDialogs } from "../../../../admin/kind/KindDialogs";
import type { RecordAddressControl } from "../../../../admin/record/useRecordAddress";
import { OutfitForm, type OutfitFormSlots } from "./OutfitForm";
import { outfitKind } from "./outfitKind";

/** The dialog that the URL opens: a new outfit, an existing one, or a copy. */
export function OutfitDialogs({ control, ...slots }: OutfitFormSlots & { control: RecordAddressControl }) {
  return (
    <KindDialogs kind={outfitKind} control={control}>
      {(opened) => <OutfitForm {...opened} {...slots} />}
    </KindDialogs>
  );
}
