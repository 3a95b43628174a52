import { createHash } from "node:crypto";

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Emotion adds an empty style element in the browser and fills it through the CSSOM; the element itself must be
 * allowed.
 */
const emptyStyle = hashSource("");

/** Hosts of Google Analytics without advertising: https://developers.google.com/tag-platform/security/guides/csp */
const tagHost = "https://www.googletagmanager.com";
const analyticsHosts = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export interface PagePolicy {
  scripts: readonly string[];
  styles: readonly string[];
  /** Nonce of this response: the data grid of the admin area adds its own style element. Such pages are not cached. */
  styleNonce?: string;
  /** Allows Google's script; otherwise no third-party script runs. */
  googleAnalytics?: boolean;
}

/**
 * Returns the policy of one page. Inline scripts and styles are allowed by hash, because a nonce would prevent caching
 * of public pages.
 */
export function contentSecurityPolicy({ scripts, styles, styleNonce, googleAnalytics = false }: PagePolicy): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(googleAnalytics ? [tagHost] : [])].join(" "),
    ["style-src 'self'", emptyStyle, ...styles, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])].join(" "),
    "style-src-attr 'unsafe-inline'",
    // Product images come from the shops' own servers.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...(googleAnalytics ? [tagHost, ...analyticsHosts] : [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
