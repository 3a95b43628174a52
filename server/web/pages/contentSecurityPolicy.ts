import { createHash } from "node:crypto";

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Emotion opens an empty style element in the browser and fills it through the CSSOM; the element itself needs leave. */
const emptyStyle = hashSource("");

/** What Google Analytics needs without advertising: https://developers.google.com/tag-platform/security/guides/csp */
const tagHost = "https://www.googletagmanager.com";
const analyticsHosts = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export interface PagePolicy {
  scripts: readonly string[];
  styles: readonly string[];
  /** Of this one response: the data grid of the admin area writes a style element of its own. Such pages are not cached. */
  styleNonce?: string;
  /** Lets Google's script in; without it nothing from elsewhere runs. */
  googleAnalytics?: boolean;
}

/**
 * The policy of one page. Inline scripts and styles run by their hashes, so that a public page can be kept as ready bytes, which
 * a nonce would forbid.
 */
export function contentSecurityPolicy({ scripts, styles, styleNonce, googleAnalytics = false }: PagePolicy): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(googleAnalytics ? [tagHost] : [])].join(" "),
    ["style-src 'self'", emptyStyle, ...styles, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])].join(" "),
    "style-src-attr 'unsafe-inline'",
    // Shops' pictures come from their own servers.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...(googleAnalytics ? [tagHost, ...analyticsHosts] : [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
