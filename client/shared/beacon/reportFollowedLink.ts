import type { MouseEvent } from "react";

/**
 * The left button and the keyboard (0), and the middle button, which opens a tab (1). The right button only opens a
 * menu.
 */
const follows = ({ button }: MouseEvent): boolean => button === 0 || button === 1;

/** Reports a click on a direct retailer link. sendBeacon works even when the browser leaves the page. */
export function reportFollowedLink(event: MouseEvent, beacon: string): void {
  if (follows(event)) navigator.sendBeacon?.(beacon);
}
