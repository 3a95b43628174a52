import fs from "node:fs";
import path from "node:path";
import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
} from "graphql";
import { countRequestedRows, limits, prices } from "./operationLimits";
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

describe("limits of an operation", () => {
  let schema: GraphQLSchema;
  beforeAll(async () => (schema = await createSchema()));

  const rows = (document: string): number => {
    const parsed = parse(document);
    return countRequestedRows(schema, parsed, parsed.definitions.find(isOperation) as OperationDefinitionNode, {});
  };

  test("leave room for every operation of the site, with every filter of its forms", () => {
    expect(operations.length).toBeGreaterThan(80);
    const requested = operations.map(({ name, operation }) => {
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
      return { name, rows: countRequestedRows(schema, document, operation, buildExpensiveVariables(operation)) };
    });
    expect(requested.filter(({ rows }) => rows > limits.rows / 2)).toEqual([]);
    // Invalid variables would ask for nothing.
    expect(requested.find(({ name }) => name === "OutfitsPage")?.rows).toBeGreaterThan(1_500);
  });

  test("multiply the page sizes of nested lists", () => {
    const list = (args: string, fields = "nodes { id }") => rows(`{ outfits(${args}) { ${fields} } }`);
    expect(list("first: 10")).toBe(10);
    expect(list("last: 100")).toBe(100);
    expect(list("first: 1000000")).toBe(100);
    expect(list("first: 10", "edges { node { id } } pageInfo { endCursor }")).toBe(10);
    expect(list("first: 10", "nodes { celebrity { outfits(first: 20) { nodes { id } } } }")).toBe(10 + 10 * 20);
    expect(list("first: 10", "nodes { products { id } }")).toBe(10 + 10 * 5);
    expect(rows('{ outfitsByIds(ids: ["a", "b"]) { id } }')).toBe(2);
    expect(rows("{ outfits { totalCount } }")).toBe(0);
  });

  test("add the prices of searches, facets and text filters", () => {
    expect(rows('{ search(text: "navy", first: 8) { outfits { id } products { id } outfitCount } }')).toBe(
      1_000 + 2 * 8,
    );
    expect(rows('{ outfits(first: 10, filter: { search: "navy" }) { nodes { id } } }')).toBe(1_500 + 10);
    expect(rows('{ outfits(first: 10, filter: { search: "" }) { nodes { id } } }')).toBe(10);
    expect(rows("{ outfits(sort: CELEBRITY) { totalCount } }")).toBeGreaterThan(limits.rows);
    for (const name of Object.keys(prices).filter((name) => name.startsWith("Query."))) {
      expect(schema.getQueryType()?.getFields()).toHaveProperty(name.slice("Query.".length));
    }
  });

  test("add up aliases, and fragments each time they are spread", () => {
    const search = rows('{ search(text: "navy") { outfitCount } }');
    expect(rows('{ a: search(text: "navy") { outfitCount } b: search(text: "silk") { outfitCount } }')).toBe(
      2 * search,
    );
    const fragment = 'fragment F on Query { search(text: "navy") { outfitCount } }';
    expect(rows(`{ ...F ...F } ${fragment}`)).toBe(2 * search);
  });

  test("ignore fields that @skip or @include removes", () => {
    expect(rows('{ settings { siteName } search(text: "a") @skip(if: true) { outfitCount } }')).toBe(0);
    expect(rows('{ settings { siteName } search(text: "a") @include(if: false) { outfitCount } }')).toBe(0);
  });

  test("leave an invalid variable to the execution", () => {
    const document = "query ($n: Int = 5) { outfits(first: $n) { nodes { id } } }";
    const parsed = parse(document);
    const [operation] = parsed.definitions as OperationDefinitionNode[];
    expect(countRequestedRows(schema, parsed, operation, { n: "ten" })).toBe(0);
    expect(countRequestedRows(schema, parsed, operation, { n: null })).toBe(24);
  });

  test("ignore the schema, because tools ask for all of it", () => {
    expect(rows(getIntrospectionQuery())).toBe(0);
  });
});
