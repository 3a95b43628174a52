import { useState } from "react";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { plural } from "../../../../shared/format/plural";

export interface DeleteForeverDialogProps {
  /** `"Navy Suit"`, `3 entries`. */
  what: string;
  /** For an outfit: the number of its products, which are deleted too. */
  productCount?: number;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** The last confirmation before a permanent deletion. */
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
      title="Delete permanently"
      text={`Are you sure you want to permanently delete ${what}${products}? This action cannot be undone.`}
      confirmLabel="Delete permanently"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
