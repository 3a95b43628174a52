import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http";
import inject, { type Response } from "light-my-request";
import type { Logger } from "pino";
import { type CachedResponse, createCachedResponse } from "../../shared/cache/cachedResponse";
import { recordDependencies, CacheDependencies } from "../../shared/cache/cacheDependencies";
import type { ComputedValue, TaggedCache } from "../../shared/cache/taggedCache";
import type { ClientBudget } from "../http/clientBudget";
import { isPerSession, isPlainGet, cacheKey } from "./cacheKey";
import { sendCachedResponse } from "./sendCachedResponse";

export interface ResponseCacheMiddlewareDeps {
  cache: TaggedCache<CachedResponse>;
  /** Whether the process answers at all; while it starts or stops the framework says so. */
  isReady: () => boolean;
  /** Where the site is reached from outside; null means: as the request says, so that each host has pages of its own. */
  publicUrl: string | null;
  /** X-Forwarded-* headers are believed. */
  behindProxy: boolean;
  budget: ClientBudget;
  log: Logger;
}

/** Headers that say how the bytes travel, or that are made for each answer. */
const ofTheJourney = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

function headersOf({ headers }: Response): Record<string, string> {
  const told = Object.entries(headers).filter(([name, value]) => value !== undefined && !ofTheJourney.has(name));
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}

/** Those of a request on which its page may depend, besides its address. */
function headersOfOrigin({ headers }: IncomingMessage, behindProxy: boolean): IncomingHttpHeaders {
  const { host, "x-forwarded-host": forwardedHost, "x-forwarded-proto": protocol } = headers;
  const forwarded = { "x-forwarded-host": forwardedHost, "x-forwarded-proto": protocol };
  const told = Object.entries({ host, ...(behindProxy && forwarded) }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told);
}

/** Asks the framework as a visitor would who sends nothing but the address, and notes what the answer is made of. */
async function askFramework(
  listener: RequestListener,
  url: string,
  headers: IncomingHttpHeaders,
  remoteAddress: string,
): Promise<ComputedValue<CachedResponse>> {
  let reads = new CacheDependencies();
  const reply = await inject(
    (request, response) => {
      reads = recordDependencies(request);
      // As it was sent: the library writes some signs anew.
      request.url = url;
      listener(request, response);
    },
    {
      method: "GET",
      url,
      headers: { ...headers, "accept-encoding": "identity", "apollo-require-preflight": "true" },
      remoteAddress,
    },
  );
  const isKept = reply.statusCode === 200 && reads.tags !== null && reply.headers["set-cookie"] === undefined;
  // Whoever has it may keep it, but asks each time whether it is still so.
  const told = { ...headersOf(reply), ...(isKept && { "cache-control": "no-cache" }) };
  const value = await createCachedResponse(reply.statusCode, told, reply.rawPayload);
  return { value, tags: isKept ? reads.tags : null, isFault: reply.statusCode >= 500 };
}

/**
 * Stands before the framework: what is kept goes straight from memory to the socket, what may be kept is made by the
 * framework once and kept, and everything else is the framework's.
 */
export function responseCacheMiddleware(
  parts: ResponseCacheMiddlewareDeps,
): (listener: RequestListener) => RequestListener {
  const { cache, isReady, publicUrl, behindProxy, budget, log } = parts;
  const originKey = ({ headers }: IncomingMessage): string => {
    if (publicUrl !== null) return "";
    const forwarded = behindProxy
      ? `${String(headers["x-forwarded-proto"])} ${String(headers["x-forwarded-host"])} `
      : "";
    return `${headers.host} ${forwarded}`;
  };
  return (listener) => {
    const make = (key: string, url: string, request: IncomingMessage): Promise<CachedResponse> =>
      cache.compute(key, () =>
        askFramework(listener, url, headersOfOrigin(request, behindProxy), budget.addressOf(request)),
      );
    /** Returns null for a client whose budget is spent: the framework answers 429. */
    const makeWithin = async (key: string, url: string, request: IncomingMessage): Promise<CachedResponse | null> =>
      (await budget.isSpent(budget.addressOf(request))) ? null : make(key, url, request);
    return (request, response) => {
      const { url = "" } = request;
      if (!cache.isOpen || !isReady() || !isPlainGet(request) || isPerSession(request)) {
        listener(request, response);
        return;
      }
      const origin = originKey(request);
      const asAsked = cache.find(origin + url);
      const address = asAsked && cache.isFresh(asAsked) ? url : cacheKey(url);
      if (address === null) {
        listener(request, response);
        return;
      }
      const key = origin + address;
      const known = asAsked ?? cache.find(key);
      if (known) {
        cache.countHit();
        sendCachedResponse(request, response, known.value);
        if (!cache.isFresh(known)) {
          make(key, address, request).catch((error: unknown) => log.warn({ err: error, url }, "not made anew"));
        }
        return;
      }
      makeWithin(key, address, request).then(
        (answer) => {
          // A redirect leads on with all that was asked for.
          if (answer === null || (address !== url && answer.status !== 200)) listener(request, response);
          else sendCachedResponse(request, response, answer);
        },
        (error: unknown) => {
          log.error({ err: error, url }, "an answer could not be made to be kept");
          listener(request, response);
        },
      );
    };
  };
}
