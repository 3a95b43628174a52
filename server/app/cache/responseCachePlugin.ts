import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from "@apollo/server";
import { type FragmentDefinitionNode, getVariableValues, Kind } from "graphql";
import type { CacheDependencies } from "../../core/cache/cacheDependencies";
import type { RequestContext } from "../../core/graphql/context";
import { isCacheable, collectCacheTags } from "./collectCacheTags";

function addDependencies(
  dependencies: CacheDependencies,
  { schema, operation, document, request, response }: GraphQLRequestContextWillSendResponse<RequestContext>,
): void {
  const result = response.body.kind === "single" ? response.body.singleResult : null;
  if (!operation || !document || !result?.data || result.errors?.length || !isCacheable(schema, operation)) {
    dependencies.refuse();
    return;
  }
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
  const fragments = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  dependencies.add(collectCacheTags({ schema, operation, fragments, variables: coerced, data: result.data }));
}

/** Records the dependencies of an operation whose response, or whose page, may be cached. */
export const responseCachePlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue: { dependencies } }) =>
    Promise.resolve(
      dependencies
        ? { willSendResponse: (executed) => Promise.resolve(addDependencies(dependencies, executed)) }
        : undefined,
    ),
};
