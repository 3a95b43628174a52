import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { listen } from "../../database/listen";
import type { Replicas } from "../../database/replicas";
import type { CachedResponse } from "../../shared/cache/cachedResponse";
import { createCountCache, type CountCache } from "../../shared/cache/countCache";
import { type CacheStatistics, TaggedCache } from "../../shared/cache/taggedCache";
import { onWrite, invalidateCaches } from "../../shared/cache/invalidation";
import { invalidationChannel, parseInvalidation } from "../../shared/cache/publishInvalidation";
import type { ClientBudget } from "../http/clientBudget";
import { responseCacheMiddleware } from "./responseCacheMiddleware";

const megabyte = 2 ** 20;

/**
 * Writes drop what they touch, so age matters only to what changes with the clock (whether a price is current) or behind the
 * server's back: a minute, and four more for the one visitor who comes after it.
 */
const options = {
  bytes: 32 * megabyte,
  sizeOf: ({ size }: CachedResponse) => size,
  freshFor: 60_000,
  staleFor: 240_000,
};

export interface ResponseCacheDeps {
  environment: Environment;
  isReady: () => boolean;
  /** Writes that were not heard of must have reached what visitors read from, before answers are kept. */
  replicas?: Pick<Replicas, "written">;
  budget: ClientBudget;
  log: Logger;
}

export interface ResponseCache {
  /** Puts the kept answers before the framework's own listener. */
  middleware: (listener: RequestListener) => RequestListener;
  /** Begins to keep answers, as soon as and as long as the writes of all processes are heard. */
  start(): void;
  /** What the answers were counted from, kept alike. */
  countCache: CountCache;
  figures(): CacheStatistics;
  stop(): Promise<void>;
}

/** The answers that this process keeps. */
export function createResponseCache({ environment, isReady, replicas, budget, log }: ResponseCacheDeps): ResponseCache {
  const { databaseUrl, mode, publicUrl, trustedProxies } = environment;
  const cache = new TaggedCache(options);
  const countCache = createCountCache();
  const both = [cache, countCache];
  const forget = onWrite((tags) => both.forEach((kept) => kept.evict(tags)));
  const open = () => both.forEach((kept) => kept.start());
  const close = () => both.forEach((kept) => kept.stop());
  let stopListening = (): Promise<void> => Promise.resolve();
  return {
    middleware: responseCacheMiddleware({ cache, isReady, publicUrl, behindProxy: trustedProxies > 0, budget, log }),
    start: () => {
      // Pages change with the sources there, of which no write tells.
      if (mode === "development") return;
      // The embedded engine has one process, which hears itself.
      if (databaseUrl === null) return open();
      stopListening = listen(databaseUrl, invalidationChannel, {
        hearing: () => {
          replicas?.written();
          open();
        },
        heard: (payload) => {
          const tags = parseInvalidation(payload);
          if (tags) invalidateCaches(tags);
        },
        deaf: (error) => {
          log.warn({ err: error }, "writes of other processes are not heard, so no answers are kept");
          close();
        },
      });
    },
    countCache,
    figures: () => cache.figures,
    stop: async () => {
      await stopListening();
      close();
      forget();
    },
  };
}
