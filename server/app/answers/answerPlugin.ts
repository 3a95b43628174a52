import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from "@apollo/server";
import { type FragmentDefinitionNode, getVariableValues, Kind } from "graphql";
import type { Reads } from "../../shared/answerCache/reads";
import type { RequestContext } from "../../shared/graphql/context";
import { mayBeKept, readTags } from "./readTags";

function note(reads: Reads, answered: GraphQLRequestContextWillSendResponse<RequestContext>): void {
  const { schema, operation, document, request, response } = answered;
  const result = response.body.kind === "single" ? response.body.singleResult : null;
  if (!operation || !document || !result?.data || result.errors?.length || !mayBeKept(operation)) {
    reads.refuse();
    return;
  }
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
  const fragments = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  reads.add(readTags({ schema, operation, fragments, variables: coerced, data: result.data }));
}

/** Notes what operations read whose answer, or the page that they are for, is to be kept. */
export const noteReads: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue: { reads } }) =>
    Promise.resolve(reads ? { willSendResponse: (answered) => Promise.resolve(note(reads, answered)) } : undefined),
};
