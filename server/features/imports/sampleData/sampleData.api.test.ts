import { editor as actor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { describeWithSample } from "../../../testing/testWithSample";

import { readSampleContent } from "./sampleContent.service";
import { countContent } from "./testing/countContent";

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
      "outfit_pieces",
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
    const stats = countContent(readSampleContent());
    expect((await api.run(importMockData, {}, { actor })).data.importMockData).toEqual(stats);
    const counts = await rowCounts();
    expect((await api.run(importMockData, {}, { actor })).data.importMockData).toEqual(stats);
    expect(await rowCounts()).toEqual(counts);
  });

  test("gives each outfit its pieces with points, and products of each", async () => {
    await api.run(importMockData, {}, { actor });
    const { celebrities } = readSampleContent();
    const [outfit] = celebrities[0].outfits;
    const { data, errors } = await api.run(
      `{ outfit(slug: "${outfit.slug}") {
        imageAlt pieces { name note position { x y } products { title matchKind price } }
      } }`,
    );
    expect(errors).toEqual([]);
    expect(data.outfit.pieces).toEqual(
      outfit.pieces.map(({ name, note = "", x, y, products }) => ({
        name,
        note,
        position: { x: expect.closeTo(x, 4) as number, y: expect.closeTo(y, 4) as number },
        products: products.map(({ title, matchKind, price }) => ({ title, matchKind, price })),
      })),
    );
    expect(data.outfit.imageAlt).toContain(outfit.pieces[0].name.toLowerCase());
  });

  test("leaves alone outfits that have pieces of an older release or an editor", async () => {
    await api.run(importMockData, {}, { actor });
    const [{ id }]: { id: string }[] = await api.dataSource.query("SELECT id FROM outfits WHERE sample LIMIT 1");
    await api.dataSource.query("DELETE FROM affiliate_products WHERE outfit_id = $1", [id]);
    await api.dataSource.query("UPDATE outfit_pieces SET id = gen_random_uuid() WHERE outfit_id = $1", [id]);
    const counts = await rowCounts();
    await api.run(importMockData, {}, { actor });
    expect(await rowCounts()).toEqual(counts);
  });

  test("has dates up to the day of the import, and none after it", async () => {
    await api.run(importMockData, {}, { actor });
    const today = new Date().toISOString().slice(0, 10);
    const newest = "SELECT max(date)::text AS date FROM";
    for (const table of ["outfits", "blog_posts"]) {
      const [{ date }]: { date: string }[] = await api.dataSource.query(`${newest} ${table} WHERE sample`);
      expect(date.slice(0, 10)).toBe(today);
    }
  });

  test("gives the dashboard, the categories and the home page the numbers that the lists hold", async () => {
    await api.run(importMockData, {}, { actor });
    const { data, errors } = await api.run(
      `{ dashboard { outfits { total } affiliateProducts { total } }
        outfits(first: 3) { totalCount nodes { id } } affiliateProducts(first: 4) { totalCount nodes { id } }
        blogPosts(first: 3) { nodes { id } } testimonials { id } socialPosts { id } categories { name itemCount } }`,
      {},
      { actor },
    );
    expect(errors).toEqual([]);
    const { dashboard, outfits, affiliateProducts, blogPosts, testimonials, socialPosts, categories } = data;
    const totals = [outfits.totalCount, affiliateProducts.totalCount];
    expect([dashboard.outfits.total, dashboard.affiliateProducts.total]).toEqual(totals);
    expect(Math.min(...totals)).toBeGreaterThan(4);
    const shown = [outfits.nodes, affiliateProducts.nodes, blogPosts.nodes, testimonials, socialPosts];
    expect(shown.map((rows: unknown[]) => rows.length)).toEqual([3, 4, 3, 3, 3]);
    for (const { name, itemCount } of categories as { name: string; itemCount: number }[]) {
      const list = await api.run(
        "query ($name: String!) { categoryItems(filter: { categoryName: $name }, first: 1) { totalCount } }",
        {
          name,
        },
      );
      expect([name, itemCount]).toEqual([name, list.data.categoryItems.totalCount]);
    }
  });

  test("does not overwrite editors' changes", async () => {
    await api.dataSource.query("UPDATE celebrities SET bio = 'Edited.' WHERE slug = 'wren-halloway'");
    await api.run(importMockData, {}, { actor });
    const { data } = await api.run('{ celebrity(slug: "wren-halloway") { bio } }');
    expect(data.celebrity.bio).toBe("Edited.");
  });
});
