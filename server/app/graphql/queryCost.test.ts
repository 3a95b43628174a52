import fs from "node:fs";
import path from "node:path";
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, print } from "graphql";
import { costLimit, estimateCost } from "./queryCost";
import { createSchema } from "./schema";

/** The most expensive filters that the site's forms can send. */
const offer = { retailer: "Shop 1", price: "FROM_100_TO_500" };
const filters: Record<string, object> = {
  OutfitFilter: { search: "a", category: "dresses", occasion: "Gala" },
  AffiliateProductFilter: { search: "a", ...offer },
  CategoryItemFilter: { search: "a", categoryName: "dresses", ...offer },
  CelebrityFilter: { search: "a", category: "Actor" },
  BlogPostFilter: { search: "a", category: "Shoes" },
};
const values: Record<string, unknown> = { Int: 24, String: "a", ID: "a", Boolean: true, OfferSort: "PRICE_LOW" };
const mostIds = Array<string>(100).fill("a");
/** The search page counts its lists only for texts of three letters or more. */
const searchPage: Record<string, unknown> = { text: "abc" };

function buildExpensiveVariables({ name, variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const entries = variableDefinitions.map(({ variable, type }) => {
    const typeName = print(type).replace(/[[\]!]/g, "");
    const override = name?.value === "SearchPage" ? searchPage[variable.name.value] : undefined;
    const value = override ?? filters[typeName] ?? values[typeName];
    const isIdList = print(type) === "[ID!]!";
    return [variable.name.value, isIdList ? mostIds : print(type).startsWith("[") ? [value] : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

const definitions = fs
  .readdirSync(path.resolve("client"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".graphql"))
  .flatMap((file) => parse(fs.readFileSync(path.resolve("client", file), "utf8")).definitions);
const isOperation = (definition: DocumentNode["definitions"][number]) => definition.kind === Kind.OPERATION_DEFINITION;
const fragments = definitions.filter((definition) => !isOperation(definition));
const operations = definitions
  .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => ({ name: operation.name?.value ?? "", operation }));

describe("operation cost", () => {
  let schema: GraphQLSchema;
  beforeAll(async () => (schema = await createSchema()));

  const cost = (document: string): number => {
    const parsed = parse(document);
    return estimateCost(schema, parsed, parsed.definitions.find(isOperation) as OperationDefinitionNode, {});
  };

  test("is within the limit for every operation of the site, with every filter of its forms", () => {
    expect(operations.length).toBeGreaterThan(80);
    const costs = operations.map(({ name, operation }) => {
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
      return { name, cost: estimateCost(schema, document, operation, buildExpensiveVariables(operation)) };
    });
    expect(costs.filter(({ cost }) => cost > costLimit)).toEqual([]);
    // Invalid variables would cost nothing.
    expect(costs.find(({ name }) => name === "OutfitsPage")?.cost).toBeGreaterThan(200);
  });

  test("grows with rows, levels, counts and a search text", () => {
    const list = (args: string, fields = "nodes { id }") => cost(`{ outfits(${args}) { ${fields} } }`);
    expect(list("first: 100")).toBeGreaterThan(3 * list("first: 10"));
    expect(list("last: 100")).toBe(list("first: 100"));
    expect(list("first: 1000000")).toBe(list("first: 100"));
    expect(list("first: 10", "nodes { celebrity { id } }")).toBeGreaterThan(list("first: 10"));
    expect(list("first: 10", "totalCount nodes { id }")).toBeGreaterThan(10 + list("first: 10"));
    expect(list('first: 10, filter: { search: "navy" }')).toBeGreaterThan(50 + list("first: 10"));
  });

  test("includes one count for several aliases of totalCount", () => {
    expect(cost("{ outfits { a: totalCount b: totalCount } }")).toBe(cost("{ outfits { totalCount } }"));
  });

  test("adds up aliases, and fragments each time they are spread", () => {
    const search = cost('{ search(text: "navy") { outfitCount } }');
    expect(cost('{ a: search(text: "navy") { outfitCount } b: search(text: "silk") { outfitCount } }')).toBe(
      2 * search,
    );
    const fragment = 'fragment F on Query { search(text: "navy") { outfitCount } }';
    expect(cost(`{ ...F ...F } ${fragment}`)).toBe(2 * search);
  });

  test("excludes fields that @skip or @include removes", () => {
    expect(cost('{ settings { siteName } search(text: "a") @skip(if: true) { outfitCount } }')).toBeLessThan(1);
  });
});
