import { useSyncExternalStore } from "react";
import { schemeScript } from "./colorScheme";

const never = () => () => undefined;

/** First in the body. Once it has run it goes: React warns of a script that is rendered in the browser, where none would run. */
export function ColorSchemeScript() {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return hydrating ? <script dangerouslySetInnerHTML={{ __html: schemeScript }} /> : null;
}
