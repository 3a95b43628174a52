import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from "graphql";
import { badUserInput } from "../shared/errors/appErrors";
import type { RequestContext } from "../shared/graphql/context";
import { pageSize } from "../shared/paging/pageArgs";

/** The dearest page of the site costs about a fifth of this. */
const highestCost = 5_000;
/** A connection is a statement of its own for every row that it hangs on. */
const costOfConnection = 25;
/** Rows that a list without `first` is thought to have. */
const assumedLength = 5;

const tooDear = () => badUserInput("This operation asks for too much at once. Ask for fewer rows or levels.");

const isConnection = (typeName: string): boolean => typeName.endsWith("Connection");
const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

interface Operation {
  schema: GraphQLSchema;
  fragments: Map<string, SelectionSetNode>;
  variables: Record<string, unknown>;
}

/** Rows that the field may have; its own arguments say, or a guess. */
function lengthOf(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): number {
  if (!definition.args.some(({ name }) => name === "first")) return isList(definition.type) ? assumedLength : 1;
  const { first, last } = getArgumentValues(definition, node, variables);
  const length = last ?? first;
  return typeof length === "number" ? pageSize(length) : assumedLength;
}

function costOf(
  set: SelectionSetNode,
  parent: GraphQLObjectType | undefined,
  rows: number,
  operation: Operation,
): number {
  let cost = 0;
  for (const selection of set.selections) {
    // Whoever asks for more is refused all the same; counting on would only take time.
    if (cost > highestCost) return cost;
    if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOf(selection.selectionSet, parent, rows, operation);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = operation.fragments.get(selection.name.value);
      if (fragment) cost += costOf(fragment, parent, rows, operation);
    } else if (selection.selectionSet) cost += costOfField(selection, selection.selectionSet, parent, rows, operation);
  }
  return cost;
}

function costOfField(
  node: FieldNode,
  set: SelectionSetNode,
  parent: GraphQLObjectType | undefined,
  rows: number,
  operation: Operation,
): number {
  const definition = parent?.getFields()[node.name.value];
  if (!definition || !isCompositeType(getNamedType(definition.type))) return 0;
  const own = rows * lengthOf(definition, node, operation.variables);
  const type = getNamedType(definition.type);
  const inner = isObjectType(type)
    ? type
    : isInterfaceType(type)
      ? operation.schema.getPossibleTypes(type)[0]
      : undefined;
  // `edges` and `nodes` of a connection have the length that the connection was given.
  const isPageOf = isConnection(parent?.name ?? "");
  return (
    (isConnection(type.name) ? rows * costOfConnection : 0) +
    (isPageOf ? 0 : own) +
    costOf(set, inner, isPageOf ? rows : own, operation)
  );
}

type Variables = Record<string, unknown>;

/** Tells whether the operation could load more rows than any page needs. Wrong variables are told elsewhere. */
function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => boolean {
  const definitions = operation.variableDefinitions ?? [];
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const root = schema.getRootType(operation.operation) ?? undefined;
  const isTooDear = (given: Variables): boolean => {
    // As the execution will have them, defaults included.
    const { coerced } = getVariableValues(schema, definitions, given);
    return (
      coerced !== undefined &&
      costOf(operation.selectionSet, root, 1, { schema, fragments, variables: coerced }) > highestCost
    );
  };
  if (definitions.length > 0) return isTooDear;
  const always = isTooDear({});
  return () => always;
}

const measures = new WeakMap<OperationDefinitionNode, (variables: Variables) => boolean>();

/** Whether an operation with these variables asks for too much; what of it does not depend on them is found out once. */
export function isTooDear(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): boolean {
  const known = measures.get(operation) ?? measure(schema, document, operation);
  measures.set(operation, known);
  return known(variables);
}

/** Refuses an operation that could load more rows than any page needs, before any SQL. */
export const limitCost: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request: { variables = {} } }) =>
        operation && isTooDear(schema, document, operation, variables) ? Promise.reject(tooDear()) : Promise.resolve(),
    }),
};
