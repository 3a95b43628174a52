import type { GraphQLRequestContextDidResolveOperation } from "@apollo/server";
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  valueFromASTUntyped,
} from "graphql";
import { appError } from "../../core/errors/appErrors";
import type { RequestContext } from "../../core/graphql/context";
import { pageSize } from "../../core/paging/pageArgs";

/** What one operation may ask for, checked before any SQL. A fragment counts each time it is spread, except its aliases. */
export const limits = { tokens: 1_000, depth: 10, aliases: 30, selections: 2_000, rows: 10_000 };
/** Accounts and API tokens are few, and may export and sort by every column. */
const accountRows = 5 * limits.rows;

/** What reads far more rows than it returns counts as so many. */
export const prices: Readonly<Record<string, number>> = {
  "Query.search": 1_000,
  // The checksums read all records.
  "Query.changes": 1_500,
  "Query.productFacets": 1_500,
  "Query.affiliateProductCurrencies": 500,
  "Query.categoryItemCurrencies": 500,
  "filter.search": 1_500,
  // No index serves this order, and visitors' pages do not use it.
  "sort.CELEBRITY": limits.rows + 1,
};

/** Assumed length of a list without a page size, such as the products of an outfit. */
const assumedLength = 5;
/** Their lists are as long as the page size of the field that returns them. */
const pageTypes = /(?:Connection|SearchResult)$/;

/** Milliseconds that a rejected operation is charged: parsing and validating it. */
const rejectionCost = 25;

type Values = Readonly<Record<string, unknown>>;
type Operation = Pick<GraphQLResolveInfo, "schema" | "fragments"> & { variables: Values; selections: number };

const createError = (message: string) =>
  new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } } });

const isIncluded = (node: SelectionNode, { variables }: Operation): boolean =>
  !node.directives?.length ||
  (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false);

function readArguments(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Operation): Values {
  const args: Record<string, unknown> = {};
  for (const { name, defaultValue } of field.args) args[name] = defaultValue;
  for (const { name, value } of node.arguments ?? [])
    args[name.value] = valueFromASTUntyped(value, variables) ?? args[name.value];
  return args;
}

/** Returns the number of rows that the arguments request; null when they request none. */
function readPageSize({ first, last, ids }: Values): number | null {
  if (Array.isArray(ids)) return ids.length;
  const size = last ?? first;
  return typeof size === "number" ? pageSize(size) : null;
}

/** Facets have a filter but no page, and another price. */
function findPrice(field: string, { filter, sort }: Values, hasPages: boolean): number {
  const text = hasPages && (filter as Values | null | undefined)?.search ? prices["filter.search"] : 0;
  return (prices[field] ?? 0) + (typeof sort === "string" ? (prices[`sort.${sort}`] ?? 0) : 0) + text;
}

function countFieldRows(node: FieldNode, parent: GraphQLObjectType, depth: number, operation: Operation): number {
  const name = node.name.value;
  // The schema is no data: tools ask for it 13 levels deep, and Apollo Server limits its repeats.
  if (name.startsWith("__")) return 0;
  if (depth > limits.depth) throw createError(`This operation is nested deeper than ${limits.depth} levels.`);
  if (!node.selectionSet) return 0;
  const field = parent.getFields()[name];
  const args = readArguments(field, node, operation);
  const size = readPageSize(args);
  const isList = isListType(getNullableType(field.type));
  const length = size ?? (isList && !pageTypes.test(parent.name) ? assumedLength : 1);
  const below = countRows(node.selectionSet, getNamedType(field.type) as GraphQLObjectType, depth + 1, operation);
  return findPrice(`${parent.name}.${name}`, args, size !== null) + length * ((isList ? 1 : 0) + below);
}

/** Adds up the rows that a selection may return, each list as often as the rows that contain it. */
function countRows(set: SelectionSetNode, type: GraphQLObjectType, depth: number, operation: Operation): number {
  let rows = 0;
  for (const node of set.selections) {
    if (!isIncluded(node, operation)) continue;
    if (++operation.selections > limits.selections)
      throw createError(`This operation selects more than ${limits.selections} fields.`);
    if (node.kind === Kind.FIELD) {
      rows += countFieldRows(node, type, depth, operation);
      continue;
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : operation.fragments[node.name.value];
    const condition = fragment.typeCondition && operation.schema.getType(fragment.typeCondition.name.value);
    rows += countRows(fragment.selectionSet, (condition ?? type) as GraphQLObjectType, depth, operation);
  }
  return rows;
}

/**
 * Returns the number of rows that an operation may ask for; 0 for invalid variables, which the execution reports.
 * @throws for too many levels or selections
 */
export function countRequestedRows(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  given: Values,
): number {
  const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  const type = schema.getRootType(operation.operation);
  if (!variables || !type) return 0;
  const fragments = Object.fromEntries(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  return countRows(operation.selectionSet, type, 1, { schema, fragments, variables, selections: 0 });
}

const format = (count: number): string => count.toLocaleString("en");

/** What an operation asks for, and what it may ask for. */
export interface OperationCost {
  rows: number;
  maxRows: number;
}

/** @throws when it is above a limit */
function measureCost({
  schema,
  document,
  operation,
  request: { variables = {} },
  contextValue: { actor },
}: GraphQLRequestContextDidResolveOperation<RequestContext>): OperationCost {
  const maxRows = actor ? accountRows : limits.rows;
  if (!operation) return { rows: 0, maxRows };
  const rows = countRequestedRows(schema, document, operation, variables);
  if (rows <= maxRows) return { rows, maxRows };
  const message =
    `This operation asks for ${format(rows)} rows, and ${format(maxRows)} are allowed; a search counts as ` +
    `${format(prices["Query.search"])}. Ask for fewer rows, levels or searches.`;
  throw appError("BAD_USER_INPUT", message, { fieldErrors: {}, http: { status: 400 } });
}

/**
 * Rejects an operation above a limit. @returns its cost, and a function that gives back the part of the client's budget that the
 * operation holds while it runs. @throws TOO_MANY_REQUESTS when the budget is spent
 */
export function limitOperation(
  context: GraphQLRequestContextDidResolveOperation<RequestContext>,
): OperationCost & { release?: () => void } {
  const { budget } = context.contextValue;
  let cost: OperationCost;
  try {
    cost = measureCost(context);
  } catch (error) {
    budget?.charge(rejectionCost);
    throw error;
  }
  return { ...cost, release: budget?.hold(cost.rows / cost.maxRows) };
}

const isTypeName = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === "__typename";

/** Counts the aliases of a selection set. The one `__typename` that clients add to each is none, more of them are. */
function countAliases({ selections }: SelectionSetNode): number {
  const typeNames = selections.filter(isTypeName);
  const aliased = selections.filter((each) => each.kind === Kind.FIELD && each.alias && !isTypeName(each));
  const isAdded = typeNames.length === 1 && !(typeNames[0] as FieldNode).alias;
  return aliased.length + (isAdded ? 0 : typeNames.length);
}

/** Rejects documents with more aliases than any page needs. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    SelectionSet(node) {
      const before = aliases;
      aliases += countAliases(node);
      if (before <= limits.aliases && aliases > limits.aliases)
        context.reportError(createError(`This operation uses more than ${limits.aliases} aliases.`));
    },
  };
}
