import type { IncomingHttpHeaders } from "node:http";

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether the asking side has this already (RFC 9110, 13.2.2): the tag decides, the date only where no tag was sent. */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string, changed: Date): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) return known.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
  const since = Date.parse(headers["if-modified-since"] ?? "");
  // The header's dates have whole seconds.
  return Math.floor(changed.getTime() / 1_000) <= since / 1_000;
}
