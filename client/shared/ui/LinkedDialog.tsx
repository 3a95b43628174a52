import FocusTrap from "@mui/material/Unstable_TrapFocus";
import { useEffect, useId, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { CloseIcon } from "./icons";
import { openedHere } from "./linkedDialogState";
import { VisuallyHidden } from "./VisuallyHidden";

export interface LinkedDialogProps {
  title: string;
  text?: string;
  /** The same page without the dialog. */
  closeTo: string;
  children: ReactNode;
}

/**
 * A dialog that is open because the address says so: it can be shared, and the server renders it in place, where it works
 * without JavaScript. Links that open it carry `linkedDialogState`, so that closing it goes back instead of on.
 */
export function LinkedDialog({ title, text, closeTo, children }: LinkedDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  useScrollLock();
  const close = () => {
    if (openedHere(state)) void navigate(-1);
    else void navigate(closeTo, { replace: true, preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  const onClose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    close();
  };
  return (
    <Layer>
      <Veil onClick={close} aria-hidden="true" />
      <FocusTrap open>
        <Panel role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} onKeyDown={onKeyDown}>
          <Head>
            <div>
              <h2 id={titleId}>{title}</h2>
              {text ? <p>{text}</p> : null}
            </div>
            <Link to={closeTo} onClick={onClose}>
              <CloseIcon />
              <VisuallyHidden>Close</VisuallyHidden>
            </Link>
          </Head>
          {children}
        </Panel>
      </FocusTrap>
    </Layer>
  );
}

/** The page behind stays where it is, and as wide as it is. */
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

const Layer = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.modal,
  // Not a grid: the focus trap sets empty elements beside the panel, which would get rows of their own.
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  [theme.breakpoints.up("sm")]: { alignItems: "center", padding: 24 },
}));

const Veil = styled("div")({ position: "absolute", inset: 0, background: "rgb(20 14 12 / 0.62)" });

const Panel = styled("div")(({ theme }) => ({
  position: "relative",
  width: "100%",
  maxWidth: 960,
  maxHeight: "min(92dvh, 56rem)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "0 clamp(1.25rem, 0.6rem + 2.6vw, 2.75rem) clamp(1.5rem, 1rem + 2vw, 2.75rem)",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "&:focus": { outline: "none" },
}));

const Head = styled("div")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: 16,
  marginBottom: 24,
  paddingBlock: "clamp(1.25rem, 1rem + 1.4vw, 2rem) 18px",
  borderBottom: `1px solid ${theme.vars.palette.text.primary}`,
  background: theme.vars.palette.background.paper,
  "& h2": { ...theme.typography.h2 },
  "& p": { ...theme.typography.body2, marginTop: 6, color: theme.vars.palette.text.secondary },
  "& > a": {
    position: "relative",
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    marginRight: -10,
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));
