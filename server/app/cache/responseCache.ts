import type { RequestListener } from "node:http";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { listen } from "../../database/listen";
import type { Reader } from "../../database/reader";
import type { CachedResponse } from "../../core/cache/cachedResponse";
import { CountCache } from "../../core/cache/countCache";
import { type CacheStatistics, TaggedCache } from "../../core/cache/taggedCache";
import { invalidateCaches, onStaleRead, onWrite } from "../../core/cache/invalidation";
import { invalidationChannel, parseInvalidation } from "../../core/cache/publishInvalidation";
import { presenceChannel, receivePresence } from "../../features/newsroom/live/presenceChannel";
import type { ClientBudget } from "../http/clientBudget";
import { findCacheableHashes } from "./persistedQueries";
import { responseCacheMiddleware } from "./responseCacheMiddleware";

const megabyte = 2 ** 20;

/**
 * Writes evict what they change. Age matters only for what depends on the clock (whether a price is current), or what
 * changes without an invalidation: a response is fresh for a minute, and for four more it is sent while the server refreshes it.
 */
const options = {
  bytes: 32 * megabyte,
  measureSize: ({ size }: CachedResponse) => size,
  freshMs: 60_000,
  staleMs: 240_000,
};

export interface ResponseCacheDeps {
  environment: Environment;
  schema: GraphQLSchema;
  isReady: () => boolean;
  /** Before the cache starts, the replicas must have the writes that this process did not hear of. */
  reader?: Pick<Reader, "markWritten">;
  budget: ClientBudget;
  log: Logger;
}

export interface ResponseCache {
  /** Puts the cache in front of the framework's listener. */
  middleware: (listener: RequestListener) => RequestListener;
  /**
   * Starts caching. While this process does not receive the writes of all processes, mostly because the database is away, it serves
   * responses of any age; afterwards it evicts them.
   */
  start(): void;
  /** The counts that responses contain; started, stopped and evicted together with the responses. */
  countCache: CountCache;
  figures(): CacheStatistics;
  stop(): Promise<void>;
}

/** Returns the response cache of this process, which is off until it is started. */
export function createResponseCache({
  environment,
  schema,
  isReady,
  reader,
  budget,
  log,
}: ResponseCacheDeps): ResponseCache {
  const { databaseUrl, mode, publicUrl } = environment;
  const cache = new TaggedCache(options);
  const countCache = new CountCache(environment.countWaitMs);
  const caches = [cache, countCache.fresh];
  const removeListeners = [
    onWrite((tags) => caches.forEach((each) => each.evict(tags))),
    onStaleRead(() => caches.forEach((each) => each.refusePending())),
  ];
  const open = () => caches.forEach((each) => each.start());
  const close = () => caches.forEach((each) => each.stop());
  let stopListening = (): Promise<void> => Promise.resolve();
  return {
    middleware: responseCacheMiddleware({
      cache,
      cacheableHashes: findCacheableHashes(schema),
      isReady,
      publicUrl,
      budget,
      log,
    }),
    start: () => {
      // In development, pages change with their source files, which publish no invalidation.
      if (mode === "development") return;
      // The embedded engine serves one process, which invalidates its caches itself.
      if (databaseUrl === null) return open();
      stopListening = listen(databaseUrl, {
        channels: {
          [invalidationChannel]: (payload) => {
            const tags = parseInvalidation(payload);
            if (tags) invalidateCaches(tags);
          },
          [presenceChannel]: receivePresence,
        },
        onListening: () => {
          reader?.markWritten();
          open();
        },
        onConnectionLost: (error) => {
          log.warn(
            { err: error },
            "the server does not receive writes of other processes, so it also serves old responses",
          );
          cache.pause();
          countCache.fresh.stop();
        },
      });
    },
    countCache,
    figures: () => cache.figures,
    stop: async () => {
      await stopListening();
      close();
      for (const remove of removeListeners) remove();
    },
  };
}
