import { useInBrowser } from "../hooks/useInBrowser";
import { arrivalScript } from "./arrival";
import { schemeScript } from "./colorScheme";

/** What has to be known before anything is painted. */
export const firstScript = `${schemeScript};${arrivalScript}`;

/** First in the body. Once it has run it goes: React warns of a script that is rendered in the browser, where none would run. */
export function FirstScript() {
  const hydrating = useInBrowser(() => false, true);
  return hydrating ? <script dangerouslySetInnerHTML={{ __html: firstScript }} /> : null;
}
