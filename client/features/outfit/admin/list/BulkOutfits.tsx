import { useState } from "react";
import { useBulkChange } from "../../../../graphql/admin/useBulkChange";
import { BulkOutfitsDocument, type BulkOutfitsInput } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/BulkDialog";
import { plural } from "../../../../shared/format/plural";
import { useSettled } from "../../../../shared/hooks/useSettled";
import { useToast } from "../../../../shared/toast/ToastContext";
import { BulkOutfitsChoice } from "./BulkOutfitsChoice";
import { bulkOutfitsWords, type BulkOutfitsAction } from "./bulkOutfitsWords";
import { outfitAndProductLists, outfitLists } from "../outfitLists";

export interface BulkOutfitsProps {
  action: BulkOutfitsAction;
  /** Either chosen rows or everything that matches. */
  rows: Pick<BulkOutfitsInput, "ids" | "filter">;
  /** The rows are changed. */
  onDone: () => void;
  onClose: () => void;
}

const noun = ["outfit", "outfits"] as const;
const typingPause = 300;

/** Deletes many outfits, gives them an occasion or a tag, or takes a tag away, with one Undo for all. */
export function BulkOutfits({ action, rows, onDone, onClose }: BulkOutfitsProps) {
  const [value, setValue] = useState("");
  const wanted = useSettled(value.trim(), typingPause);
  const deletes = action === "delete";
  const toast = useToast();
  const bulk = useBulkChange(BulkOutfitsDocument, {
    answerOf: ({ bulkOutfits }) => bulkOutfits,
    lists: deletes ? outfitAndProductLists : outfitLists,
  });
  const input = { ...rows, ...(deletes ? { delete: true } : { [action]: wanted }) };
  const { title, consequence, confirmLabel, busyLabel, done } = bulkOutfitsWords[action];
  const chosen = deletes || wanted !== "";
  const run = async () => {
    const { changed, undo } = await bulk.run(input);
    toast({
      title: `Outfits ${done}`,
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been ${done}`,
      ...undo,
    });
    onDone();
  };
  return (
    <BulkDialog
      title={title}
      noun={noun}
      consequence={chosen && wanted === value.trim() ? consequence(wanted) : null}
      count={() => bulk.count(input)}
      run={run}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      danger={deletes}
      onClose={onClose}
    >
      {action === "delete" ? null : <BulkOutfitsChoice action={action} value={value} onChange={setValue} />}
    </BulkDialog>
  );
}
