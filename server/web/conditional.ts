import type { IncomingHttpHeaders } from "node:http";

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether the asking side named this tag; weak ones count (RFC 9110, 8.8.3.2). */
export const matchesEtag = ({ "if-none-match": known }: IncomingHttpHeaders, etag: string): boolean =>
  known?.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag)) ?? false;

/** Whether the asking side has this already (RFC 9110, 13.2.2): the tag decides, the date only where no tag was sent. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string, changed: Date): boolean {
  if (headers["if-none-match"] !== undefined) return matchesEtag(headers, etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  // The header's dates have whole seconds.
  return Math.floor(changed.getTime() / 1_000) <= since / 1_000;
}
