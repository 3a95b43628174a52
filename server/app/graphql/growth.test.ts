import { getNamedType, isEnumType } from "graphql";
import { countBuffers, collectStatements } from "../../testing/database/statements";
import { fillDatabase } from "../../testing/database/fillDatabase";
import { editor } from "../../testing/editor";
import { listGetRequests } from "../../testing/operations/getRequests";
import { publicOperations, readVariables } from "../../testing/operations/publicOperations";
import { buildCall, buildOperationText, listOperations } from "../../testing/schemaCalls";
import { describeOnPostgres } from "../../testing/skipped";
import { type TestApi, testApi } from "../../testing/testApi";
import { testSite } from "../../testing/testSite";
import { collectLinks } from "../../features/shops/links/collectLinks";
import { createSchema } from "./schema";

/** Looks of the small and of the large catalog; each has two products, an item, an article and a person. */
const [small, large] = [500, 10_000];
/** An operation that reads more buffers must not read this many times those of the small catalog. */
const [freeBuffers, mostGrowth] = [400, 3];

/** Operations that may grow, and why. */
const growing: Record<string, string> = {
  blogTopics: "counts the articles of each topic; the cache keeps the numbers",
  celebrityCategories: "counts all celebrities; the cache keeps the numbers",
  productFacets: "counts all products that match; the cache keeps the numbers",
  productRetailers: "counts all products; the cache keeps the numbers",
  notices: "compares the prices that ended lately",
  "/api/outfits.csv": "has the whole catalog",
  "/feeds/products.xml": "has the whole catalog",
  "/sitemap-celebrities-1.xml": "lists up to 10,000 rows",
  "/sitemap-outfits-1.xml": "lists up to 10,000 rows",
  "/sitemap-blog-1.xml": "lists up to 10,000 rows",
  "/sitemap-garments-1.xml": "lists up to 10,000 rows, and reads the looks of each garment",
  "/sitemap.xml": "reads the looks of each garment",
  sampleDataStatus: "counts the rows of the sample, for one screen",
  "outfits(first: 25, sort: CELEBRITY)": "sorts all looks; visitors may not ask for it",
  "outfits(first: 25, sort: CELEBRITY, reverse: true)": "sorts all looks; visitors may not ask for it",
};

interface Asked {
  name: string;
  read: () => Promise<unknown>;
}

describeOnPostgres("the embedded engine reports no buffers")("buffers of a read", () => {
  let api: TestApi;
  const buffers = new Map<string, number[]>();

  /** Public operations, all others with what they need only, and each list in each of its orders. */
  const listQueries = async (): Promise<Asked[]> => {
    const ask = (name: string, text: string, variables = {}): Asked => ({
      name,
      read: () => api.run(text, variables, { actor: editor }),
    });
    const queries = listOperations(await createSchema()).filter(({ kind }) => kind === "query");
    const asked = queries.map((query) => ask(query.field.name, buildOperationText(query)));
    for (const { field } of queries) {
      const sort = field.args.find(({ name }) => name === "sort");
      const orders = sort && getNamedType(sort.type);
      if (!isEnumType(orders)) continue;
      for (const { name } of orders.getValues()) {
        for (const more of [[], ["reverse: true"]]) {
          const call = buildCall(field, ["first: 25", `sort: ${name}`, ...more]);
          asked.push(ask(call, `{ ${call} { nodes { __typename } totalCount } }`));
        }
      }
    }
    for (const operation of publicOperations.filter(({ text }) => !text.startsWith("mutation"))) {
      const variables = await readVariables(api.dataSource.manager, operation);
      asked.push(ask(`public ${operation.name}`, operation.text, variables));
    }
    return asked;
  };

  const measure = async (size: number): Promise<void> => {
    const { dataSource } = api;
    await fillDatabase(dataSource.manager, size);
    await collectLinks(dataSource.manager);
    await dataSource.query("VACUUM ANALYZE");
    // Another site for each catalog: files that it has built stay in its memory.
    const site = await testSite(dataSource);
    const requests = (await listGetRequests(dataSource.manager)).map((address) => ({
      name: address,
      read: () => site.get(address, { cookie: site.cookie }),
    }));
    for (const { name, read } of [...(await listQueries()), ...requests]) {
      const sent = await collectStatements(dataSource, read);
      const reads = sent.filter((statement) => /^\s*(?:SELECT|WITH|\()/.test(statement.text));
      buffers.set(name, [...(buffers.get(name) ?? []), await countBuffers(dataSource, reads)]);
    }
    await site.stop();
  };

  beforeAll(async () => {
    api = await testApi();
    await measure(small);
    await api.dataSource.query("TRUNCATE celebrities, category_items, blog_posts, testimonials, social_posts CASCADE");
    await measure(large);
  }, 240_000);
  afterAll(() => api.stop());

  test(`grow at most ${mostGrowth} times in a catalog of 20 times as many rows`, () => {
    const grown = Array.from(buffers, ([name, [few, many]]) => ({ name, few, many })).filter(
      ({ few, many }) => many > freeBuffers && many > mostGrowth * few,
    );
    expect(grown.filter(({ name }) => !Object.hasOwn(growing, name.replace("public ", "")))).toEqual([]);
    expect([...buffers.keys()]).toEqual(expect.arrayContaining(Object.keys(growing)));
  });
});
