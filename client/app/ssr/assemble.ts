import { pageStateId } from "../../graphql/pageState";
import { scriptSafeJson } from "../../shared/seo/head";
import type { BrandingStyles } from "./brandingStyles";
import { deferScripts } from "./deferScripts";

/** The page's build output: URLs, and the texts of style sheets. */
export interface PageAssets {
  scripts: string[];
  modulePreloads: string[];
  styles: string[];
}

const attribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const insertBefore = (html: string, at: number, part: string): string => html.slice(0, at) + part + html.slice(at);

export interface DocumentProps {
  assets: PageAssets;
  branding: BrandingStyles;
  styleTags: string;
  styleNonce?: string;
  /** Missing on a page without scripts. */
  state?: unknown;
  /** Sent with the state, so that the browser builds the same absolute URLs as the server. */
  origin?: string;
  /** Source files of the page's lazy routes; sent with the state, so that the browser need not match the URL. */
  modules?: readonly string[];
}

/** The scripts of the page, with preloads of all their imports, which a browser would discover one after the other. */
const scriptElements = ({ modulePreloads, scripts }: PageAssets): string =>
  [
    ...modulePreloads.map((href) => `<link rel="modulepreload" href="${attribute(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${attribute(src)}"></script>`),
  ].join("");

export interface AssembledDocument {
  html: string;
  /** CSP sources of the added inline scripts. */
  scriptHashes: string[];
}

/**
 * Adds to React's document what only the server knows. Scripts load after the first paint: the page is readable without
 * them, and on a slow connection they would compete for bandwidth.
 */
export function assembleDocument(
  html: string,
  { assets, branding, styleTags, styleNonce, state, origin = "", modules = [] }: DocumentProps,
): AssembledDocument {
  const head = [
    ...branding.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`,
    ),
    ...[...assets.styles, branding.css].map((css) => `<style>${css}</style>`),
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
