import type { IncomingHttpHeaders } from "node:http";
import { type CallerRequest } from "../../web/caller";
import { getOrigin } from "../../web/origin";
import { anySessionCookie } from "../../web/sessionCookie";

/** Whether a page of another origin sends the request. */
export function isFromOtherOrigin(
  request: Pick<CallerRequest, "headers" | "protocol" | "host">,
  publicUrl: string | null,
): boolean {
  const { origin } = request.headers;
  return Boolean(origin) && origin !== getOrigin(request, publicUrl);
}

/** Whether a page of another origin sends the request with the reader's session. */
export const isForeign = (request: CallerRequest, publicUrl: string | null): boolean =>
  isFromOtherOrigin(request, publicUrl) && anySessionCookie(request) !== undefined;

/** Whether the page was opened at the host that it asks: the site at another name than its public one. */
export const isOwnHost = ({ origin = "", host }: IncomingHttpHeaders): boolean =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

/**
 * Lets pages of all origins read what a response without credentials says. Browsers send no cookie then: "*" allows none.
 * https://fetch.spec.whatwg.org/#cors-protocol-and-credentials
 */
export const readableFromEverywhere = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, ratelimit, ratelimit-policy, retry-after",
  "cross-origin-resource-policy": "cross-origin",
};

/** The response to a browser that asks whether it may send such a request. "*" does not include authorization. */
export const preflightHeaders = {
  ...readableFromEverywhere,
  "access-control-allow-methods": "GET, HEAD, POST",
  "access-control-allow-headers": "*",
  "access-control-max-age": "86400",
};
