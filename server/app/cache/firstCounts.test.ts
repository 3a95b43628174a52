import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { Select } from "../../shared/read/select";
import { buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";

/** How long a request waits for a count, and how long each count takes: always longer. */
const [countWaitMs, countMs] = [1, 20];

describe("first counts", () => {
  const logger = new CountingLogger();
  let dataSource: DataSource;
  let site: TestSite;
  const db = () => dataSource.manager;
  beforeAll(async () => {
    dataSource = await testDatabase(logger);
    site = await testSite(dataSource, { countWaitMs });
    for (const title of ["Navy Gown", "Navy Clutch", "Navy Scarf"]) {
      await buildProduct(db(), { title, retailer: "Pellier" });
      await buildItem(db(), { title, categoryName: "dresses" });
    }
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  beforeEach(() => {
    const { count, readColumns } = Select.prototype;
    jest.spyOn(Select.prototype, "count").mockImplementation(async function (this: Select<object>) {
      await sleep(countMs);
      return count.call(this);
    });
    jest.spyOn(Select.prototype, "readColumns").mockImplementation(async function (this: Select<object>, ...args) {
      if (args[1]?.groupBy) await sleep(countMs);
      return readColumns.apply(this, args);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const post = async (query: string, variables = {}): Promise<Record<string, unknown>> => {
    const { body } = await site.post({ query, variables });
    const { data, errors } = JSON.parse(body.toString()) as { data: Record<string, unknown>; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  /** Asks again until the condition is true, as the pages do. */
  const postUntil = async (query: string, isDone: (data: string) => boolean): Promise<Record<string, unknown>> => {
    for (;;) {
      const data = await post(query);
      if (isDone(JSON.stringify(data))) return data;
      await sleep(50);
    }
  };

  test("a list comes without its number until it is counted", async () => {
    const query =
      '{ affiliateProducts(first: 2, filter: { retailer: "Pellier" }) { totalCountIfReady nodes { retailer } } }';
    expect(await post(query)).toEqual({
      affiliateProducts: { totalCountIfReady: null, nodes: [{ retailer: "Pellier" }, { retailer: "Pellier" }] },
    });
    const counted = await postUntil(query, (data) => !data.includes("null"));
    expect(counted).toMatchObject({ affiliateProducts: { totalCountIfReady: 3 } });
  });

  test("totalCount waits, and what it counts is ready", async () => {
    const list = (field: string) => `{ categoryItems(first: 2, filter: { search: "navy" }) { ${field} } }`;
    expect(await post(list("totalCount"))).toEqual({ categoryItems: { totalCount: 3 } });
    expect(await post(list("totalCountIfReady"))).toEqual({ categoryItems: { totalCountIfReady: 3 } });
  });

  test("a list that is not longer than its page is not counted", async () => {
    await buildOutfit(db(), { occasion: "Regatta" });
    logger.statements = [];
    const query = '{ outfits(filter: { occasion: "Regatta" }) { totalCountIfReady totalCount nodes { occasion } } }';
    expect(await post(query)).toEqual({
      outfits: { totalCountIfReady: 1, totalCount: 1, nodes: [{ occasion: "Regatta" }] },
    });
    expect(logger.statements.filter((statement) => statement.includes("count(*)"))).toEqual([]);
  });

  test("filters come without numbers until they are counted, unless the request waits", async () => {
    const facets = (filter: string, ifReady: boolean) => `{
      productFacets(filter: { ${filter} }, ifReady: ${ifReady}) { retailers { name count } }
      affiliateProductCurrencies(filter: { ${filter} }, ifReady: ${ifReady}) { name } }`;
    expect(await post(facets('search: "gown"', true))).toEqual({
      productFacets: null,
      affiliateProductCurrencies: null,
    });
    const counted = await postUntil(facets('search: "gown"', true), (data) => !data.includes("null"));
    expect(counted).toMatchObject({ productFacets: { retailers: [{ name: "Pellier", count: 1 }] } });
    expect(await post(facets('search: "scarf"', false))).toMatchObject({
      productFacets: { retailers: [{ name: "Pellier", count: 1 }] },
    });
  });

  test("a search names the groups that it still counts", async () => {
    const query = `{ search(text: "navy", first: 2, ifReady: true) {
      listed uncounted productCount products { title } itemCount } }`;
    const { search: first } = (await post(query)) as { search: { products: unknown[] } };
    expect(first).toMatchObject({ productCount: 2, uncounted: expect.arrayContaining(["products"]) as unknown });
    expect(first).toMatchObject({ listed: expect.arrayContaining(["products"]) as unknown });
    expect(first.products).toHaveLength(2);
    expect(await postUntil(query, (data) => data.includes('"uncounted":[]'))).toMatchObject({
      search: { productCount: 3, itemCount: 3, uncounted: [] },
    });
  });

  test("a response without its numbers is not cached", async () => {
    const variables = { filter: { search: "navy" }, sort: "NEWEST", first: 1 };
    const path = buildPersistedQueryPath("ShopPage", variables);
    const { body, headers } = await site.get(path);
    expect(JSON.parse(body.toString())).toMatchObject({ data: { productFacets: null } });
    expect(headers["cache-control"]).toBe("no-store");
  });
});
