import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { Select } from "../../core/read/select";
import { buildCelebrity, buildItem, buildPost, buildOutfit, buildProduct } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";

/** Uses POST, because the response cache answers GET. */
describe("cached counts", () => {
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

  const post = async (query: string, variables = {}, headers = {}): Promise<Record<string, never>> => {
    const { body } = await site.post({ query, variables }, headers);
    return (JSON.parse(body.toString()) as { data: Record<string, never> }).data;
  };
  const collectStatements = async (work: () => Promise<unknown>): Promise<string[]> => {
    logger.statements = [];
    await work();
    return logger.statements;
  };
  const retailers = "{ productRetailers { name count } }";
  const shop = `query ($retailer: String, $first: Int!) {
    affiliateProducts(filter: { retailer: $retailer }, first: $first) { totalCount nodes { title } } }`;

  test("serve the next visitor, on every page of a list", async () => {
    for (const title of ["One", "Two", "Three"]) await buildProduct(db(), { title, retailer: "Aurelane" });
    expect(await post(retailers)).toEqual({ productRetailers: [{ name: "Aurelane", count: 3 }] });
    expect(await collectStatements(() => post(retailers))).toEqual([]);
    const variables = { retailer: "Aurelane", first: 2 };
    expect(await post(shop, variables)).toMatchObject({ affiliateProducts: { totalCount: 3, nodes: [{}, {}] } });
    const again = await collectStatements(() => post(shop, { ...variables, first: 1 }));
    expect(again).toHaveLength(1);
    expect(again[0]).not.toContain("count(*)");
    expect(await post(shop, { ...variables, retailer: "Nobody" })).toMatchObject({
      affiliateProducts: { totalCount: 0 },
    });
  });

  test("serve queries that select the same rows, and no others", async () => {
    await buildOutfit(db(), { occasion: "Opera" });
    const count = (args: string) => post(`{ outfits${args} { totalCount } }`);
    const everything = await count("");
    for (const args of ["(first: 1)", "(filter: {})", "(filter: null, sort: TITLE)", "(filter: { search: null })"]) {
      expect(await collectStatements(() => count(args))).toEqual([]);
      expect(await count(args)).toEqual(everything);
    }
    expect(await count('(filter: { occasion: "Opera" })')).toEqual({ outfits: { totalCount: 1 } });
    const item = '{ categoryItems(filter: { retailer: "Nobody" }) { totalCount } }';
    await buildItem(db());
    expect(await post("{ categoryItems { totalCount } }")).toEqual({ categoryItems: { totalCount: 1 } });
    expect(await post(item)).toEqual({ categoryItems: { totalCount: 0 } });
  });

  test("are counted again after an editor changes a row", async () => {
    const { id, version } = await buildProduct(db(), { title: "Loafers", retailer: "Pellier" });
    const variables = { retailer: "Pellier", first: 5 };
    expect(await post(shop, variables)).toMatchObject({ affiliateProducts: { totalCount: 1 } });
    const input = { id, version, retailer: "Northloom" };
    await site.edit(
      "mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { version } }",
      { input },
    );
    expect(await post(shop, variables)).toMatchObject({ affiliateProducts: { totalCount: 0 } });
    expect(JSON.stringify(await post(retailers))).toContain('{"name":"Northloom","count":1}');
  });

  test("stay cached when other content changes", async () => {
    const topics = "{ blogTopics { slug count } }";
    await buildPost(db(), { category: "Shoes" });
    await post(topics);
    const { id, version } = await buildOutfit(db());
    await site.edit("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }", {
      input: { id, version, title: "Another title" },
    });
    expect(await collectStatements(() => post(topics))).toEqual([]);
  });

  test("are not used for editors", async () => {
    await post(retailers);
    await buildProduct(db(), { retailer: "Written behind the server's back" });
    expect(JSON.stringify(await post(retailers))).not.toContain("behind");
    expect(JSON.stringify(await post(retailers, {}, { cookie: site.cookie }))).toContain("behind");
  });

  test("are counted once for concurrent requests", async () => {
    const query = '{ outfits(filter: { occasion: "Gala" }) { totalCount } }';
    await buildOutfit(db(), { occasion: "Gala" });
    const counts = await collectStatements(() => Promise.all([post(query), post(query), post(query)]));
    expect(counts.filter((statement) => statement.includes("count(*)"))).toHaveLength(1);
  });

  test("with programs and currency, a list of offers by price takes one statement, which follows their changes", async () => {
    const list = "{ categoryItems(sort: PRICE_LOW, first: 1) { nodes { price } } }";
    const priceCheckedAt = new Date(Date.now() - 48 * 3_600_000);
    for (const price of ["$20", "€10"])
      await buildItem(db(), { price, affiliateLink: "https://shop.example/a", priceCheckedAt });
    const first = async () => (await post(list)) as unknown as { categoryItems: { nodes: { price: string }[] } };
    expect((await first()).categoryItems.nodes).toEqual([{ price: "$20" }]);
    expect(await collectStatements(first)).toHaveLength(1);
    await site.edit("mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }", {
      input: { version: 1, defaultCurrency: "EUR" },
    });
    expect((await first()).categoryItems.nodes).toEqual([{ price: "€10" }]);
    const program = { name: "Daily", kind: "MARKETPLACE", hosts: ["shop.example"], priceLimitHours: 24 };
    await site.edit(
      "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }",
      {
        input: { ...program, direct: false, subIdParameter: "", arrivalParameters: [] },
      },
    );
    expect((await first()).categoryItems.nodes).toEqual([{ price: "" }]);
  });

  test("after a write, nobody waits for a slow count: the first response has the old one and is not cached", async () => {
    const other = await testSite(dataSource, { countWaitMs: 1 });
    const count = Select.prototype.count;
    const slow = jest.spyOn(Select.prototype, "count").mockImplementation(async function (this: Select<object>) {
      await sleep(20);
      return count.call(this);
    });
    const read = async () => {
      const { body, headers } = await other.get(buildPersistedQueryPath("OutfitsPageStyleMatch"));
      const { data } = JSON.parse(body.toString()) as { data: { bohemian: { totalCount: number } } };
      return { count: data.bohemian.totalCount, isCached: headers["cache-control"] === "no-cache" };
    };
    const { id: celebrityId } = await buildCelebrity(db(), { styleType: "Bohemian" });
    // More than the page shows, which has no need to count otherwise.
    for (const title of ["One", "Two"]) await buildOutfit(db(), { celebrityId, title });
    const { id } = await buildOutfit(db(), { celebrityId });
    try {
      expect(await read()).toEqual({ count: 3, isCached: true });
      await other.edit("mutation ($input: IdInput!) { deleteOutfit(input: $input) { __typename } }", { input: { id } });
      expect(await read()).toEqual({ count: 3, isCached: false });
      let latest = await read();
      while (!latest.isCached) {
        await sleep(50);
        latest = await read();
      }
      expect(latest.count).toBe(2);
    } finally {
      slow.mockRestore();
      await other.stop();
    }
  });
});
