import type { FocusEvent } from "react";

/** Scrolls a row to its focused part. A browser leaves a part that is half visible where it is. */
export function revealFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const [part, shown] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, part.right - shown.right) - Math.max(0, shown.left - part.left);
}
