import { keyframes, styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { scrollStorageKey } from "../shared/hooks/listPosition";
import { VisuallyHidden } from "../shared/ui/VisuallyHidden";
import { mainId } from "./layout/SkipLink";
import { SiteChrome } from "./SiteChrome";

export function RootRoute() {
  return (
    <SiteChrome>
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration storageKey={scrollStorageKey} />
    </SiteChrome>
  );
}

/** A thin progress bar at the top while a page's code loads; hidden for quick changes. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <ProgressLine aria-hidden="true" />;
}

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

/**
 * On a full page load, a screen reader announces the title and starts at the top; a client-side navigation does
 * neither. So after a navigation this moves the focus to the content and announces the title as soon as the new page
 * has set it.
 */
function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [message, setMessage] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === "") document.getElementById(mainId)?.focus({ preventScroll: true });
    const announce = () => setMessage(document.title);
    const timer = setTimeout(announce, 150);
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, hash]);

  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {message}
    </VisuallyHidden>
  );
}

const ProgressLine = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: "0 0 auto",
  height: 2,
  zIndex: theme.zIndex.tooltip,
  background: theme.vars.palette.primary.main,
  transform: "scaleX(0)",
  transformOrigin: "left",
  animation: `${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms forwards`,
}));
