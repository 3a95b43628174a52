import { useState } from "react";
import { useBulkChange } from "../../../../graphql/admin/useBulkChange";
import { BulkOutfitsDocument, type OutfitFilter } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/bulk/BulkDialog";
import type { GridSelection } from "../../../../shared/admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { BulkOutfitsChoice } from "./BulkOutfitsChoice";
import { bulkOutfitsWords, type BulkOutfitsAction } from "./bulkOutfitsWords";
import { outfitAndProductLists, outfitLists } from "../outfitLists";

export interface BulkOutfitsProps {
  action: BulkOutfitsAction;
  selection: GridSelection;
  filter: OutfitFilter;
  onClose: () => void;
}

const noun = ["outfit", "outfits"] as const;
const typingPause = 300;

/** Deletes many outfits, gives them an occasion or a tag, or takes a tag away, with one Undo for all. */
export function BulkOutfits({ action, selection, filter, onClose }: BulkOutfitsProps) {
  const [value, setValue] = useState("");
  const debouncedValue = useDebouncedValue(value.trim(), typingPause);
  const deletes = action === "delete";
  const { title, consequence, confirmLabel, busyLabel, done } = bulkOutfitsWords[action];
  const bulk = useBulkChange(BulkOutfitsDocument, {
    selection,
    filter,
    getResult: ({ bulkOutfits }) => bulkOutfits,
    lists: deletes ? outfitAndProductLists : outfitLists,
    done: (changed) => ({
      title: `Outfits ${done}`,
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been ${done}`,
    }),
  });
  const change = deletes ? { delete: true } : { [action]: debouncedValue };
  const chosen = deletes || debouncedValue !== "";
  return (
    <BulkDialog
      title={title}
      noun={noun}
      consequence={chosen && debouncedValue === value.trim() ? consequence(debouncedValue) : null}
      count={() => bulk.count(change)}
      run={() => bulk.run(change)}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      danger={deletes}
      onClose={onClose}
    >
      {action === "delete" ? null : <BulkOutfitsChoice action={action} value={value} onChange={setValue} />}
    </BulkDialog>
  );
}
