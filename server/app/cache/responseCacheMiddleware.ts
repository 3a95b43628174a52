import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import inject, { type Response } from "light-my-request";
import type { Logger } from "pino";
import {
  type CachedResponse,
  createCachedResponse,
  type EncodedBody,
  getEncodedBody,
} from "../../core/cache/cachedResponse";
import { recordDependencies, CacheDependencies } from "../../core/cache/cacheDependencies";
import { negotiateEncoding } from "../../core/cache/negotiateEncoding";
import type { ComputedValue, TaggedCache } from "../../core/cache/taggedCache";
import { matchesEtag } from "../../web/conditional";
import type { ClientBudget } from "../http/clientBudget";
import { isPerCaller, isPlainGet, cacheKey } from "./cacheKey";

export interface ResponseCacheMiddlewareDeps {
  cache: TaggedCache<CachedResponse>;
  /** Hashes of the persisted queries whose responses may be cached. */
  cacheableHashes: ReadonlySet<string>;
  /** False while the process starts or stops: the framework answers then. */
  isReady: () => boolean;
  /** The site's public origin. Null: the origin of each request, so that each host has its own pages. */
  publicUrl: string | null;
  budget: ClientBudget;
  log: Logger;
}

/** Headers that describe the transfer, or that each response gets again. */
const transferHeaders = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

function pickCachedHeaders({ headers }: Response): Record<string, string> {
  const cached = Object.entries(headers).filter(([name, value]) => value !== undefined && !transferHeaders.has(name));
  return Object.fromEntries(cached.map(([name, value]) => [name, String(value)]));
}

/** Returns the request headers on which a page may depend, its client's address and its trace. */
const pickOriginHeaders = ({ headers }: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(
    ["host", "traceparent", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]
      .filter((name) => headers[name] !== undefined)
      .map((name) => [name, headers[name]]),
  );

/** Lets the framework answer a request that has only a URL and an origin, and records what the response was made from. */
async function computeResponse(
  listener: RequestListener,
  url: string,
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
): Promise<ComputedValue<CachedResponse>> {
  let dependencies = new CacheDependencies();
  const response = await inject(
    (request, reply) => {
      dependencies = recordDependencies(request);
      // The library changes the encoding of some characters.
      request.url = url;
      listener(request, reply);
    },
    {
      method: "GET",
      url,
      headers: { ...headers, "accept-encoding": "identity", "apollo-require-preflight": "true" },
      remoteAddress,
    },
  );
  const isCached =
    response.statusCode === 200 && dependencies.tags !== null && response.headers["set-cookie"] === undefined;
  // Browsers may store the response, and revalidate it each time.
  const cachedHeaders = { ...pickCachedHeaders(response), ...(isCached && { "cache-control": "no-cache" }) };
  const value = await createCachedResponse(response.statusCode, cachedHeaders, response.rawPayload);
  return { value, tags: isCached ? dependencies.tags : null, isFault: response.statusCode >= 500 };
}

/** Sends a cached response in the encoding that the client prefers, or 304 when the client has it. */
function sendCachedResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers } = request;
  if (headers["if-none-match"] !== undefined && cached.status === 200 && matchesEtag(headers, cached.etag)) {
    response.writeHead(304, cached.notModifiedHeaders).end();
    return;
  }
  const send = (encoded: EncodedBody): void =>
    void response.writeHead(cached.status, encoded.headers).end(encoded.body);
  const encoded = getEncodedBody(cached, negotiateEncoding(headers["accept-encoding"]));
  if (encoded instanceof Promise) encoded.then(send).catch(() => response.destroy());
  else send(encoded);
}

/**
 * Sends cached responses straight from memory. On a miss, the framework computes a cacheable response once for all concurrent
 * requests, also while the database is away. Every other request goes to the framework.
 */
export function responseCacheMiddleware(
  deps: ResponseCacheMiddlewareDeps,
): (listener: RequestListener) => RequestListener {
  const { cache, cacheableHashes, isReady, publicUrl, budget, log } = deps;
  const buildOriginKey = ({ headers }: IncomingMessage): string => {
    if (publicUrl !== null) return "";
    return `${headers.host} ${String(headers["x-forwarded-proto"])} ${String(headers["x-forwarded-host"])} `;
  };
  return (listener) => {
    const compute = (key: string, url: string, request: IncomingMessage): Promise<CachedResponse> =>
      cache.compute(key, () =>
        computeResponse(listener, url, pickOriginHeaders(request), request.socket.remoteAddress),
      );
    /** Returns null for a client that has spent its budget: the framework answers 429. */
    const computeWithinBudget = async (
      key: string,
      url: string,
      request: IncomingMessage,
    ): Promise<CachedResponse | null> =>
      budget.isSpent(budget.getClientAddress(request)) ? null : compute(key, url, request);
    return (request, response) => {
      const { url = "" } = request;
      if (!cache.isServing || !isReady() || !isPlainGet(request) || isPerCaller(request)) {
        listener(request, response);
        return;
      }
      const origin = buildOriginKey(request);
      const exact = cache.find(origin + url);
      const path = exact && cache.isFresh(exact) ? url : cacheKey(url, cacheableHashes);
      if (path === null) {
        listener(request, response);
        return;
      }
      const key = origin + path;
      const cached = exact ?? cache.find(key);
      if (cached) {
        cache.countHit();
        sendCachedResponse(request, response, cached.value);
        if (cache.isOpen && !cache.isFresh(cached)) {
          compute(key, path, request).catch((error: unknown) =>
            log.warn({ err: error, url }, "the server could not refresh a cached response"),
          );
        }
        return;
      }
      computeWithinBudget(key, path, request).then(
        (computed) => {
          // A redirect keeps the campaign parameters, which the key does not have. A refusal depends on who is refused.
          const isRefused = computed === null || computed.commonHeaders.includes("retry-after");
          if (isRefused || (path !== url && computed.status !== 200)) listener(request, response);
          else sendCachedResponse(request, response, computed);
        },
        (error: unknown) => {
          log.error({ err: error, url }, "the server could not compute a response to cache");
          listener(request, response);
        },
      );
    };
  };
}
