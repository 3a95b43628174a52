import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { Replicas } from "../database/replicas";
import { type Tallies, talliesAtHand } from "../shared/cache/tallies";
import { type RequestContext, requestLoaders } from "../shared/graphql/context";

export interface VisitorsParts {
  /** None: what visitors ask goes where everything goes. */
  replicas?: Pick<Replicas, "choose">;
  tallies?: Tallies;
}

/**
 * Sends what visitors ask to the replicas, with what was counted for others. Writes, and all that is asked with a session, stay with
 * the primary and count for themselves: so whoever has written reads what he wrote, whatever the replicas have.
 */
export const readAsVisitor = ({ replicas, tallies }: VisitorsParts): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation?.operation !== OperationTypeNode.QUERY || contextValue.actor) return Promise.resolve();
        const { db, isCurrent } = replicas?.choose() ?? { db: contextValue.db, isCurrent: true };
        if (!isCurrent) contextValue.reads?.refuse();
        Object.assign(contextValue, {
          db,
          loader: requestLoaders(db),
          tallies: isCurrent && tallies ? talliesAtHand(tallies) : null,
        } satisfies Partial<RequestContext>);
        return Promise.resolve();
      },
    }),
});
