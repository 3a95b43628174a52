import { pressedMark } from "../preHydrationInput";
import { cspHash } from "./hash";

const templateId = "late-scripts";
/** How long a picture that does not come may hold up the scripts, and how long a paint that does not come, in milliseconds. */
const longestLoad = 1000;
const longestPaint = 3000;

/**
 * Runs in the page, as text, so it names nothing but what it is given. The scripts stand in a template, where no browser
 * asks for them, and take its place as soon as the page with its fonts and first pictures is on the screen. What is pressed before
 * they have done their work is noted.
 */
function loadAfterPaint(id: string, forLoad: number, forPaint: number, pressed: string): void {
  const late = document.getElementById(id) as HTMLTemplateElement;
  const begin = (): void => {
    if (late.isConnected) late.replaceWith(late.content);
  };
  // The picture that came with the load is painted in the frame after it.
  const afterFrame = (): number => requestAnimationFrame(() => requestAnimationFrame(begin));
  const onPaint = (): void => {
    if (document.readyState === "complete") afterFrame();
    else addEventListener("load", afterFrame);
    setTimeout(begin, forLoad);
  };
  // Whoever touches the page wants it alive now, and what nobody looks at is not painted.
  for (const type of ["pointermove", "pointerdown", "keydown", "visibilitychange"])
    document.addEventListener(type, begin, { once: true, passive: true });
  // Pressed twice is not pressed: most of them are switches.
  document.onclick = ({ target }) => void (target as Element).closest("button[type=button]")?.toggleAttribute(pressed);
  if (document.hidden) begin();
  else setTimeout(begin, forPaint);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    onPaint();
  }).observe({ type: "paint", buffered: true });
}

const script = `(${loadAfterPaint.toString()})(${JSON.stringify(templateId)},${longestLoad},${longestPaint},"${pressedMark}")`;

export interface LateScripts {
  /** For the end of the body: by then the page and its state are parsed. */
  tags: string;
  hashes: string[];
}

/** @param elements the tags of the page's scripts and of what they import; empty for a page without scripts. */
export const deferScripts = (elements: string): LateScripts =>
  elements === ""
    ? { tags: "", hashes: [] }
    : {
        tags: `<template id="${templateId}">${elements}</template><script>${script}</script>`,
        hashes: [cspHash(script)],
      };
