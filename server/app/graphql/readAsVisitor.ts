import type { GraphQLRequestContextDidResolveOperation } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { Reader } from "../../database/reader";
import { type CountCache, takeCountCacheSnapshot } from "../../core/cache/countCache";
import { editorManager } from "../../core/read/audience";
import { type RequestContext, requestLoaders } from "../../core/graphql/context";

export interface VisitorReadDeps {
  /** Without replicas, visitors read from the primary. */
  reader?: Pick<Reader, "db">;
  countCache?: CountCache;
}

/**
 * Lets visitors' queries read from the replicas, with cached counts. Writes and editors use the primary without cached counts, so
 * that an editor reads their own writes. Editors also read scheduled content, except on the public site.
 */
export function readAsVisitor(
  { reader, countCache }: VisitorReadDeps,
  { operation, contextValue }: GraphQLRequestContextDidResolveOperation<RequestContext>,
): void {
  const { actor, db: primary, isPreview, isPublicSite } = contextValue;
  if (isPreview || (actor && isPublicSite) || (!actor && operation?.operation !== OperationTypeNode.QUERY)) return;
  const db = actor ? editorManager(primary) : (reader?.db ?? primary);
  Object.assign(contextValue, { db, loader: requestLoaders(db) } satisfies Partial<RequestContext>);
  if (!actor && countCache) contextValue.cachedCounts = takeCountCacheSnapshot(countCache);
}
