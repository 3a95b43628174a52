import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { CloseIcon } from "../icons";
import { isOpenedFromPage } from "./linkedDialogState";

export interface LinkedDialogProps {
  title: string;
  text?: string;
  /** URL of the same page without the dialog. */
  closeTo: string;
  children: ReactNode;
}

/**
 * A dialog that the URL opens: it can be shared, and the server renders it inline, where it works without JavaScript.
 * Links that open it pass `linkedDialogState`, so that closing it goes back in the history.
 */
export function LinkedDialog({ title, text, closeTo, children }: LinkedDialogProps) {
  const titleId = useId();
  const room = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  useScrollLock();
  const close = () => {
    if (isOpenedFromPage(state)) void navigate(-1);
    else void navigate(closeTo, { replace: true, preventScrollReset: true });
  };
  const onClose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    close();
  };
  return (
    // The dialog stays where the server rendered it, so there is nothing beside it to hide.
    <div ref={room}>
      <Dialog
        open
        fullWidth
        maxWidth="md"
        disablePortal
        container={() => room.current}
        aria-labelledby={titleId}
        transitionDuration={0}
        slotProps={{ transition: { appear: false } }}
        onClose={close}
      >
        <Head>
          <div>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            {text ? <Typography color="textSecondary">{text}</Typography> : null}
          </div>
          <IconButton component={Link} to={closeTo} aria-label="Close" edge="end" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <DialogContent>{children}</DialogContent>
      </Dialog>
    </div>
  );
}

/** Keeps the page behind it at the same scroll position and width. */
function useScrollLock() {
  useEffect(() => {
    const { style } = document.body;
    const before = { overflow: style.overflow, paddingRight: style.paddingRight };
    const bar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = "hidden";
    if (bar > 0) style.paddingRight = `${bar}px`;
    return () => void Object.assign(style, before);
  }, []);
}

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: 16,
  padding: "clamp(1.25rem, 1rem + 1.4vw, 2rem) clamp(1.25rem, 0.6rem + 2.6vw, 2.75rem) 18px",
  borderBottom: `1px solid ${theme.vars.palette.text.primary}`,
  "& h2": { ...theme.typography.h2, padding: 0 },
  "& + .MuiDialogContent-root": {
    paddingBlock: "24px clamp(1.5rem, 1rem + 2vw, 2.75rem)",
    paddingInline: "clamp(1.25rem, 0.6rem + 2.6vw, 2.75rem)",
  },
}));
