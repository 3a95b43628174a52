import { useEffect, useEffectEvent, type RefObject } from "react";

interface Menu {
  isOpen: boolean;
  panel: RefObject<HTMLElement | null>;
  /** Visible only where the menu can be closed. */
  toggle: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Moves the focus into the menu when it opens and back to its toggle when it closes; Escape closes it. */
export function useMenuFocus({ isOpen, panel, toggle, close }: Menu): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // One press closes one thing: the list of suggestions first.
    if (event.key === "Escape" && !event.defaultPrevented) close();
  });
  // A phone that was turned may be wide enough to show the menu beside the page.
  const onResize = useEffectEvent(() => {
    if (toggle.current && getComputedStyle(toggle.current).display === "none") close();
  });
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector("a")?.focus();
    const button = toggle.current;
    document.addEventListener("keydown", onKey);
    window.addEventListener("resize", onResize);
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("resize", onResize);
      button?.focus();
    };
  }, [isOpen, panel, toggle]);
}
