import { pressedAttribute } from "../preHydrationInput";
import { cspHash } from "./hash";

const templateId = "late-scripts";
/** The maximum delay of the scripts by a slow image, and by a missing paint, in milliseconds. */
const longestLoad = 1000;
const longestPaint = 3000;

/**
 * Runs in the page as text, so it may use only its arguments. The scripts are in a template, which browsers do not
 * load. They replace it once the page with its fonts and first images is painted. Until they have run, this marks the
 * buttons that are pressed.
 */
function loadAfterPaint(id: string, forLoad: number, forPaint: number, pressed: string): void {
  const late = document.getElementById(id) as HTMLTemplateElement;
  const begin = (): void => {
    if (late.isConnected) late.replaceWith(late.content);
  };
  // An image that finished with the load event is painted in the next frame.
  const afterFrame = (): number => requestAnimationFrame(() => requestAnimationFrame(begin));
  const onPaint = (): void => {
    if (document.readyState === "complete") afterFrame();
    else addEventListener("load", afterFrame);
    setTimeout(begin, forLoad);
  };
  // Visitors who interact need the scripts now, and a hidden tab never paints.
  for (const type of ["pointermove", "pointerdown", "keydown", "visibilitychange"])
    document.addEventListener(type, begin, { once: true, passive: true });
  // Two presses cancel out: most of these buttons are toggles.
  document.onclick = ({ target }) => void (target as Element).closest("button[type=button]")?.toggleAttribute(pressed);
  if (document.hidden) begin();
  else setTimeout(begin, forPaint);
  new PerformanceObserver((paints, observer) => {
    // The background alone is painted while the page waits for its fonts.
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    onPaint();
  }).observe({ type: "paint", buffered: true });
}

const script = `(${loadAfterPaint.toString()})(${JSON.stringify(templateId)},${longestLoad},${longestPaint},"${pressedAttribute}")`;

export interface DeferredScripts {
  /** For the end of the body, when the page and its state are parsed. */
  tags: string;
  hashes: string[];
}

/** @param elements the tags of the page's scripts and of their imports; empty for a page without scripts. */
export const deferScripts = (elements: string): DeferredScripts =>
  elements === ""
    ? { tags: "", hashes: [] }
    : {
        tags: `<template id="${templateId}">${elements}</template><script>${script}</script>`,
        hashes: [cspHash(script)],
      };
