import { ApolloLink, HttpLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { graphqlPath } from "../../site/addresses";
import { createPersistedLink } from "./persistedLink";
import { shouldRetry, getRetryDelay } from "./retry";

/** The links between a query and the server. */
export const createNetworkLink = (): ApolloLink =>
  ApolloLink.from([
    new RetryLink({ attempts: shouldRetry, delay: getRetryDelay }),
    createPersistedLink(),
    // CSRF protection: forms and links of other sites cannot send this header.
    new HttpLink({
      uri: graphqlPath,
      credentials: "same-origin",
      // A signed-in editor sees the public site like visitors do, without scheduled content.
      headers: { "apollo-require-preflight": "true", "x-audience": "visitor" },
    }),
  ]);
