import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { graphqlPath } from "../../../site/addresses";
import { shouldRetry, getRetryDelay } from "../../graphql/retry";
import { createEnrollmentLink, enrollmentGate } from "../session/enrollmentGate";
import { reauthenticationGate } from "../session/reauthenticationGate";
import { sessionGate } from "../session/sessionGate";
import { createReauthenticationLink, createSessionLink } from "../session/sessionLink";
import generated from "../../graphql/generated/possibleTypes.json";

// The generated file's type is exact; an empty one would mean that no union exists.
const possibleTypes: Record<string, string[]> = generated.possibleTypes;

/**
 * The admin area's lists have numbered pages, so each page is cached under all of its arguments and pages are never
 * merged. The policies of the public lists would append page two to page one.
 */
export const createAdminCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // Singletons without an id.
      Settings: { keyFields: [] },
      Dashboard: { keyFields: [] },
      MailHealth: { keyFields: [] },
      Category: { keyFields: ["name"] },
      BlogTopic: { keyFields: ["slug"] },
      Facet: { keyFields: false },
      Question: { keyFields: false },
      // The same row uses several pictures, each in its own way.
      PictureUse: { keyFields: false },
      // Statistics of a row for a range of days: they differ for the same row in another range.
      Performance: { keyFields: false },
    },
  });

/** A separate client for the admin area: nothing that an editor reads enters the cache of the public pages. */
export const createAdminClient = (): ApolloClient =>
  new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      createSessionLink(sessionGate),
      createReauthenticationLink(reauthenticationGate),
      createEnrollmentLink(enrollmentGate),
      new RetryLink({ attempts: shouldRetry, delay: getRetryDelay }),
      // The header shows that a script of this site asks: no form and no link of another site can send it.
      new HttpLink({ uri: graphqlPath, credentials: "same-origin", headers: { "apollo-require-preflight": "true" } }),
    ]),
  });
