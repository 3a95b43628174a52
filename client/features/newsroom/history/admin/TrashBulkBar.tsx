import Button from "@mui/material/Button";
import { useState } from "react";
import type { TrashFilter } from "../../../../graphql/generated/adminOperations";
import { BulkBar } from "../../../../admin/grid/bulk/BulkBar";
import type { Noun } from "../../../../admin/grid/gridTypes";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { DeleteForeverDialog } from "./DeleteForeverDialog";
import type { TrashChanges } from "./useTrashChanges";

export const trashNoun: Noun = ["entry", "entries"];

export interface TrashBulkBarProps {
  selection: GridSelection;
  filter: TrashFilter;
  totalCount: number | undefined;
  changes: TrashChanges;
}

/** Bulk actions for the selected entries. */
export function TrashBulkBar({ selection, filter, totalCount = 0, changes }: TrashBulkBarProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const target = { rows: selection.all ? { filter } : { ids: [...selection.ids] } };
  const restore = async () => {
    setBusy(true);
    if (await changes.restore(target)) selection.clear();
    setBusy(false);
  };
  const deleteForever = async () => {
    if (await changes.deleteForever(target)) selection.clear();
  };
  return (
    <>
      <BulkBar selection={selection} noun={trashNoun} totalCount={totalCount}>
        <Button size="small" variant="outlined" onClick={() => void restore()} disabled={busy}>
          {busy ? "Restoring..." : "Restore"}
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)} disabled={busy}>
          Delete permanently
        </Button>
      </BulkBar>
      {asking ? (
        <DeleteForeverDialog
          what={plural(selection.getCount(totalCount), ...trashNoun)}
          onDelete={deleteForever}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
