import type { GraphQLRequestContextDidResolveOperation } from "@apollo/server";
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
import { assumedLength, type CostContext, listCost, type Milliseconds, rowCost } from "../../core/graphql/cost";
import { appError } from "../../core/errors/appErrors";
import type { RequestContext } from "../../core/graphql/context";

/** The most expensive page of the site costs 330, filtered by a text of one letter. */
export const costLimit: Milliseconds = 400;
/** Administrators are few, and may sort and filter by every column. */
const administratorLimit = 5 * costLimit;
/** The cost of a rejected operation. It is above the 15 to 20 ms of parsing one, so that rejections do not starve other clients. */
const rejectionCost: Milliseconds = 25;
/** More selections than the largest operation of the site has. A fragment counts each time it is spread. */
const maxQueryNodes = 2_000;

const undeclaredList = listCost({ page: 1, count: 10 });

/** Prices a field without a declared cost, so that a new field is not free. */
const undeclaredCost: ComplexityEstimator = (args) => {
  const { field, childComplexity } = args;
  if (!isCompositeType(getNamedType(field.type))) return 0;
  if (field.args.some(({ name }) => name === "first")) return undeclaredList(args);
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  return (isList ? assumedLength : 1) * (rowCost + childComplexity);
};

const estimators = [fieldExtensionsEstimator(), undeclaredCost];

type Variables = Record<string, unknown>;

const collectFragments = ({ definitions }: DocumentNode): CostContext["fragments"] =>
  Object.fromEntries(
    definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** Returns 0 for invalid variables: the execution reports them. */
function measureCost(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Milliseconds {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 0;
  const context: CostContext = { schema, fragments: collectFragments(query) };
  const operationName = operation.name?.value;
  try {
    return getComplexity({ schema, query, operationName, variables, estimators, context, maxQueryNodes });
  } catch (error) {
    // The operation has more selections than maxQueryNodes.
    if (error instanceof GraphQLError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

const maxCachedVariables = 100;
/** No page has longer variables, and the cache lives as long as the operation. */
const maxKeyLength = 1_000;
const costs = new WeakMap<OperationDefinitionNode, LRUCache<string, Milliseconds>>();

/** Returns the cost of an operation with these variables. Repeated variables are measured once. */
export function estimateCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Milliseconds {
  const cachedCosts = costs.get(operation) ?? new LRUCache<string, Milliseconds>({ max: maxCachedVariables });
  costs.set(operation, cachedCosts);
  const key = operation.variableDefinitions?.length ? JSON.stringify(variables) : "";
  const cached = cachedCosts.get(key);
  if (cached !== undefined) return cached;
  const cost = measureCost(schema, document, operation, variables);
  if (key.length <= maxKeyLength) cachedCosts.set(key, cost);
  return cost;
}

const message = "This operation asks for too much at once. Ask for fewer rows, levels, counts or searches.";
const tooExpensive = () => appError("BAD_USER_INPUT", message, { fieldErrors: {}, http: { status: 400 } });

/** Rejects an operation that costs more than any page needs, and charges the client for others, before any SQL. */
export async function limitCost({
  schema,
  document,
  operation,
  request: { variables = {} },
  contextValue: { actor, charge },
}: GraphQLRequestContextDidResolveOperation<RequestContext>): Promise<void> {
  if (!operation) return;
  const cost = estimateCost(schema, document, operation, variables);
  if (cost > (actor ? administratorLimit : costLimit)) {
    await charge?.(rejectionCost);
    throw tooExpensive();
  }
  await charge?.(cost);
}
