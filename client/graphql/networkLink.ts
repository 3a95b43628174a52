import { ApolloLink, HttpLink } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import { graphqlPath } from "../../site/addresses";
import { shouldRetry, getRetryDelay } from "./retry";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, Kind, OperationTypeNode } from "graphql";
import generated from "./generated/persistedHashes.json";

const hashes: Readonly<Record<string, string>> = generated;

function getOperationName({ definitions }: DocumentNode): string {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? "";
}

/**
 * Sends queries by hash with GET, so that the response cache can serve them; sends the text when the server does not
 * know the hash.
 */
const createPersistedLink = (): ApolloLink =>
  ApolloLink.split(
    ({ operationType, operationName = "" }) => operationType === OperationTypeNode.QUERY && operationName in hashes,
    new PersistedQueryLink({
      generateHash: (query) => hashes[getOperationName(query)] ?? "",
      useGETForHashedQueries: true,
    }),
    new ApolloLink((operation, forward) => forward(operation)),
  );

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
