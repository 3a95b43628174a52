import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { VisuallyHidden } from "../shared/ui/VisuallyHidden";
import { mainId } from "./layout/SkipLink";

/**
 * On a full page load, a screen reader announces the title and starts at the top; a client-side navigation does
 * neither. So after a navigation this moves the focus to the content and announces the title as soon as the new page
 * has set it.
 */
export function RouteAnnouncer() {
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
