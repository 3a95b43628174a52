import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { EntityManager } from "typeorm";
import type { ReadSource, Replicas } from "../../database/replicas";
import { type CountCache, type CountCacheSnapshot, takeCountCacheSnapshot } from "../../shared/cache/countCache";
import { editorManager } from "../../shared/read/audience";
import { type RequestContext, requestLoaders } from "../../shared/graphql/context";

export interface VisitorReadDeps {
  /** None: what visitors ask goes where everything goes. */
  replicas?: Pick<Replicas, "choose">;
  countCache?: CountCache;
}

/** Where a visitor's query reads. */
export interface VisitorReadSource extends ReadSource {
  /** What it may use of what was counted for others. */
  cachedCounts: CountCacheSnapshot | null;
}

/** To be asked once for each query, when it begins to read. */
export function chooseReadSource({ replicas, countCache }: VisitorReadDeps, primary: EntityManager): VisitorReadSource {
  const { db, isCurrent } = replicas?.choose() ?? { db: primary, isCurrent: true };
  return { db, isCurrent, cachedCounts: isCurrent && countCache ? takeCountCacheSnapshot(countCache) : null };
}

/**
 * Sends what visitors ask to the replicas, with what was counted for others. Writes, and all that is asked with a session, stay with
 * the primary and count for themselves: so an editor reads what was just written, whatever the replicas have. With a session,
 * scheduled content is read too, except by the public site.
 */
export const readAsVisitor = (parts: VisitorReadDeps): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (contextValue.actor) {
          if (contextValue.isPublicSite) return Promise.resolve();
          const db = editorManager(contextValue.db);
          Object.assign(contextValue, { db, loader: requestLoaders(db) } satisfies Partial<RequestContext>);
          return Promise.resolve();
        }
        if (operation?.operation !== OperationTypeNode.QUERY) return Promise.resolve();
        const { db, isCurrent, cachedCounts } = chooseReadSource(parts, contextValue.db);
        if (!isCurrent) contextValue.dependencies?.refuse();
        Object.assign(contextValue, { db, loader: requestLoaders(db), cachedCounts } satisfies Partial<RequestContext>);
        return Promise.resolve();
      },
    }),
});
