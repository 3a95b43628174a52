import type { DataSource } from "typeorm";
import { buildItem, buildPost, buildOutfit, buildProduct } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/testDatabase";
import { type TestSite, testSite } from "../../testing/testSite";

jest.mock("../../web/pages/pageRenderer", () => ({
  builtClientFolder: __dirname,
  builtRenderer: () => () => undefined,
}));

/** Asked by POST, so that no kept answer stands before what is counted. */
describe("what was counted for a visitor", () => {
  const logger = new CountingLogger();
  let dataSource: DataSource;
  let site: TestSite;
  const db = () => dataSource.manager;
  beforeAll(async () => {
    dataSource = await testDatabase(logger);
    site = await testSite(dataSource);
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  const ask = async (query: string, variables = {}, headers = {}): Promise<Record<string, never>> => {
    const { body } = await site.post({ query, variables }, headers);
    return (JSON.parse(body.toString()) as { data: Record<string, never> }).data;
  };
  const statementsFor = async (work: () => Promise<unknown>): Promise<string[]> => {
    logger.statements = [];
    await work();
    return logger.statements;
  };
  const retailers = "{ productRetailers { name count } }";
  const shop = `query ($retailer: String, $first: Int!) {
    affiliateProducts(filter: { retailer: $retailer }, first: $first) { totalCount nodes { title } } }`;

  test("serves the next one, on every page of the list", async () => {
    for (const title of ["One", "Two", "Three"]) await buildProduct(db(), { title, retailer: "Aurelane" });
    expect(await ask(retailers)).toEqual({ productRetailers: [{ name: "Aurelane", count: 3 }] });
    expect(await statementsFor(() => ask(retailers))).toEqual([]);
    const variables = { retailer: "Aurelane", first: 2 };
    expect(await ask(shop, variables)).toMatchObject({ affiliateProducts: { totalCount: 3, nodes: [{}, {}] } });
    const again = await statementsFor(() => ask(shop, { ...variables, first: 1 }));
    expect(again).toHaveLength(1);
    expect(again[0]).not.toContain("count(*)");
    expect(await ask(shop, { ...variables, retailer: "Nobody" })).toMatchObject({
      affiliateProducts: { totalCount: 0 },
    });
  });

  test("serves the same question in other words, and no other", async () => {
    await buildOutfit(db(), { occasion: "Opera" });
    const count = (args: string) => ask(`{ outfits${args} { totalCount } }`);
    const everything = await count("");
    for (const args of ["(first: 1)", "(filter: {})", "(filter: null, sort: TITLE)", "(filter: { search: null })"]) {
      expect(await statementsFor(() => count(args))).toEqual([]);
      expect(await count(args)).toEqual(everything);
    }
    expect(await count('(filter: { occasion: "Opera" })')).toEqual({ outfits: { totalCount: 1 } });
    const item = "{ categoryItems(filter: { ids: [] }) { totalCount } }";
    await buildItem(db());
    expect(await ask("{ categoryItems { totalCount } }")).toEqual({ categoryItems: { totalCount: 1 } });
    expect(await ask(item)).toEqual({ categoryItems: { totalCount: 0 } });
  });

  test("is counted again as soon as an editor has changed it", async () => {
    const { id, version } = await buildProduct(db(), { title: "Loafers", retailer: "Pellier" });
    const variables = { retailer: "Pellier", first: 5 };
    expect(await ask(shop, variables)).toMatchObject({ affiliateProducts: { totalCount: 1 } });
    const input = { id, version, retailer: "Northloom" };
    await site.edit(
      "mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { version } }",
      { input },
    );
    expect(await ask(shop, variables)).toMatchObject({ affiliateProducts: { totalCount: 0 } });
    expect(JSON.stringify(await ask(retailers))).toContain('{"name":"Northloom","count":1}');
  });

  test("stays when something else changes", async () => {
    const topics = "{ blogTopics { slug count } }";
    await buildPost(db(), { category: "Shoes" });
    await ask(topics);
    const { id, version } = await buildOutfit(db());
    await site.edit("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }", {
      input: { id, version, title: "Another title" },
    });
    expect(await statementsFor(() => ask(topics))).toEqual([]);
  });

  test("is not what editors read: they count for themselves", async () => {
    await ask(retailers);
    await buildProduct(db(), { retailer: "Written behind the server's back" });
    expect(JSON.stringify(await ask(retailers))).not.toContain("behind");
    expect(JSON.stringify(await ask(retailers, {}, { cookie: site.cookie }))).toContain("behind");
  });

  test("is counted once for all who ask at the same time", async () => {
    const query = '{ outfits(filter: { occasion: "Gala" }) { totalCount } }';
    await buildOutfit(db(), { occasion: "Gala" });
    const counts = await statementsFor(() => Promise.all([ask(query), ask(query), ask(query)]));
    expect(counts.filter((statement) => statement.includes("count(*)"))).toHaveLength(1);
  });
});
