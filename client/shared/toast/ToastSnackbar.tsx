import Snackbar from "@mui/material/Snackbar";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { Toast } from "./ToastContext";

const shownFor = 2000;

export interface ToastSnackbarProps {
  toast: Toast;
  /** Another toast waits. */
  hurry: boolean;
  onGone: () => void;
}

export function ToastSnackbar({ toast, hurry, onGone }: ToastSnackbarProps) {
  const [open, setOpen] = useState(true);
  return (
    <Snackbar
      open={open && !hurry}
      autoHideDuration={shownFor}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      onClose={(_event, reason) => {
        if (reason !== "clickaway") setOpen(false);
      }}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Card data-variant={toast.variant ?? "default"}>
        <strong>{toast.title}</strong>
        {toast.text ? <p>{toast.text}</p> : null}
      </Card>
    </Snackbar>
  );
}

const Card = styled("div")(({ theme }) => ({
  minWidth: "min(22rem, calc(100vw - 2.5rem))",
  maxWidth: "30rem",
  padding: "16px 20px",
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  "& strong": { display: "block", fontWeight: 600 },
  "& p": { fontSize: "0.9375rem" },
  "&[data-variant='destructive']": {
    borderLeftColor: "currentColor",
    background: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
}));
