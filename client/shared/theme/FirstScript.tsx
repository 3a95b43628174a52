import { useInBrowser } from "../hooks/useInBrowser";
import { deferredLayoutScript } from "./deferredLayout";
import { schemeScript } from "./colorScheme";
import { displayName, textName } from "./typography";

/** The attribute of <html> while the first paint waits for the fonts; base.css hides the body. */
export const fontsAttribute = "data-fonts";

const families = [displayName, textName];
/** A slow connection shows the page in the fallback fonts after this time, in milliseconds. */
const longestWait = 1500;

/**
 * Runs in the page as text, so it may use only its arguments. Browsers wait for preloaded fonts for a tenth of a second
 * only, and lines wrap differently in the fallback fonts. Text that is shown once with its fonts does not move.
 */
function awaitFonts(attribute: string, names: readonly string[], wait: number): void {
  const root = document.documentElement;
  const show = (): void => root.removeAttribute(attribute);
  root.setAttribute(attribute, "loading");
  setTimeout(show, wait);
  Promise.all(names.map((name) => document.fonts.load(`1em "${name}"`))).then(show, show);
}

/** An inline script for the beginning of the body. */
export const fontScript = `try{(${awaitFonts.toString()})("${fontsAttribute}",${JSON.stringify(families)},${longestWait})}catch(e){}`;

/** Scripts that must run before the first paint. */
export const firstScript = `${schemeScript};${fontScript};${deferredLayoutScript}`;

/**
 * The first element of the body. It unmounts after hydration: React warns about scripts rendered in the browser, which
 * would not run.
 */
export function FirstScript() {
  const hydrating = useInBrowser(() => false, true);
  return hydrating ? <script dangerouslySetInnerHTML={{ __html: firstScript }} /> : null;
}
