import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode } from "react";

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence; or richer content, such as a count of the affected rows. */
  text: ReactNode;
  /** "Delete" by default. */
  confirmLabel?: string;
  /** The button's label while `busy`: "Deleting..." by default. */
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Without it, there is nothing to confirm: the dialog only explains. */
  onConfirm?: () => void;
  onCancel: () => void;
}

/** Asks before a destructive action. The harmless button has the focus, so that Enter alone deletes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel = "Delete", busyLabel = "Deleting...", cancelLabel = "Cancel" } = props;
  const { busy = false, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      onClose={() => {
        if (!busy) onCancel();
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{text}</DialogContent>
      <DialogActions sx={{ padding: "8px 24px 20px", gap: 1 }}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; here it must not be on Delete */}
        <Button variant="outlined" onClick={onCancel} disabled={busy} autoFocus>
          {cancelLabel}
        </Button>
        {onConfirm ? (
          <Button color="error" onClick={onConfirm} disabled={busy}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
