import { ApolloLink, HttpLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { graphqlPath } from "../../site/addresses";
import { createPersistedLink } from "./persistedLink";
import { shouldRetry, waitBefore } from "./retry";

/** Everything between a query and the server. */
export const createNetworkLink = (): ApolloLink =>
  ApolloLink.from([
    new RetryLink({ attempts: shouldRetry, delay: waitBefore }),
    createPersistedLink(),
    // The header shows that a script of this site asks: no form and no link of another site can send it.
    new HttpLink({
      uri: graphqlPath,
      credentials: "same-origin",
      // An editor who is signed in sees the public site as visitors do, without scheduled content.
      headers: { "apollo-require-preflight": "true", "x-audience": "visitor" },
    }),
  ]);
