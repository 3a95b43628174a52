import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from "@apollo/server";
import { type FragmentDefinitionNode, getVariableValues, Kind } from "graphql";
import type { CacheDependencies } from "../../shared/cache/cacheDependencies";
import type { RequestContext } from "../../shared/graphql/context";
import { isCacheable, collectCacheTags } from "./collectCacheTags";

function note(reads: CacheDependencies, answered: GraphQLRequestContextWillSendResponse<RequestContext>): void {
  const { schema, operation, document, request, response } = answered;
  const result = response.body.kind === "single" ? response.body.singleResult : null;
  if (!operation || !document || !result?.data || result.errors?.length || !isCacheable(operation)) {
    reads.refuse();
    return;
  }
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
  const fragments = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  reads.add(collectCacheTags({ schema, operation, fragments, variables: coerced, data: result.data }));
}

/** Notes what operations read whose answer, or the page that they are for, is to be kept. */
export const responseCachePlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue: { dependencies } }) =>
    Promise.resolve(
      dependencies ? { willSendResponse: (answered) => Promise.resolve(note(dependencies, answered)) } : undefined,
    ),
};
