import { type TestApi, testApi } from "../../testing/testApi";
import { describeWithSample } from "../../testing/testWithSample";

const actor = { id: "6a4d9a52-2f7c-4a4f-9d7c-111111111111", name: "Editor", sessionHash: "" };
const importMockData = "mutation { importMockData { celebrities outfits blogPosts affiliateProducts } }";

describeWithSample("importMockData", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const rowCounts = async (): Promise<number[]> => {
    const tables = [
      "celebrities",
      "outfits",
      "outfit_tags",
      "affiliate_products",
      "category_items",
      "blog_posts",
      "terms",
      "page_views",
      "link_clicks",
      "conversions",
    ];
    const rows: { n: number }[] = await api.dataSource.query(
      tables.map((table) => `SELECT count(*)::int AS n FROM ${table}`).join(" UNION ALL "),
    );
    return rows.map((row) => row.n);
  };

  test("is rejected without a session and writes nothing", async () => {
    const { errors } = await api.run(importMockData);
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
    expect((await rowCounts()).every((count) => count === 0)).toBe(true);
  });

  test("writes the sample data once, even if called repeatedly", async () => {
    const stats = { celebrities: 18, outfits: 90, blogPosts: 24, affiliateProducts: 270 };
    expect((await api.run(importMockData, {}, { actor })).data.importMockData).toEqual(stats);
    const counts = await rowCounts();
    expect((await api.run(importMockData, {}, { actor })).data.importMockData).toEqual(stats);
    expect(await rowCounts()).toEqual(counts);
  });

  test("does not overwrite editors' changes", async () => {
    await api.dataSource.query("UPDATE celebrities SET bio = 'Edited.' WHERE slug = 'wren-halloway'");
    await api.run(importMockData, {}, { actor });
    const { data } = await api.run('{ celebrity(slug: "wren-halloway") { bio } }');
    expect(data.celebrity.bio).toBe("Edited.");
  });
});
