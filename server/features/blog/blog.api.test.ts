import { buildPost } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";
import { metaDescriptionOf } from "./blog.derived";

describe("articles", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE blog_posts"));

  const titles = async (filter: string): Promise<string[]> =>
    (await api.run(`{ blogPosts(filter: { ${filter} }) { nodes { title } } }`)).data.blogPosts.nodes.map(
      (node: { title: string }) => node.title,
    );

  test("come newest first", async () => {
    for (const date of ["2025-01-01", "2026-03-01", "2025-06-01"])
      await buildPost(api.dataSource.manager, { title: date, date });
    expect(await titles("")).toEqual(["2026-03-01", "2025-06-01", "2025-01-01"]);
  });

  test("are found in title and excerpt, and by category", async () => {
    await buildPost(api.dataSource.manager, { title: "Loafers", excerpt: "On suede.", category: "Shoes" });
    await buildPost(api.dataSource.manager, { title: "Totes", excerpt: "On leather.", category: "Handbags" });
    expect(await titles('search: "SUEDE"')).toEqual(["Loafers"]);
    expect(await titles('category: "Handbags"')).toEqual(["Totes"]);
  });

  test("belong to a topic by their title or their category", async () => {
    await buildPost(api.dataSource.manager, { title: "The red carpet, ranked", category: "Opinion" });
    await buildPost(api.dataSource.manager, { title: "Flash and fabric", category: "Red Carpet" });
    await buildPost(api.dataSource.manager, { title: "Loafers", category: "Shoes" });
    expect((await titles('topic: "red-carpet"')).sort()).toEqual(["Flash and fabric", "The red carpet, ranked"]);
    const { data } = await api.run("{ blogTopics { slug count } }");
    const counts = Object.fromEntries(
      data.blogTopics.map((topic: { slug: string; count: number }) => [topic.slug, topic.count]),
    );
    expect(counts).toMatchObject({ "red-carpet": 2, shoes: 1, vintage: 0 });
    expect(data.blogTopics).toHaveLength(12);
  });

  test("have a description of at most 160 characters", () => {
    expect(metaDescriptionOf("x".repeat(160))).toBe("x".repeat(160));
    expect(metaDescriptionOf("x".repeat(161))).toBe(`${"x".repeat(157)}...`);
  });
});
