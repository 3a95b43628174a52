import type { IncomingHttpHeaders } from "node:http";

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Returns whether If-None-Match contains the tag; weak comparison (RFC 9110, 8.8.3.2). */
export const matchesEtag = ({ "if-none-match": ifNoneMatch }: IncomingHttpHeaders, etag: string): boolean =>
  ifNoneMatch?.split(",").some((tag) => tag.trim() === "*" || opaqueTag(tag) === opaqueTag(etag)) ?? false;

/** Returns whether the client's copy is current (RFC 9110, 13.2.2): the tag decides, the date only without a tag. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string, changed: Date): boolean {
  if (headers["if-none-match"] !== undefined) return matchesEtag(headers, etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  // HTTP dates have whole seconds.
  return Math.floor(changed.getTime() / 1_000) <= since / 1_000;
}
