import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql";
import { getPublicNames } from "../../testing/schemaCalls";
import { createSchema } from "../graphql/schema";
import documents from "./persistedDocuments.json";
import { isCacheable, collectCacheTags } from "./collectCacheTags";

const operationIn = (document: DocumentNode) => {
  const [operation] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation;
};
const content = new Set(["Celebrity", "Outfit", "AffiliateProduct", "CategoryItem", "BlogPost"]);

describe("cache tags", () => {
  let schema: GraphQLSchema;
  beforeAll(async () => (schema = await createSchema()));

  const collectTags = (text: string, data: Record<string, unknown>, variables = {}) => {
    const document = parse(text);
    const fragments = document.definitions.filter(
      (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
    );
    return [...collectCacheTags({ schema, operation: operationIn(document), fragments, variables, data })].sort();
  };

  test("exist for every public query, except those that are personal or random", () => {
    const isCached = (text: string) => isCacheable(schema, operationIn(parse(text)));
    const notCached = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => !isCached(`{ ${name} }`));
    const publicNames = getPublicNames(schema);
    expect(notCached.filter((name) => publicNames.has(name)).sort()).toEqual([
      "askedQuestion",
      "canResetPasswordByMail",
      "changes",
      "currentAdministrator",
      "randomCelebrity",
      "signInHint",
    ]);
    expect(isCached("mutation { signOut }")).toBe(false);
    expect(isCached("{ ...F } fragment F on Query { randomCelebrity { id } }")).toBe(false);
  });

  test("include rows, slugs, lists and what fields declare", () => {
    const text = `query ($s: String) { o: outfit(slug: $s) { ...F } categoryItems { nodes { id __typename } } }
      fragment F on ContentRow { id ... on Outfit { celebrity { id } products { id isPriceCurrent } } ... on Celebrity { related { id } } }`;
    const outfit = { id: "1", celebrity: { id: "2" }, products: [{ id: "3", isPriceCurrent: true }] };
    expect(collectTags(text, { o: outfit, categoryItems: { nodes: [{ id: "4" }] } }, { s: "x" })).toEqual(
      [
        "outfit:1",
        "outfit/x",
        "celebrity:2",
        "affiliateProduct:3",
        "affiliatePrograms",
        "categoryItem:4",
        "categoryItems",
        "settings",
      ].sort(),
    );
    const item = { id: "4", price: "$5", directLink: null };
    expect(collectTags('{ categoryItem(id: "4") { id price directLink } }', { categoryItem: item })).toEqual(
      ["affiliatePrograms", "categoryItem:4", "categoryItems", "settings"].sort(),
    );
  });

  test("include the list of a missing row, and any for a row without an id", () => {
    expect(collectTags('{ outfit(slug: "x") { id } }', { outfit: null })).toEqual(["outfit/x", "outfits"]);
    expect(collectTags('{ outfit(slug: "x") { title } }', { outfit: { title: "A" } })).toContain("any");
  });

  test("of an outfit list include celebrities and products when its arguments read them", () => {
    const tags = (filter: string) =>
      collectTags(`{ outfits(${filter}) { totalCount } }`, { outfits: { totalCount: 0 } });
    expect(tags("first: 3")).toEqual(["outfits"]);
    expect(tags('filter: { styleType: "Classic" }')).toEqual(["celebrities", "outfits"]);
    expect(tags('filter: { category: "shoes" }')).toEqual(["affiliateProducts", "outfits"]);
    expect(tags("filter: { maxPrice: 5 }")).toEqual(["outfits", "settings"]);
  });

  test("of a product list include outfits when its filter reads them", () => {
    const tags = (filter: string) =>
      collectTags(`{ affiliateProducts(${filter}) { totalCount } }`, { affiliateProducts: { totalCount: 0 } });
    expect(tags("first: 3")).toEqual(["affiliateProducts", "settings"]);
    expect(tags('filter: { celebrityId: "1" }')).toEqual(["affiliateProducts", "outfits", "settings"]);
  });

  test.each(Object.values(documents).map((text) => [/query (\w+)/.exec(text)?.[1], text]))(
    "%s selects the id of every row",
    (_, text) => {
      const document = parse(text ?? "");
      const fragments = new Map(
        document.definitions.flatMap((node) =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
        ),
      );
      const collectFields = (set?: SelectionSetNode): FieldNode[] =>
        (set?.selections ?? []).flatMap((node) => {
          if (node.kind === Kind.FIELD) return [node];
          return collectFields(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value));
        });
      const check = (typeName: string, set?: SelectionSetNode): void => {
        const type = schema.getType(typeName);
        const selected = collectFields(set);
        if (content.has(typeName)) expect(selected.map(({ name }) => name.value)).toContain("id");
        for (const { name, selectionSet } of selected) {
          const field = isObjectType(type) ? type.getFields()[name.value] : undefined;
          if (selectionSet && field) check(getNamedType(field.type).name, selectionSet);
        }
      };
      check("Query", operationIn(document).selectionSet);
    },
  );

  /** A change of a new relation or count must invalidate the row (invalidateRows), or the field needs `@CacheTags`. */
  test("cover every relation and count of a row", () => {
    const relations = [...content].flatMap((name) => {
      const type = schema.getType(name);
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields())
        .filter((field) => {
          const target = getNamedType(field.type).name;
          return (
            content.has(target) || target === "Offer" || target.endsWith("Connection") || field.name.endsWith("Count")
          );
        })
        .map((field) => `${name}.${field.name}`);
    });
    expect(relations.sort()).toEqual([
      "AffiliateProduct.outfit",
      "AffiliateProduct.replacement",
      "AffiliateProduct.reviewCount",
      "BlogPost.likeCount",
      "BlogPost.mentionedCelebrities",
      "BlogPost.mentionedOutfits",
      "BlogPost.mentionedProducts",
      "BlogPost.relatedPosts",
      "CategoryItem.replacement",
      "CategoryItem.reviewCount",
      "Celebrity.followerCount",
      "Celebrity.latestOutfit",
      "Celebrity.mentionedIn",
      "Celebrity.outfitCount",
      "Celebrity.outfits",
      "Celebrity.products",
      "Celebrity.related",
      "Celebrity.rewornCount",
      "Outfit.celebrity",
      "Outfit.leadProduct",
      "Outfit.likeCount",
      "Outfit.linkedProduct",
      "Outfit.mentionedIn",
      "Outfit.productCount",
      "Outfit.products",
    ]);
  });
});
