import { getOperationAST, type GraphQLSchema, parse } from "graphql";
import documents from "./persistedDocuments.json";
import { isCacheable } from "./collectCacheTags";

/** The queries of the site's own public pages, by the SHA-256 of their text. Codegen writes them. */
const texts = new Map<string, string>(Object.entries(documents));

const operations = new Map([...texts].map(([hash, text]) => [hash, getOperationAST(parse(text))]));

/** Names of the site's own public queries. */
export const persistedNames: ReadonlySet<string> = new Set(
  [...operations.values()].flatMap((operation) => operation?.name?.value ?? []),
);

/** Returns the hashes of the site's own queries whose responses may be cached. */
export const findCacheableHashes = (schema: GraphQLSchema): ReadonlySet<string> =>
  new Set([...operations].flatMap(([hash, operation]) => (operation && isCacheable(schema, operation) ? [hash] : [])));

const prefix = "apq:";

/** Answers Apollo Server's look-ups of persisted queries. It has the site's own queries and stores no others, so clients cannot fill the memory. */
export const persistedQueryCache = {
  get: (key: string): Promise<string | undefined> => Promise.resolve(texts.get(key.slice(prefix.length))),
  set: (): Promise<void> => Promise.resolve(),
  delete: (): Promise<boolean> => Promise.resolve(false),
};
