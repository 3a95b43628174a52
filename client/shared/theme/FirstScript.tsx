import { useInBrowser } from "../hooks/useInBrowser";
import { deferredLayoutScript } from "./deferredLayout";
import { schemeScript } from "./colorScheme";
import { fontScript } from "./fontLoading";

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
