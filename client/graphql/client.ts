import { ApolloClient, type NormalizedCacheObject } from "@apollo/client";
import { createCache } from "./cache";
import { dropUnused } from "./dropUnused";
import { createLazyLink } from "./lazyLink";

/** The browser's client; its cache starts with the data that the server rendered. */
export function createBrowserClient(state?: NormalizedCacheObject): ApolloClient {
  const cache = state ? createCache().restore(state) : createCache();
  const client = new ApolloClient({
    cache,
    link: createLazyLink(async () => (await import("./networkLink")).createNetworkLink()),
  });
  dropUnused(client, cache);
  return client;
}
