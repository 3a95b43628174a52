import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from "graphql";
import { contentTypes } from "../../core/kinds/contentKind";
import { listTag, rowTag } from "../../core/cache/cacheTags";
import { anyTag, type CacheTag } from "../../core/cache/cacheTag";
import { getCacheTags, invalidatesOwner, isCacheableQuery } from "../../core/graphql/publicOperation";

type Row = Record<string, unknown>;

const contentTypesByName = new Map(contentTypes.map((type) => [type.charAt(0).toUpperCase() + type.slice(1), type]));

export interface ExecutedOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: readonly FragmentDefinitionNode[];
  variables: Record<string, unknown>;
  data: Row;
}

interface Collection extends Pick<ExecutedOperation, "schema" | "variables"> {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  tags: Set<CacheTag>;
}

/** Returns null for an object of an abstract type without `__typename`. */
function resolveType(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, row: Row): GraphQLObjectType | null {
  const declared = getNamedType(field.type);
  const type = isAbstractType(declared) ? schema.getType(String(row.__typename)) : declared;
  return isObjectType(type) ? type : null;
}

function collectFromValue(
  collection: Collection,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  value: unknown,
): void {
  const { schema, tags } = collection;
  if (Array.isArray(value)) {
    for (const item of value) collectFromValue(collection, field, node, item);
    return;
  }
  const missing = value === null && contentTypesByName.get(getNamedType(field.type).name);
  if (missing && !invalidatesOwner(field)) tags.add(listTag(missing));
  if (typeof value !== "object" || value === null || !node.selectionSet) return;
  const row = value as Row;
  const type = resolveType(schema, field, row);
  const content = type && contentTypesByName.get(type.name);
  // A row without its type or id may be any row, so every change invalidates the response.
  if (!type || (content && typeof row.id !== "string")) tags.add(anyTag);
  else if (content) tags.add(rowTag(content, row.id as string));
  if (type) collectFromSelection(collection, node.selectionSet, type, row);
}

function matchesCondition(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  const expected = condition === undefined ? type : schema.getType(condition);
  return expected === type || (isAbstractType(expected) && schema.isSubType(expected, type));
}

function collectFromSelection(
  collection: Collection,
  selectionSet: SelectionSetNode,
  type: GraphQLObjectType,
  row: Row,
): void {
  const { schema, fragments, variables, tags } = collection;
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (fragment && matchesCondition(schema, fragment.typeCondition?.name.value, type)) {
        collectFromSelection(collection, fragment.selectionSet, type, row);
      }
      continue;
    }
    const field = type.getFields()[node.name.value];
    const value = row[node.alias?.value ?? node.name.value];
    // @include or @skip removed it.
    if (!field || value === undefined) continue;
    for (const tag of getCacheTags(field, () => getArgumentValues(field, node, variables))) tags.add(tag);
    collectFromValue(collection, field, node, value);
  }
}

/** Whether every visitor gets the same response to the operation, so that it may be cached. */
export function isCacheable(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const queries = schema.getQueryType()?.getFields() ?? {};
  return (
    operation === OperationTypeNode.QUERY &&
    selectionSet.selections.every((node) => {
      if (node.kind !== Kind.FIELD) return false;
      const { value: name } = node.name;
      return name === "__typename" || (Object.hasOwn(queries, name) && isCacheableQuery(queries[name]));
    })
  );
}

/** Returns the tags of everything that a response was made from: its rows, and what its fields declare. */
export function collectCacheTags({
  schema,
  operation,
  fragments,
  variables,
  data,
}: ExecutedOperation): ReadonlySet<CacheTag> {
  const tags = new Set<CacheTag>();
  const fragmentsByName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const query = schema.getQueryType();
  if (query)
    collectFromSelection({ schema, fragments: fragmentsByName, variables, tags }, operation.selectionSet, query, data);
  return tags;
}
