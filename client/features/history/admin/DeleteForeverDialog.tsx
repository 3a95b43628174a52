import { useState } from "react";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { plural } from "../../../shared/format/plural";

export interface DeleteForeverDialogProps {
  /** `"Navy Suit"`, `3 entries`. */
  what: string;
  /** Of an outfit: its products that go with it. */
  productCount?: number;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** The last question: what is said yes to here does not come back. */
export function DeleteForeverDialog({ what, productCount = 0, onDelete, onClose }: DeleteForeverDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    onClose();
  };
  const products = productCount > 0 ? ` with ${plural(productCount, "product")}` : "";
  return (
    <ConfirmDialog
      open
      title="Delete for good"
      text={`Are you sure you want to delete ${what}${products} for good? This action cannot be undone.`}
      confirmLabel="Delete for good"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
