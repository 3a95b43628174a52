import type { MouseEvent } from "react";

/** The left button or the keyboard, and the middle one, which opens a tab; the right one follows nothing yet. */
const follows = ({ button }: MouseEvent): boolean => button === 0 || button === 1;

/**
 * Tells the server that a link was followed which leads straight to the retailer. The browser sends it apart from the page,
 * which may be left already.
 */
export function reportFollowedLink(event: MouseEvent, beacon: string): void {
  if (follows(event)) navigator.sendBeacon?.(beacon);
}
