import { useLayoutEffect, type RefObject } from "react";

/** Where somebody was writing. */
export interface ScrollAnchor {
  start: number;
  end: number;
  /** How far the field and what scrolls around it were scrolled, in pixels. */
  inside: number;
  around: number;
}

/** The nearest part around the element that scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY !== "visible") return around;
  }
  return null;
}

/** A look at the preview takes the field off the screen; when it is back, the writer is where they were. */
export function useScrollAnchor(
  area: RefObject<HTMLTextAreaElement | null>,
  place: RefObject<ScrollAnchor | null>,
): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const before = place.current;
    if (before) {
      element.setSelectionRange(before.start, before.end);
      element.scrollTop = before.inside;
      scrollerOf(element)?.scrollTo({ top: before.around });
    }
    return () => {
      place.current = {
        start: element.selectionStart,
        end: element.selectionEnd,
        inside: element.scrollTop,
        around: scrollerOf(element)?.scrollTop ?? 0,
      };
    };
  }, [area, place]);
}
