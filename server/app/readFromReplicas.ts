import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { Replicas } from "../database/replicas";
import { type RequestContext, requestLoaders } from "../shared/graphql/context";

/**
 * Sends what visitors ask to the replicas. Writes, and all that is asked with a session, stay with the primary: so whoever has
 * written reads what he wrote, whatever the replicas have.
 */
export const readFromReplicas = (replicas: Pick<Replicas, "choose">): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation?.operation !== OperationTypeNode.QUERY || contextValue.actor) return Promise.resolve();
        const { db, isCurrent } = replicas.choose();
        if (!isCurrent) contextValue.reads?.refuse();
        Object.assign(contextValue, { db, loader: requestLoaders(db) } satisfies Partial<RequestContext>);
        return Promise.resolve();
      },
    }),
});
