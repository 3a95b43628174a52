import { useSyncExternalStore } from "react";
import { arrivalScript } from "./arrival";
import { schemeScript } from "./colorScheme";

const never = () => () => undefined;

/** What has to be known before anything is painted. */
export const firstScript = `${schemeScript};${arrivalScript}`;

/** First in the body. Once it has run it goes: React warns of a script that is rendered in the browser, where none would run. */
export function FirstScript() {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return hydrating ? <script dangerouslySetInnerHTML={{ __html: firstScript }} /> : null;
}
