import { ApolloLink } from "@apollo/client";
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
export const createPersistedLink = (): ApolloLink =>
  ApolloLink.split(
    ({ operationType, operationName = "" }) => operationType === OperationTypeNode.QUERY && operationName in hashes,
    new PersistedQueryLink({
      generateHash: (query) => hashes[getOperationName(query)] ?? "",
      useGETForHashedQueries: true,
    }),
    new ApolloLink((operation, forward) => forward(operation)),
  );
