import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { UndoImportDocument } from "../../graphql/generated/adminOperations";
import { wholeCount } from "../../shared/format/count";
import { plural } from "../../shared/format/plural";
import { useToast } from "../../shared/toast/ToastContext";
import { ConfirmDialog } from "../ConfirmDialog";
import { getErrorMessage } from "../graphql/adminErrors";
import { evictLists } from "../graphql/cacheChanges";

export interface UndoImportProps {
  imported: { id: string; title: string; created: number; changed: number; removed: number };
  /** What else the undo does. */
  note?: string;
  /** Root fields to read again. */
  lists: readonly string[];
  onUndone?: () => void;
  onClose: () => void;
}

/** Asks before an import is undone. It stays open with the reason when it cannot be. */
export function UndoImport({ imported, note = "", lists, onUndone, onClose }: UndoImportProps) {
  const { id, title, created, changed, removed } = imported;
  const toast = useToast();
  const [undo, { loading }] = useMutation(UndoImportDocument);
  const [reason, setReason] = useState<string | null>(null);
  const back = removed > 0 ? `, and brings ${wholeCount(removed)} back` : "";
  const confirm = async () => {
    try {
      await undo({
        variables: { input: { id } },
        update: (cache) => evictLists(cache, ["imports", "auditEntries", ...lists]),
      });
    } catch (error) {
      setReason(getErrorMessage(error));
      return;
    }
    toast({ title: "Import undone", text: title });
    onUndone?.();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={reason === null ? "Undo Import" : "The import stays"}
      text={
        reason ??
        `Are you sure you want to undo the import of ${title}? This removes ${plural(created, "new row")} and restores ${plural(changed, "changed row")}${back}. ${note}`.trim()
      }
      confirmLabel={reason === null ? "Undo import" : "Try again"}
      busyLabel="Undoing..."
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
