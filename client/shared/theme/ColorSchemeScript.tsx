import InitColorSchemeScript from "@mui/material/InitColorSchemeScript";
import { schemeAttribute } from "./theme";

/** First in the body: the reader's scheme is set before anything is painted. The only inline script that runs. */
export function ColorSchemeScript() {
  return <InitColorSchemeScript attribute={schemeAttribute} defaultMode="system" />;
}
