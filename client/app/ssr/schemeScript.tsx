import { renderToStaticMarkup } from "react-dom/server";
import { ColorSchemeScript } from "../../shared/theme/ColorSchemeScript";
import { cspHash } from "./hash";

const text = /<script[^>]*>([^]*)<\/script>/.exec(renderToStaticMarkup(<ColorSchemeScript />))?.[1] ?? "";

/** The only inline script that may run, the same on every page. */
export const schemeScriptHash: string = cspHash(text);
