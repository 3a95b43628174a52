import { Kind, parse } from "graphql";
import documents from "./persistedDocuments.json";
import { isCacheable } from "./collectCacheTags";

/** The queries of the site's own public pages by the SHA-256 of their text; codegen writes them. */
const texts = new Map<string, string>(Object.entries(documents));

/** Hashes of those whose answers are the same for everybody. */
const kept = new Set(
  [...texts].flatMap(([hash, text]) =>
    parse(text).definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && isCacheable(node)) ? [hash] : [],
  ),
);

/** Names of the site's own public queries. */
export const persistedNames: ReadonlySet<string> = new Set(
  [...texts.values()].flatMap((text) =>
    parse(text).definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : [],
    ),
  ),
);

/** Whether the answer to the document of this hash may be kept. */
export const isCacheableDocument = (hash: unknown): boolean => typeof hash === "string" && kept.has(hash);

const prefix = "apq:";

/** What Apollo Server asks for persisted documents: the site's own, and no others, so that nobody fills the memory. */
export const persistedQueryCache = {
  get: (key: string): Promise<string | undefined> => Promise.resolve(texts.get(key.slice(prefix.length))),
  set: (): Promise<void> => Promise.resolve(),
  delete: (): Promise<boolean> => Promise.resolve(false),
};
