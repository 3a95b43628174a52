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
import { type ContentType, contentTypes } from "../../content/kinds/contentKind";
import { listTag, programsTag, rowTag, settingsTag, slugTag } from "../../content/invalidation/cacheTags";
import { anyTag, type CacheTag } from "../../shared/cache/cacheTag";

type Args = Record<string, unknown>;
type Field = GraphQLField<unknown, unknown>;
type Reader = readonly CacheTag[] | ((args: Args) => readonly CacheTag[]);

const lists = (...types: ContentType[]): CacheTag[] => types.map(listTag);

/** Outfits are also found by who wore them and by what belongs to them. */
function outfitLists({ filter, sort }: Args): CacheTag[] {
  const { search, styleType, category } = (filter ?? {}) as Args;
  return [
    ...lists("outfit"),
    ...(search || styleType || sort === "CELEBRITY" ? lists("celebrity") : []),
    ...(category ? lists("affiliateProduct") : []),
  ];
}

/** Products are also found by who wore the outfit. */
const productLists = ({ filter }: Args): CacheTag[] =>
  lists("affiliateProduct", ...((filter as Args | null | undefined)?.celebrityId ? (["outfit"] as const) : []));

const bySlug =
  (type: ContentType) =>
  ({ slug, id }: Args): CacheTag[] =>
    !id && typeof slug === "string" ? [slugTag(type, slug)] : [];

/** What each public query reads besides the rows that its answer holds. An answer of any other query is not kept. */
const queries: Record<string, Reader> = {
  affiliateProduct: lists("affiliateProduct"),
  affiliateProducts: productLists,
  blogCategories: lists("blogPost"),
  blogPost: bySlug("blogPost"),
  blogPosts: [...lists("blogPost"), settingsTag],
  blogTopics: lists("blogPost"),
  categories: lists("categoryItem"),
  category: lists("categoryItem"),
  // Imports do not name the rows that they change.
  categoryItem: lists("categoryItem"),
  categoryItems: lists("categoryItem"),
  celebrities: lists("celebrity"),
  celebrity: bySlug("celebrity"),
  celebrityCategories: lists("celebrity"),
  outfit: bySlug("outfit"),
  outfitOccasions: lists("outfit"),
  outfits: outfitLists,
  productRetailers: lists("affiliateProduct"),
  search: lists(...contentTypes),
  settings: [settingsTag],
  siteFaq: [settingsTag],
  // Only the sample data has some, and it touches everything.
  socialPosts: [],
  testimonials: [],
};

const tagsOf = (reader: Reader | undefined, args: () => Args): readonly CacheTag[] =>
  typeof reader === "function" ? reader(args()) : (reader ?? []);

/** Tags of what a query reads besides the rows that its answer holds; null for one that is not the same for everybody. */
export const getQueryTags = (name: string, args: Args): readonly CacheTag[] | null =>
  Object.hasOwn(queries, name) ? tagsOf(queries[name], () => args) : null;

/** What a field reads besides its own row, and besides what that row is touched for (see touchRows). */
const fields: Record<string, readonly CacheTag[]> = {
  directLink: [settingsTag, programsTag],
  faq: [settingsTag],
  html: [settingsTag, programsTag],
  isPriceCurrent: [programsTag],
  originalPrice: [programsTag],
  originalPriceAmount: [programsTag],
  price: [programsTag],
  priceAmount: [programsTag],
  related: lists("celebrity"),
  relatedPosts: lists("blogPost"),
};

/** Fields with one row or none, of which the row that has them is touched when that changes. */
const toldByOwner: ReadonlySet<string> = new Set(["latestOutfit", "replacement"]);

const typeNames = new Map(contentTypes.map((type) => [type.charAt(0).toUpperCase() + type.slice(1), type]));

interface Reading {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Args;
  tags: Set<CacheTag>;
}

type Row = Record<string, unknown>;

/** Null when nobody can say what type the object has. */
function typeOf({ schema }: Reading, field: Field, object: Row): GraphQLObjectType | null {
  const declared = getNamedType(field.type);
  const type = isAbstractType(declared) ? schema.getType(String(object.__typename)) : declared;
  return isObjectType(type) ? type : null;
}

function readValue(reading: Reading, field: Field, node: FieldNode, value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value) readValue(reading, field, node, one);
    return;
  }
  const kind = typeNames.get(getNamedType(field.type).name);
  if (value === null && kind && !toldByOwner.has(field.name)) reading.tags.add(listTag(kind));
  if (typeof value !== "object" || value === null || !node.selectionSet) return;
  const row = value as Row;
  const type = typeOf(reading, field, row);
  const content = type && typeNames.get(type.name);
  // A row that does not tell which one it is may be any: the answer goes with every write.
  if (!type || (content && typeof row.id !== "string")) reading.tags.add(anyTag);
  else if (content) reading.tags.add(rowTag(content, row.id as string));
  if (type) readSelection(reading, node.selectionSet, type, row);
}

const applies = (schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean => {
  const wanted = condition === undefined ? type : schema.getType(condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
};

function readSelection(reading: Reading, set: SelectionSetNode, type: GraphQLObjectType, row: Row): void {
  const { schema, fragments, variables, tags } = reading;
  for (const node of set.selections) {
    if (node.kind !== Kind.FIELD) {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (fragment && applies(schema, fragment.typeCondition?.name.value, type)) {
        readSelection(reading, fragment.selectionSet, type, row);
      }
      continue;
    }
    const field = type.getFields()[node.name.value];
    const value = row[node.alias?.value ?? node.name.value];
    // Left out by @include or @skip.
    if (!field || value === undefined) continue;
    const own = type === schema.getQueryType() ? queries[field.name] : fields[field.name];
    for (const tag of tagsOf(own, () => getArgumentValues(field, node, variables))) tags.add(tag);
    readValue(reading, field, node, value);
  }
}

/** Whether an answer to the operation may be kept: it only reads, and what it reads is anybody's and the same for all. */
export function isCacheable(operation: OperationDefinitionNode): boolean {
  return (
    operation.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (node) =>
        node.kind === Kind.FIELD && (Object.hasOwn(queries, node.name.value) || node.name.value === "__typename"),
    )
  );
}

export interface ExecutedOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: readonly FragmentDefinitionNode[];
  variables: Args;
  data: Row;
}

/** Tags of all that an answer was made of. */
export function collectCacheTags({
  schema,
  operation,
  fragments,
  variables,
  data,
}: ExecutedOperation): ReadonlySet<CacheTag> {
  const tags = new Set<CacheTag>();
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const query = schema.getQueryType();
  if (query) readSelection({ schema, fragments: byName, variables, tags }, operation.selectionSet, query, data);
  return tags;
}
