import type { Page } from "playwright-core";

/** Runs in the browser. Texts with a line limit are shortened on purpose, and their screens show the whole elsewhere. */
const listClippedTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isHidden = style.clip !== "auto" || style.clipPath !== "none" || element.clientWidth === 0;
      if (!hasText || isHidden || style.overflowX !== "hidden" || style.webkitLineClamp !== "none") return false;
      // Sizes are rounded; an ellipsis tells for certain that something is missing.
      const slack = style.textOverflow === "ellipsis" ? 0 : 1;
      return element.scrollWidth > element.clientWidth + slack || element.scrollHeight > element.clientHeight + 2;
    })
    .map((element) => `cut off: ${element.textContent?.trim().slice(0, 60)}`);

/** Returns the texts of the page that are cut off. */
export const findClippedTexts = (page: Page): Promise<string[]> => page.evaluate(listClippedTexts);
