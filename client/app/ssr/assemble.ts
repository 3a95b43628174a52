import { pageStateId } from "../../graphql/pageState";
import { scriptSafeJson } from "../../shared/seo/head";
import { deferScripts } from "./lateScripts";

/** What was built for the page: addresses, and the texts of style sheets. */
export interface PageAssets {
  scripts: string[];
  modulePreloads: string[];
  styles: string[];
  fonts: string[];
}

const attribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const insertBefore = (html: string, at: number, part: string): string => html.slice(0, at) + part + html.slice(at);

export interface DocumentParts {
  assets: PageAssets;
  styleTags: string;
  styleNonce?: string;
  /** Absent on a page without scripts. */
  state?: unknown;
  /** Travels with the state, so that the browser finds the addresses that the server wrote. */
  origin?: string;
  /** Source files of the page's lazy routes; travel with the state, so that the browser need not match the address. */
  modules?: readonly string[];
}

/** The scripts that make the page alive, with all that they import, which a browser would find one after the other. */
const scriptElements = ({ modulePreloads, scripts }: PageAssets): string =>
  [
    ...modulePreloads.map((href) => `<link rel="modulepreload" href="${attribute(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${attribute(src)}"></script>`),
  ].join("");

export interface Assembled {
  html: string;
  /** Sources of the inline scripts that were added, for the page's policy. */
  scriptHashes: string[];
}

/**
 * Adds to React's document what only the server knows. The page can be read without its scripts, so they come when it is
 * painted: on a slow line they would take its bytes.
 */
export function assembleDocument(
  html: string,
  { assets, styleTags, styleNonce, state, origin = "", modules = [] }: DocumentParts,
): Assembled {
  const head = [
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`,
    ),
    ...assets.styles.map((css) => `<style>${css}</style>`),
    styleTags,
    styleNonce ? `<meta property="csp-nonce" nonce="${attribute(styleNonce)}">` : "",
  ].join("");
  const withHead = insertBefore(html, html.indexOf("</head>"), head);
  if (state === undefined) return { html: withHead, scriptHashes: [] };
  const data = `<script type="application/json" id="${pageStateId}" data-origin="${attribute(origin)}" data-modules="${attribute(modules.join(" "))}">${scriptSafeJson(state)}</script>`;
  const late = deferScripts(scriptElements(assets));
  return {
    html: insertBefore(withHead, withHead.lastIndexOf("</body>"), data + late.tags),
    scriptHashes: late.hashes,
  };
}
