import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { createCache } from "./cache";
import { dropUnused } from "./dropUnused";
import { createPersistedLink } from "./persistedLink";
import { shouldRetry, waitBefore } from "./retry";

/** The browser's client, its cache filled with what the server rendered from. */
export function createBrowserClient(state?: NormalizedCacheObject): ApolloClient {
  const cache = state ? createCache().restore(state) : createCache();
  const client = new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([
      new RetryLink({ attempts: shouldRetry, delay: waitBefore }),
      createPersistedLink(),
      // The header shows that a script of this site asks: no form and no link of another site can send it.
      new HttpLink({ uri: "/graphql", credentials: "same-origin", headers: { "apollo-require-preflight": "true" } }),
    ]),
  });
  dropUnused(client, cache);
  return client;
}
