import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from "graphql-query-complexity";
import { LRUCache } from "lru-cache";
import { assumedLength, type CostContext, listCost, type Milliseconds, rowCost } from "../../shared/cost/cost";
import { appError } from "../../shared/errors/appErrors";
import type { RequestContext } from "../../shared/graphql/context";

/** The most expensive page of the site, filtered by a text of one letter, costs 330. */
export const costLimit: Milliseconds = 400;
/** Administrators sort and filter by whatever they like, and are few. */
const administratorsLimit = 5 * costLimit;
/** What a refused operation costs its caller: more than the 15 to 20 ms that reading it takes, so that refusals leave the process time for others. */
const refusalCost: Milliseconds = 25;
/** More selections than the largest operation of the site has, fragments counted as often as they are spread. */
const maxQueryNodes = 2_000;

const undeclaredList = listCost({ page: 1, count: 10 });

/** Of fields that declare nothing, so that a new one is not free. */
const undeclaredCost: ComplexityEstimator = (asked) => {
  const { field, childComplexity } = asked;
  if (!isCompositeType(getNamedType(field.type))) return 0;
  if (field.args.some(({ name }) => name === "first")) return undeclaredList(asked);
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  return (isList ? assumedLength : 1) * (rowCost + childComplexity);
};

const estimators = [fieldExtensionsEstimator(), undeclaredCost];

type Variables = Record<string, unknown>;

const fragmentsOf = ({ definitions }: DocumentNode): CostContext["fragments"] =>
  Object.fromEntries(
    definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** Wrong variables cost nothing: the execution refuses them in words. */
function measureCost(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Milliseconds {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 0;
  const context: CostContext = { schema, fragments: fragmentsOf(query) };
  const operationName = operation.name?.value;
  try {
    return getComplexity({ schema, query, operationName, variables, estimators, context, maxQueryNodes });
  } catch (error) {
    // More selections than are counted.
    if (error instanceof GraphQLError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

const mostVariables = 100;
/** Longer ones are no page's, and would be kept for as long as the operation is. */
const longestKey = 1_000;
const costs = new WeakMap<OperationDefinitionNode, LRUCache<string, Milliseconds>>();

/** What an operation costs with these variables; remembered for those that come again. */
export function estimateCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Milliseconds {
  const known = costs.get(operation) ?? new LRUCache<string, Milliseconds>({ max: mostVariables });
  costs.set(operation, known);
  const key = operation.variableDefinitions?.length ? JSON.stringify(variables) : "";
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const cost = measureCost(schema, document, operation, variables);
  if (key.length <= longestKey) known.set(key, cost);
  return cost;
}

const sentence = "This operation asks for too much at once. Ask for fewer rows, levels, counts or searches.";
const tooExpensive = () => appError("BAD_USER_INPUT", sentence, { fieldErrors: {}, http: { status: 400 } });

/** Refuses an operation that costs more than any page needs, and charges the caller for others, before any SQL. */
export const limitCost: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: async ({ schema, document, operation, request: { variables = {} }, contextValue }) => {
        if (!operation) return;
        const { actor, charge } = contextValue;
        const cost = estimateCost(schema, document, operation, variables);
        if (cost > (actor ? administratorsLimit : costLimit)) {
          await charge?.(refusalCost);
          throw tooExpensive();
        }
        await charge?.(cost);
      },
    }),
};
