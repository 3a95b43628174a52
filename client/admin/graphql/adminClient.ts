import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { graphqlPath } from "../../../site/addresses";
import { shouldRetry, getRetryDelay } from "../../graphql/retry";
import { createAdminCache } from "./adminCache";
import { createEnrollmentLink, enrollmentGate } from "../session/enrollmentGate";
import { reauthenticationGate } from "../session/reauthenticationGate";
import { sessionGate } from "../session/sessionGate";
import { createReauthenticationLink, createSessionLink } from "../session/sessionLink";

/** A separate client for the admin area: nothing that an editor reads enters the cache of the public pages. */
export const createAdminClient = (): ApolloClient =>
  new ApolloClient({
    cache: createAdminCache(),
    dataMasking: true,
    link: ApolloLink.from([
      createSessionLink(sessionGate),
      createReauthenticationLink(reauthenticationGate),
      createEnrollmentLink(enrollmentGate),
      new RetryLink({ attempts: shouldRetry, delay: getRetryDelay }),
      // The header shows that a script of this site asks: no form and no link of another site can send it.
      new HttpLink({ uri: graphqlPath, credentials: "same-origin", headers: { "apollo-require-preflight": "true" } }),
    ]),
  });
