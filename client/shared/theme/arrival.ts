/**
 * The first page of a visit comes as a whole, and its reader looks at its top: what lies below is laid out when it comes near, so
 * that pictures, fonts and scripts that arrive meanwhile have little to move. Its height is guessed until then; a place in the
 * page that is to be found again, by its name or by the way back, would be missed by guessing.
 */
const arrival = "data-arrival";

/** An inline script, for the beginning of the body. */
export const arrivalScript = `try{if(!location.hash&&!sessionStorage.length)document.documentElement.setAttribute("${arrival}","")}catch(e){}`;

/** For a section that may lie below the first screen, and never for the first one of a page. */
export const lateLayout = {
  [`html[${arrival}] section ~ &`]: { contentVisibility: "auto", containIntrinsicBlockSize: "auto 46rem" },
} as const;

/** Safari has no idle time to tell of. */
const whenIdle = (work: () => void): void =>
  void ("requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 50));

/** Lays the rest out in idle moments, one section in each, so that no step takes long. */
export function endArrival(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("section ~ section")];
  const next = (): void => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = "visible";
      whenIdle(next);
    } else document.documentElement.removeAttribute(arrival);
  };
  whenIdle(next);
}
