import { createHash } from "node:crypto";

export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Emotion opens an empty style element in the browser and fills it through the CSSOM; the element itself needs leave. */
const emptyStyle = hashOf("");

/** What Google Analytics needs without advertising: https://developers.google.com/tag-platform/security/guides/csp */
const tagHost = "https://www.googletagmanager.com";
const analyticsHosts = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export interface PagePolicy {
  scripts: readonly string[];
  styles: readonly string[];
  /** Lets Google's script in; without it nothing from elsewhere runs. */
  googleAnalytics?: boolean;
}

/**
 * The policy of one page. Inline scripts and styles run by their hashes, so that a page can be kept as ready bytes, which
 * a nonce would forbid.
 */
export function contentSecurityPolicy({ scripts, styles, googleAnalytics = false }: PagePolicy): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(googleAnalytics ? [tagHost] : [])].join(" "),
    `style-src 'self' ${[emptyStyle, ...styles].join(" ")}`,
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
