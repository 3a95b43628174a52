import { useEffect, useRef, type RefObject } from "react";

/** Removing the focused card, and a closing toast, lose the focus. Returns the ref of the element that gets it then. */
export function useFocusWhenLost(count: number): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.tagName === "MAIN";
    if (count !== shown.current && isLost) line.current?.focus();
    shown.current = count;
  }, [count]);
  return line;
}
