import type { GraphQLRequestContextDidResolveOperation } from "@apollo/server";
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import { appError } from "../../core/errors/appErrors";
import type { RequestContext } from "../../core/graphql/context";
import { pageSize } from "../../core/paging/pageArgs";

/** Limits of one operation, which hold before any SQL; docs/api.md lists them. A fragment counts each time it is spread. */
export const limits = { tokens: 1_000, depth: 10, aliases: 30, selections: 2_000, rows: 10_000 };
/** Accounts and API tokens are few, and may export and sort by every column. */
const accountRows = 5 * limits.rows;

/** What reads far more rows than it returns counts as so many. */
export const prices: Readonly<Record<string, number>> = {
  "Query.search": 500,
  "Query.productFacets": 1_500,
  "Query.affiliateProductCurrencies": 500,
  "Query.categoryItemCurrencies": 500,
  "filter.search": 1_500,
  // No index serves this order, and no page of the site for visitors uses it.
  "sort.CELEBRITY": limits.rows + 1,
};

/** Assumed length of a list without a page size, such as the products of an outfit. */
const assumedLength = 5;
/** Their lists are as long as the page size of the field that returns them. */
const pageTypes = /(?:Connection|SearchResult)$/;

type Values = Readonly<Record<string, unknown>>;

interface Walk {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Values;
  selections: number;
}

const createError = (message: string) =>
  new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } } });

const isIncluded = (node: SelectionNode, variables: Values): boolean =>
  !node.directives?.length ||
  (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false);

/** Returns no arguments if one is invalid: the execution reports it. */
function readArguments(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Values): Values {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** Returns the number of rows that the arguments request; null when they request none. */
function readPageSize({ first, last, ids }: Values): number | null {
  const size = last ?? first;
  if (Array.isArray(ids)) return ids.length;
  return typeof size === "number" ? pageSize(size) : null;
}

function countFieldRows(node: FieldNode, parent: GraphQLObjectType | GraphQLInterfaceType, depth: number, walk: Walk) {
  // The schema is no data: tools ask for it 13 levels deep, and Apollo Server limits its repeats.
  if (node.name.value.startsWith("__")) return 0;
  if (depth > limits.depth) throw createError(`This operation is nested deeper than ${limits.depth} levels.`);
  if (!node.selectionSet) return 0;
  const field = parent.getFields()[node.name.value];
  const args = readArguments(field, node, walk.variables);
  const size = readPageSize(args);
  const isList = isListType(getNullableType(field.type));
  const length = size ?? (isList && !pageTypes.test(parent.name) ? assumedLength : 1);
  const rowsOfOne = countRows(node.selectionSet, getNamedType(field.type) as GraphQLObjectType, depth + 1, walk);
  const isTextSearch = size !== null && Boolean((args.filter as Values | null | undefined)?.search);
  const expensive = [
    `${parent.name}.${field.name}`,
    `sort.${String(args.sort)}`,
    ...(isTextSearch ? ["filter.search"] : []),
  ];
  const price = expensive.reduce((sum, name) => sum + (prices[name] ?? 0), 0);
  return price + length * ((isList ? 1 : 0) + rowsOfOne);
}

/** Adds up the rows that a selection may return, each list as often as the rows that contain it. */
function countRows(set: SelectionSetNode, type: GraphQLObjectType, depth: number, walk: Walk): number {
  let rows = 0;
  for (const node of set.selections) {
    if (!isIncluded(node, walk.variables)) continue;
    if (++walk.selections > limits.selections) {
      throw createError(`This operation selects more than ${limits.selections} fields.`);
    }
    if (node.kind === Kind.FIELD) {
      rows += countFieldRows(node, type, depth, walk);
    } else {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : walk.fragments.get(node.name.value);
      const condition = fragment?.typeCondition && walk.schema.getType(fragment.typeCondition.name.value);
      if (fragment) rows += countRows(fragment.selectionSet, (condition as GraphQLObjectType) ?? type, depth, walk);
    }
  }
  return rows;
}

/**
 * Returns the number of rows that an operation may ask for with these variables; 0 for invalid ones, which the execution
 * reports. @throws for too many levels or selections
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
  const fragments = definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  );
  return countRows(operation.selectionSet, type, 1, {
    schema,
    fragments: new Map(fragments),
    variables,
    selections: 0,
  });
}

const format = (count: number): string => count.toLocaleString("en");

/**
 * Rejects an operation that is too deep or may ask for too many rows. @returns a function that gives back the part of the
 * client's budget that the operation holds while it runs. @throws TOO_MANY_REQUESTS when the budget is spent
 */
export function limitOperation({
  schema,
  document,
  operation,
  request: { variables = {} },
  contextValue: { actor, budget },
}: GraphQLRequestContextDidResolveOperation<RequestContext>): (() => void) | undefined {
  if (!operation) return undefined;
  const limit = actor ? accountRows : limits.rows;
  const rows = countRequestedRows(schema, document, operation, variables);
  if (rows > limit) {
    const message =
      `This operation asks for ${format(rows)} rows, and ${format(limit)} are allowed; a search counts as ` +
      `${format(prices["Query.search"])}. Ask for fewer rows, levels or searches.`;
    throw appError("BAD_USER_INPUT", message, { fieldErrors: {}, http: { status: 400 } });
  }
  return budget?.hold(rows / limit);
}

const isAliased = (field: FieldNode): boolean => Boolean(field.alias) || field.name.value === "__typename";

/** Rejects documents with more aliases than any page needs. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (isAliased(field) && ++aliases === limits.aliases + 1) {
        context.reportError(createError(`This operation uses more than ${limits.aliases} aliases.`));
      }
    },
  };
}
