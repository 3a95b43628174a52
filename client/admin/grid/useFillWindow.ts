import { useLayoutEffect, useState } from "react";

const least = 360;

/**
 * The height at which an element and what follows it in its section end with the window, so that the page itself does not
 * scroll.
 * @returns a ref for the element, and its greatest height in pixels.
 */
export function useFillWindow(): [ref: (element: HTMLElement | null) => void, height: number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const section = element?.closest("section");
    const main = element?.closest("main");
    if (!element || !section) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const below = section.getBoundingClientRect().bottom - box.bottom;
      const padding = main ? parseFloat(getComputedStyle(main).paddingBottom) || 0 : 0;
      const free = window.innerHeight - (box.top + window.scrollY) - below - padding;
      setHeight(Math.max(least, Math.floor(free)));
    };
    measure();
    window.addEventListener("resize", measure);
    // Filters, views and the bar of a selection above the rows come and go.
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    observer?.observe(section);
    return () => {
      window.removeEventListener("resize", measure);
      observer?.disconnect();
    };
  }, [element]);
  return [setElement, height];
}
