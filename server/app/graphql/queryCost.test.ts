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
/** The search page counts the lists only for texts of three letters or more. */
const searchPage: Record<string, unknown> = { text: "abc" };

function mostExpensive({ name, variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const given = variableDefinitions.map(({ variable, type }) => {
    const typeName = print(type).replace(/[[\]!]/g, "");
    const own = name?.value === "SearchPage" ? searchPage[variable.name.value] : undefined;
    const value = own ?? filters[typeName] ?? values[typeName];
    return [variable.name.value, print(type).startsWith("[") ? [value] : value];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
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

describe("the cost of an operation", () => {
  let schema: GraphQLSchema;
  beforeAll(async () => (schema = await createSchema()));

  const cost = (document: string): number => {
    const parsed = parse(document);
    return estimateCost(schema, parsed, parsed.definitions.find(isOperation) as OperationDefinitionNode, {});
  };

  test("is within the limit for each of the site's own, with every filter that a form has", () => {
    expect(operations.length).toBeGreaterThan(80);
    const costs = operations.map(({ name, operation }) => {
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
      return { name, cost: estimateCost(schema, document, operation, mostExpensive(operation)) };
    });
    expect(costs.filter((one) => one.cost > costLimit)).toEqual([]);
    // With variables that are wrong an operation would cost nothing.
    expect(costs.find(({ name }) => name === "OutfitsPage")?.cost).toBeGreaterThan(200);
  });

  test("grows with the rows that are asked for, with levels, counts and a text", () => {
    const list = (args: string, fields = "nodes { id }") => cost(`{ outfits(${args}) { ${fields} } }`);
    expect(list("first: 100")).toBeGreaterThan(3 * list("first: 10"));
    expect(list("last: 100")).toBe(list("first: 100"));
    expect(list("first: 1000000")).toBe(list("first: 100"));
    expect(list("first: 10", "nodes { celebrity { id } }")).toBeGreaterThan(list("first: 10"));
    expect(list("first: 10", "totalCount nodes { id }")).toBeGreaterThan(10 + list("first: 10"));
    expect(list('first: 10, filter: { search: "navy" }')).toBeGreaterThan(50 + list("first: 10"));
  });

  test("is the same for several counts of one page, because they are counted once", () => {
    expect(cost("{ outfits { a: totalCount b: totalCount } }")).toBe(cost("{ outfits { totalCount } }"));
  });

  test("adds up aliases, and fragments as often as they are spread", () => {
    const search = cost('{ search(text: "navy") { outfitCount } }');
    expect(cost('{ a: search(text: "navy") { outfitCount } b: search(text: "silk") { outfitCount } }')).toBe(
      2 * search,
    );
    const fragment = 'fragment F on Query { search(text: "navy") { outfitCount } }';
    expect(cost(`{ ...F ...F } ${fragment}`)).toBe(2 * search);
  });

  test("leaves out what @skip and @include leave out", () => {
    expect(cost('{ settings { siteName } search(text: "a") @skip(if: true) { outfitCount } }')).toBeLessThan(1);
  });
});
