import type { FastifyRequest } from "fastify";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import type { Visitor } from "../../features/clicks/visitor";
import { addressRange } from "../../shared/access/rateLimit";
import { parsePath } from "../pages/canonical";
import { getOrigin } from "../origin";
import { anySessionCookie } from "../sessionCookie";

const one = (header: string | string[] | undefined): string => (Array.isArray(header) ? header.join() : (header ?? ""));

/** A session's cookie is 32 bytes in base64url; anything else needs no look-up. */
const cookieShape = /^[\w-]{43}$/;

/** Clicks wait in memory while the database is slow: a header may be far longer than any browser's name. */
const longestUserAgent = 512;

/** Do Not Track and Global Privacy Control, https://w3c.github.io/gpc/. */
export const hasOptedOut = ({ headers }: FastifyRequest): boolean =>
  headers.dnt === "1" || one(headers["sec-gpc"]) === "1";

/** What a request tells of its sender; see https://wicg.github.io/nav-speculation/prefetch.html on Sec-Purpose. */
export function readVisitor(request: FastifyRequest): Visitor {
  const { headers, method, ip } = request;
  const purpose = [headers["sec-purpose"], headers.purpose, headers["x-purpose"], headers["x-moz"]].map(one).join();
  const cookie = anySessionCookie(request);
  return {
    address: ip,
    userAgent: (headers["user-agent"] ?? "").slice(0, longestUserAgent),
    head: method === "HEAD",
    prefetch: /prefetch|prerender|preview/i.test(purpose),
    cookie: cookie !== undefined && cookieShape.test(cookie) ? cookie : undefined,
    optedOut: hasOptedOut(request),
  };
}

/** As browsers write it in Origin and Referer, where the scheme's own port is left out. */
const ownOrigin = (request: FastifyRequest, publicUrl: string | null): string =>
  new URL(getOrigin(request, publicUrl)).origin;

/** Whether a page of another site sent it. */
export function isForeign(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  const site = one(request.headers["sec-fetch-site"]);
  return (origin !== undefined && origin !== ownOrigin(request, publicUrl)) || (site !== "" && site !== "same-origin");
}

/** Whether this address has used up its attempts. */
export const isTooOften = (limiter: RateLimiterMemory, { ip }: FastifyRequest): Promise<boolean> =>
  limiter.consume(addressRange(ip)).then(
    () => false,
    () => true,
  );

const longestPath = 300;

/** Path of the page of this site that led here; empty when the browser does not tell, or it was another site's. */
export function pageBefore(request: FastifyRequest, publicUrl: string | null): string {
  const referer = request.headers.referer ?? "";
  if (!URL.canParse(referer)) return "";
  const { origin, pathname } = new URL(referer);
  if (origin !== ownOrigin(request, publicUrl)) return "";
  return (parsePath(pathname)?.path ?? pathname).slice(0, longestPath);
}
