import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useToast } from "../../../../../../shared/toast/ToastContext";

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes. Only its button closes it, because nobody sees the codes again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const toast = useToast();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: "Recovery codes copied" });
    } catch {
      toast({ title: "The codes could not be copied", variant: "destructive" });
    }
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Save your recovery codes</DialogTitle>
      <DialogContent>
        <Codes>
          <p>
            If you lose your device, one of these codes signs you in after your password. They are shown only now. Keep
            them in a safe place, apart from your password.
          </p>
          <ol aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </Codes>
      </DialogContent>
      <DialogActions sx={{ padding: "8px 24px 20px", gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose}>I have saved them</Button>
      </DialogActions>
    </Dialog>
  );
}

const Codes = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  "& ol": {
    margin: 0,
    padding: "12px 16px",
    listStyle: "none",
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.editorial.sunken,
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
    fontSize: "0.9375rem",
    lineHeight: 1.9,
  },
}));
