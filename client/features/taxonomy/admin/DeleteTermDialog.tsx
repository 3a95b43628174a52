import { useState } from "react";
import { ConfirmDialog } from "../../../admin/ConfirmDialog";
import { plural } from "../../../shared/format/plural";
import type { TermList } from "./termLists";
import type { Counted } from "./termNames";

export interface DeleteTermDialogProps {
  list: TermList;
  term: Counted;
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before deleting a term, and shows where it is used. */
export function DeleteTermDialog({ list, term, onDelete, onClose }: DeleteTermDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    onClose();
  };
  const { usageCount } = term;
  return (
    <ConfirmDialog
      open
      title={`Delete ${term.name}`}
      text={
        <>
          <p>This may affect content that uses this {list.one}.</p>
          <p>
            {usageCount === 0
              ? `No ${list.users[0]} uses it.`
              : `${plural(usageCount, ...list.users)} ${usageCount === 1 ? "uses" : "use"} it and will lose it.`}
          </p>
        </>
      }
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
