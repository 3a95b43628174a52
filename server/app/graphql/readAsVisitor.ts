import type { GraphQLRequestContextDidResolveOperation } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { Reader } from "../../database/reader";
import { type CountCache, takeCountCacheSnapshot } from "../../core/cache/countCache";
import { editorManager } from "../../core/read/audience";
import { timeStatements } from "../../core/read/connection";
import { type RequestContext, requestLoaders } from "../../core/graphql/context";

export interface VisitorReadDeps {
  /** Without replicas, visitors read from the primary. */
  reader?: Pick<Reader, "db">;
  countCache?: CountCache;
}

/**
 * Lets visitors' queries read from the replicas, with cached counts. Writes and editors use the primary without cached counts, so
 * that an editor reads their own writes. Editors also read scheduled content, except on the public site. A client with a budget is
 * charged the time of all statements, but not their wait for a connection or a processor.
 */
export function readAsVisitor(
  { reader, countCache }: VisitorReadDeps,
  { operation, contextValue }: GraphQLRequestContextDidResolveOperation<RequestContext>,
): void {
  const { actor, budget, db: primary, isPreview, isPublicSite } = contextValue;
  if (isPreview) return;
  const usesPrimary = actor ? isPublicSite : operation?.operation !== OperationTypeNode.QUERY;
  const source = usesPrimary ? primary : actor ? editorManager(primary) : (reader?.db ?? primary);
  const db = budget ? timeStatements(source, budget.charge) : source;
  Object.assign(contextValue, { db, loader: requestLoaders(db) } satisfies Partial<RequestContext>);
  if (!actor && !usesPrimary && countCache) contextValue.cachedCounts = takeCountCacheSnapshot(countCache);
}
