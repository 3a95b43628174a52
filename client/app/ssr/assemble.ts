import { pageStateId } from "../../graphql/pageState";
import { scriptSafeJson } from "../../shared/seo/head";

/** What was built for the page: addresses, and the texts of style sheets. */
export interface PageAssets {
  scripts: string[];
  modulePreloads: string[];
  styles: string[];
  fonts: string[];
}

const attribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const insertBefore = (html: string, at: number, part: string): string => html.slice(0, at) + part + html.slice(at);

export interface Parts {
  assets: PageAssets;
  styleTags: string;
  /** Absent on a page without scripts. */
  state?: unknown;
  /** Travels with the state, so that the browser finds the addresses that the server wrote. */
  origin?: string;
}

/**
 * Adds to React's document what only the server knows. The page can be read without its scripts, so fonts and pictures go first.
 * Module scripts run after parsing, so the state is there by then.
 */
export function assemble(html: string, { assets, styleTags, state, origin = "" }: Parts): string {
  const head = [
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`,
    ),
    ...assets.styles.map((css) => `<style>${css}</style>`),
    styleTags,
    ...(state === undefined
      ? []
      : assets.modulePreloads.map(
          (href) => `<link rel="modulepreload" href="${attribute(href)}" fetchpriority="low">`,
        )),
    ...(state === undefined
      ? []
      : assets.scripts.map((src) => `<script type="module" src="${attribute(src)}" fetchpriority="low"></script>`)),
  ].join("");
  const withHead = insertBefore(html, html.indexOf("</head>"), head);
  if (state === undefined) return withHead;
  const data = `<script type="application/json" id="${pageStateId}" data-origin="${attribute(origin)}">${scriptSafeJson(state)}</script>`;
  return insertBefore(withHead, withHead.lastIndexOf("</body>"), data);
}
