import { useLayoutEffect, type RefObject } from "react";

/** Where the writer was. */
export interface ScrollAnchor {
  start: number;
  end: number;
  /** The scroll offsets of the field and its scroll container, in pixels. */
  inside: number;
  around: number;
}

/** The nearest scrollable ancestor. */
function findScrollContainer(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY !== "visible") return around;
  }
  return null;
}

/** Restores scroll offsets and selection when the field returns from the preview. */
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
      findScrollContainer(element)?.scrollTo({ top: before.around });
    }
    return () => {
      place.current = {
        start: element.selectionStart,
        end: element.selectionEnd,
        inside: element.scrollTop,
        around: findScrollContainer(element)?.scrollTop ?? 0,
      };
    };
  }, [area, place]);
}
