import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { sentenceOf } from "../../../graphql/admin/adminErrors";
import { listsChanged } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { BulkOutfitsDocument, type BulkOutfitsInput } from "../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../shared/admin/grid/BulkDialog";
import { plural } from "../../../shared/format/plural";
import { useSettled } from "../../../shared/hooks/useSettled";
import { useToast } from "../../../shared/toast/ToastContext";
import { BulkOutfitsChoice } from "./BulkOutfitsChoice";
import { bulkOutfitsWords, type BulkOutfitsAction } from "./bulkOutfitsWords";
import { outfitAndProductLists, outfitLists } from "./outfitLists";

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
  const { change } = useBulkOutfits(action, {
    ...rows,
    ...(action === "delete" ? { delete: true } : { [action]: wanted }),
  });
  const { title, consequence, confirmLabel, busyLabel } = bulkOutfitsWords[action];
  const chosen = action === "delete" || wanted !== "";
  return (
    <BulkDialog
      title={title}
      noun={noun}
      consequence={chosen && wanted === value.trim() ? consequence(wanted) : null}
      count={async () => (await change(true)).changed}
      run={async () => {
        await change(false);
        onDone();
      }}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      danger={action === "delete"}
      onClose={onClose}
    >
      {action === "delete" ? null : <BulkOutfitsChoice action={action} value={value} onChange={setValue} />}
    </BulkDialog>
  );
}

function useBulkOutfits(action: BulkOutfitsAction, input: Omit<BulkOutfitsInput, "dryRun">) {
  const toast = useToast();
  const lists = action === "delete" ? outfitAndProductLists : outfitLists;
  const undo = useUndo(lists);
  // Sent to its end even when the tab is closed right after.
  const [mutate] = useMutation(BulkOutfitsDocument, { context: { fetchOptions: { keepalive: true } } });
  /** Changes the rows and says so, or only counts; what goes wrong is thrown as a sentence. */
  const change = async (dryRun: boolean): Promise<{ changed: number }> => {
    try {
      const { data } = await mutate({
        variables: { input: { ...input, dryRun } },
        update: dryRun ? undefined : (cache) => listsChanged(cache, lists),
      });
      const { changed = 0, undoId } = data?.bulkOutfits ?? {};
      if (dryRun) return { changed };
      const { done } = bulkOutfitsWords[action];
      toast({
        title: `Outfits ${done}`,
        text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been ${done}`,
        action: undoId ? { label: "Undo", onClick: () => undo(undoId) } : undefined,
      });
      return { changed };
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
  return { change };
}
