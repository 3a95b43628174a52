/**
 * Defers the layout of sections below the first screen on the first page of a visit. Images, fonts and scripts that
 * load meanwhile then cause little layout shift. Deferred sections have an estimated height. That would break scrolling
 * to a fragment and scroll restoration, so pages with either are laid out at once.
 */
const arrivalAttribute = "data-arrival";

/** An inline script for the beginning of the body. */
export const deferredLayoutScript = `try{if(!location.hash&&!sessionStorage.length)document.documentElement.setAttribute("${arrivalAttribute}","")}catch(e){}`;

/** Styles for a section that may be below the first screen; never for the first section of a page. */
export const deferredLayout = {
  [`html[${arrivalAttribute}] section ~ &`]: { contentVisibility: "auto", containIntrinsicBlockSize: "auto 46rem" },
} as const;

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void): void =>
  void ("requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 50));

/** Lays out the deferred sections in idle periods, one at a time, so that no task takes long. */
export function layOutDeferred(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("section ~ section")];
  const next = (): void => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = "visible";
      whenIdle(next);
    } else document.documentElement.removeAttribute(arrivalAttribute);
  };
  whenIdle(next);
}
