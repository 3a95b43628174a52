import type { FastifyRequest } from "fastify";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import type { Visitor } from "../../features/money/clicks/visitor";
import { addressRange } from "../../core/access/rateLimit";
import { parsePath } from "../pages/canonical";
import { getOrigin } from "../origin";
import { anySessionCookie } from "../sessionCookie";

const firstValue = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join() : (header ?? "");

/** A session cookie is 32 bytes in base64url; other values need no lookup. */
const cookieShape = /^[\w-]{43}$/;

/** Clicks wait in memory while the database is slow, so their size must be bounded. */
const maxUserAgentLength = 512;

/** Do Not Track and Global Privacy Control, https://w3c.github.io/gpc/. */
export const hasOptedOut = ({ headers }: FastifyRequest): boolean =>
  headers.dnt === "1" || firstValue(headers["sec-gpc"]) === "1";

/** Returns the visitor of a request; Sec-Purpose: https://wicg.github.io/nav-speculation/prefetch.html */
export function readVisitor(request: FastifyRequest): Visitor {
  const { headers, method, ip } = request;
  const purpose = [headers["sec-purpose"], headers.purpose, headers["x-purpose"], headers["x-moz"]]
    .map(firstValue)
    .join();
  const cookie = anySessionCookie(request);
  return {
    address: ip,
    userAgent: (headers["user-agent"] ?? "").slice(0, maxUserAgentLength),
    head: method === "HEAD",
    prefetch: /prefetch|prerender|preview/i.test(purpose),
    cookie: cookie !== undefined && cookieShape.test(cookie) ? cookie : undefined,
    optedOut: hasOptedOut(request),
  };
}

/** Returns the origin as browsers write it in Origin and Referer, without a default port. */
const ownOrigin = (request: FastifyRequest, publicUrl: string | null): string =>
  new URL(getOrigin(request, publicUrl)).origin;

/** Returns whether a page of another site sent the request. */
export function isFromOtherSite(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  const site = firstValue(request.headers["sec-fetch-site"]);
  return (origin !== undefined && origin !== ownOrigin(request, publicUrl)) || (site !== "" && site !== "same-origin");
}

/** Returns whether this address has used up its attempts. */
export const isRateLimited = (limiter: RateLimiterMemory, { ip }: FastifyRequest): Promise<boolean> =>
  limiter.consume(addressRange(ip)).then(
    () => false,
    () => true,
  );

const maxPathLength = 300;

/** At most 80 letters, digits and signs of campaign names, so without email addresses. */
const campaignShape = /^[\p{L}\p{M}\p{N} ._~+:|-]{1,80}$/u;

/** Returns the campaign that the parameters of an address name (`utm_campaign`, or `c` for short); empty without a valid one. */
export function parseCampaign({ utm_campaign: full, c: short }: { utm_campaign?: unknown; c?: unknown }): string {
  const campaign = full ?? short;
  return typeof campaign === "string" && campaignShape.test(campaign) ? campaign : "";
}

const noPage = { page: "", campaign: "" };

/**
 * Returns the path of the site's page that led here, and the campaign in its address; both are empty when the browser
 * does not send the page, or it was another site's.
 */
export function refererPage(request: FastifyRequest, publicUrl: string | null): { page: string; campaign: string } {
  const referer = request.headers.referer ?? "";
  if (!URL.canParse(referer)) return noPage;
  const { origin, pathname, searchParams } = new URL(referer);
  if (origin !== ownOrigin(request, publicUrl)) return noPage;
  const page = (parsePath(pathname)?.path ?? pathname).slice(0, maxPathLength);
  const names = { utm_campaign: searchParams.get("utm_campaign"), c: searchParams.get("c") };
  return { page, campaign: parseCampaign(names) };
}
