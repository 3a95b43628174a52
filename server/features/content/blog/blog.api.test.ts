import { linkKey } from "../../../core/links/linkKey";
import { buildPost } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { deriveMetaDescription, estimateReadingMinutes } from "./blog.derived";

describe("blog posts", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE blog_posts CASCADE"));

  const titles = async (filter: string): Promise<string[]> =>
    (await api.run(`{ blogPosts(filter: { ${filter} }) { nodes { title } } }`)).data.blogPosts.nodes.map(
      (node: { title: string }) => node.title,
    );

  test("are sorted by date, newest first", async () => {
    for (const date of ["2025-01-01", "2026-03-01", "2025-06-01"])
      await buildPost(api.dataSource.manager, { title: date, date });
    expect(await titles("")).toEqual(["2026-03-01", "2025-06-01", "2025-01-01"]);
  });

  test("use the page size of the settings unless the query names one", async () => {
    for (let place = 0; place < 12; place++) await buildPost(api.dataSource.manager);
    const size = async (args: string): Promise<number> =>
      (await api.run(`{ blogPosts${args} { nodes { id } } }`)).data.blogPosts.nodes.length;
    expect([await size(""), await size("(first: 11)"), await size("(first: 0)")]).toEqual([10, 11, 1]);
    await api.dataSource.query("UPDATE settings SET posts_per_page = 5");
    expect(await size("")).toBe(5);
    await api.dataSource.query("UPDATE settings SET posts_per_page = 10");
  });

  test("are found by title, excerpt and category", async () => {
    await buildPost(api.dataSource.manager, { title: "Loafers", excerpt: "On suede.", category: "Shoes" });
    await buildPost(api.dataSource.manager, { title: "Totes", excerpt: "On leather.", category: "Handbags" });
    expect(await titles('search: "SUEDE"')).toEqual(["Loafers"]);
    expect(await titles('category: "Handbags"')).toEqual(["Totes"]);
  });

  test("belong to a topic by title or category", async () => {
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
    expect(deriveMetaDescription({ excerpt: "x".repeat(160) })).toBe("x".repeat(160));
    expect(deriveMetaDescription({ excerpt: "x".repeat(161) })).toBe(`${"x".repeat(157)}...`);
  });

  test("return their text as HTML, with links marked as configured", async () => {
    const { manager } = api.dataSource;
    const { id, slug } = await buildPost(manager, { content: "# Hello\n\n[Shop](https://shop.example) <b>now</b>" });
    const href = `/go/${id}/${linkKey("https://shop.example")}?from=article`;
    const html = async (): Promise<string> =>
      (await api.run(`{ blogPost(slug: "${slug}") { html } }`)).data.blogPost.html;
    expect(await html()).toBe(
      `<h2>Hello</h2>\n<p><a href="${href}" rel="sponsored nofollow noopener" target="_blank">Shop</a> ` +
        "&lt;b&gt;now&lt;/b&gt;</p>",
    );
    await api.dataSource.query("UPDATE settings SET create_new_window = false, add_no_follow_tag = false");
    expect(await html()).toContain(`<a href="${href}" rel="sponsored noopener">`);
    await api.dataSource.query("UPDATE settings SET create_new_window = true, add_no_follow_tag = true");
  });

  test("take one minute of reading per 200 words, at least one", async () => {
    expect(estimateReadingMinutes("")).toBe(1);
    expect(estimateReadingMinutes("word ".repeat(200))).toBe(1);
    expect(estimateReadingMinutes(`${"don't ".repeat(200)}## 1.5`)).toBe(2);
    const { slug } = await buildPost(api.dataSource.manager, { content: "word ".repeat(900) });
    const { data } = await api.run(`{ blogPost(slug: "${slug}") { readingMinutes } }`);
    expect(data.blogPost.readingMinutes).toBe(5);
  });

  test("list up to three related posts of their category, newest first", async () => {
    const { manager } = api.dataSource;
    for (const day of [1, 2, 3, 4, 5]) {
      await buildPost(manager, { title: `Shoes ${day}`, slug: `shoes-${day}`, date: `2026-01-0${day}` });
    }
    await buildPost(manager, { title: "Totes", slug: "totes", category: "Handbags" });
    await buildPost(manager, { title: "Nowhere", slug: "nowhere", category: "" });
    await buildPost(manager, { title: "Nowhere else", slug: "nowhere-else", category: "" });
    const related = async (slug: string): Promise<string[]> =>
      (await api.run(`{ blogPost(slug: "${slug}") { relatedPosts { title } } }`)).data.blogPost.relatedPosts.map(
        (post: { title: string }) => post.title,
      );
    expect(await related("shoes-4")).toEqual(["Shoes 5", "Shoes 3", "Shoes 2"]);
    expect(await related("shoes-1")).toEqual(["Shoes 5", "Shoes 4", "Shoes 3"]);
    expect(await related("totes")).toEqual([]);
    expect(await related("nowhere")).toEqual([]);
  });
});
