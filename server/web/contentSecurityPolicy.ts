import { createHash } from "node:crypto";

export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Emotion opens an empty style element in the browser and fills it through the CSSOM; the element itself needs leave. */
const emptyStyle = hashOf("");

/**
 * The policy of one page. Inline scripts and styles run by their hashes, so that a page can be kept as ready bytes, which
 * a nonce would forbid.
 */
export function contentSecurityPolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.scripts.join(" ")}`.trim(),
    `style-src 'self' ${[emptyStyle, ...hashes.styles].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    // Shops' pictures come from their own servers.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
