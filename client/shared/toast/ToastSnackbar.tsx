import Snackbar from "@mui/material/Snackbar";
import { useEffect, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import type { Toast } from "./ToastContext";

const displayTime = 2000;
const displayTimeWithAction = 10_000;

export interface ToastSnackbarProps {
  toast: Toast;
  /** Another toast is waiting. */
  hasNext: boolean;
  onClosed: () => void;
}

export function ToastSnackbar({ toast, hasNext, onClosed }: ToastSnackbarProps) {
  const [open, setOpen] = useState(true);
  /** A newer toast arrived before this one was shown, so there is no exit transition. */
  const [isSuperseded] = useState(hasNext);
  useEffect(() => {
    if (isSuperseded) onClosed();
  }, [isSuperseded, onClosed]);
  const { action } = toast;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Tab would reach the end of the page too late.
    if (action?.pressed?.isConnected === false) button.current?.focus();
  }, [action]);
  const close = () => {
    // Otherwise the focus would be lost with the button.
    if (button.current === document.activeElement) document.querySelector("main")?.focus({ preventScroll: true });
    setOpen(false);
  };
  return (
    <Snackbar
      open={open && !hasNext}
      autoHideDuration={action ? displayTimeWithAction : displayTime}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      onClose={(_event, reason) => {
        if (reason !== "clickaway") close();
      }}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <Card data-variant={toast.variant ?? "default"}>
        <div>
          <strong>{toast.title}</strong>
          {toast.text ? <p>{toast.text}</p> : null}
        </div>
        {action ? (
          <button
            type="button"
            ref={button}
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </Card>
    </Snackbar>
  );
}

const Card = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 20,
  minWidth: "min(22rem, calc(100vw - 2.5rem))",
  maxWidth: "30rem",
  padding: "16px 20px",
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  "& > div": { flex: 1, minWidth: 0 },
  "& strong": { display: "block", fontWeight: 600 },
  "& p": { fontSize: "0.9375rem" },
  "& button": {
    flex: "none",
    minHeight: 44,
    margin: "-8px -8px -8px 0",
    padding: "0 8px",
    border: 0,
    background: "none",
    color: "inherit",
    fontWeight: 600,
    textDecoration: "underline",
    textUnderlineOffset: "0.3em",
    cursor: "pointer",
    "&:focus-visible": { outlineColor: "currentColor", outlineOffset: -4 },
  },
  "&[data-variant='destructive']": {
    borderLeftColor: "currentColor",
    background: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
}));
