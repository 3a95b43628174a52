import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { EntityManager } from "typeorm";
import type { Reader } from "../../database/reader";
import { type CountCache, type CountCacheSnapshot, takeCountCacheSnapshot } from "../../shared/cache/countCache";
import { editorManager } from "../../shared/read/audience";
import { type RequestContext, requestLoaders } from "../../shared/graphql/context";

export interface VisitorReadDeps {
  /** Without replicas, visitors read from the primary. */
  reader?: Pick<Reader, "db">;
  countCache?: CountCache;
}

/** The database and the counts that a visitor's query reads. */
export interface VisitorReadSource {
  db: EntityManager;
  /** The cached counts it may use; null without a cache. */
  cachedCounts: CountCacheSnapshot | null;
}

/** Returns where a query reads. Call it once for each query, when the query starts. */
export function chooseReadSource({ reader, countCache }: VisitorReadDeps, primary: EntityManager): VisitorReadSource {
  return { db: reader?.db ?? primary, cachedCounts: countCache ? takeCountCacheSnapshot(countCache) : null };
}

/**
 * Lets visitors' queries read from the replicas, with cached counts. Writes and editors use the primary without cached counts, so
 * that an editor reads their own writes. Editors also read scheduled content, except on the public site.
 */
export const readAsVisitor = (deps: VisitorReadDeps): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (contextValue.isPreview) return Promise.resolve();
        if (contextValue.actor) {
          if (contextValue.isPublicSite) return Promise.resolve();
          const db = editorManager(contextValue.db);
          Object.assign(contextValue, { db, loader: requestLoaders(db) } satisfies Partial<RequestContext>);
          return Promise.resolve();
        }
        if (operation?.operation !== OperationTypeNode.QUERY) return Promise.resolve();
        const { db, cachedCounts } = chooseReadSource(deps, contextValue.db);
        Object.assign(contextValue, { db, loader: requestLoaders(db), cachedCounts } satisfies Partial<RequestContext>);
        return Promise.resolve();
      },
    }),
});
