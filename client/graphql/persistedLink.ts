import { ApolloLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, Kind, OperationTypeNode } from "graphql";
import generated from "./generated/persistedHashes.json";

const hashes: Readonly<Record<string, string>> = generated;

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? "";
}

/** What the server knows by its hash is asked for by GET, so that ready answers serve it; should it not know it, by its text. */
export const createPersistedLink = (): ApolloLink =>
  ApolloLink.split(
    ({ operationType, operationName = "" }) => operationType === OperationTypeNode.QUERY && operationName in hashes,
    new PersistedQueryLink({ generateHash: (query) => hashes[nameOf(query)] ?? "", useGETForHashedQueries: true }),
    new ApolloLink((operation, forward) => forward(operation)),
  );
