/**
 * Writes the persisted queries of the public site: the server's map from hash to text, and the browser's map from name
 * to hash. The texts are exactly what the browser's client would send.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ApolloClient, ApolloLink } from "@apollo/client";
import { type DocumentNode, Kind, OperationTypeNode, print } from "graphql";
import { EMPTY } from "rxjs";
import { createCache } from "../graphql/cache";
import * as operations from "../graphql/generated/operations";

const root = path.join(__dirname, "../..");

const isQuery = (document: DocumentNode): boolean =>
  document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
  );

/** The text is the same for all values, but directives need a value. */
const valuesFor = ({ definitions }: DocumentNode): Record<string, unknown> =>
  Object.fromEntries(
    definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? (node.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, true])
        : [],
    ),
  );

const sent = new Map<string, string>();
const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(({ operationName = "", query }) => {
    sent.set(operationName, print(query));
    return EMPTY;
  }),
});

const hashText = (text: string): string => createHash("sha256").update(text).digest("hex");

function write(file: string, entries: [string, string][]): void {
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  fs.writeFileSync(path.join(root, file), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const queries = (Object.values(operations as Record<string, unknown>) as DocumentNode[]).filter(isQuery);
for (const query of queries) {
  client.watchQuery({ query, variables: valuesFor(query) }).subscribe({ error: () => undefined });
}
setTimeout(() => {
  if (sent.size !== queries.length) throw new Error("The client did not send all of its queries.");
  const texts = [...sent].map(([name, text]) => ({ name, text, hash: hashText(text) }));
  write(
    "server/app/cache/persistedDocuments.json",
    texts.map(({ hash, text }) => [hash, text]),
  );
  write(
    "client/graphql/generated/persistedHashes.json",
    texts.map(({ name, hash }) => [name, hash]),
  );
}, 0);
