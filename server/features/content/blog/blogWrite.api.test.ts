import { buildPost } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("writing blog posts", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const fields = "id version title slug date category author metaDescription keywords structuredData updatedAt";
  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const whole = {
    title: "How to Wear Loafers",
    image: "/pictures/abc-1200x800.webp",
    category: "Shoes",
    author: "Hanne",
    excerpt: "All about loafers.",
    content: "## Loafers\n\nWear them [here](https://shop.example/loafers).",
  };
  const create = (more: object = {}) =>
    run(`mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { ${fields} } }`, {
      ...whole,
      ...more,
    });
  const update = (input: object) =>
    run(`mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { ${fields} } }`, input);

  test("defaults the date to today and derives the search engine fields", async () => {
    const { data, errors } = await create();
    expect(errors).toEqual([]);
    const post = data.createBlogPost;
    expect(post).toMatchObject({
      slug: "how-to-wear-loafers",
      date: new Date().toISOString().slice(0, 10),
      metaDescription: "All about loafers.",
      keywords: "Shoes, celebrity fashion, Hanne, style trends",
    });
    expect(JSON.parse(post.structuredData)).toMatchObject({
      "@type": "Article",
      headline: whole.title,
      articleSection: "Shoes",
    });
  });

  test("shortens an excerpt over 160 characters to a description of 157 and three dots", async () => {
    const exact = await create({ excerpt: "x".repeat(160) });
    expect(exact.data.createBlogPost.metaDescription).toBe("x".repeat(160));
    const long = await create({ excerpt: "x".repeat(161) });
    expect(long.data.createBlogPost.metaDescription).toBe(`${"x".repeat(157)}...`);
  });

  test.each([
    ["title", "Title is required"],
    ["image", "Image URL is required"],
    ["category", "Category is required"],
    ["author", "Author name is required"],
    ["excerpt", "Excerpt is required"],
    ["content", "Content is required"],
  ])("rejects a post without %s", async (field, sentence) => {
    const { errors } = await create({ [field]: " " });
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors: { [field]: sentence } });
  });

  test("stores a draft with a title only, which lacks the rest when it is published", async () => {
    const blank = { image: "", category: "", author: "", excerpt: "", content: null };
    const { data, errors } = await create({ ...blank, status: "DRAFT" });
    expect(errors).toEqual([]);
    const { id } = data.createBlogPost;
    const refused = await run("mutation ($input: StatusInput!) { changeStatus(input: $input) { id } }", {
      type: "blogPost",
      id,
      version: 1,
      status: "PUBLISHED",
    });
    expect(Object.keys(refused.errors[0].extensions.fieldErrors ?? {})).toEqual(Object.keys(blank));
    await update({ id, version: 1, excerpt: "Short." });
    const cleared = await update({ id, version: 2, excerpt: "" });
    expect(cleared.errors).toEqual([]);
  });

  test("derives the search engine fields again after a change", async () => {
    const { data } = await create();
    const saved = await update({
      id: data.createBlogPost.id,
      version: 1,
      author: "Io",
      category: "Boots",
      title: "Boots",
    });
    expect(saved.data.updateBlogPost).toMatchObject({
      version: 2,
      slug: data.createBlogPost.slug,
      keywords: "Boots, celebrity fashion, Io, style trends",
    });
    expect(JSON.parse(saved.data.updateBlogPost.structuredData).headline).toBe("Boots");
    const stale = await update({ id: data.createBlogPost.id, version: 1, title: "Lost" });
    expect(stale.errors[0].extensions.code).toBe("CONFLICT");
  });

  test("derives the values of an unsaved post", async () => {
    const { data } = await api.run(
      "query ($input: BlogPostDraftInput!) { blogPostPreview(input: $input) { warnings metaDescription keywords structuredData } }",
      { input: { content: "# Hello", excerpt: "Short.", seoDescription: "Own.", author: "Io" } },
      { actor: editor },
    );
    expect(data.blogPostPreview).toMatchObject({
      warnings: [],
      metaDescription: "Own.",
      keywords: "celebrity fashion, Io, style trends",
    });
    expect(JSON.parse(data.blogPostPreview.structuredData)).toMatchObject({ description: "Own." });
  });

  test("changes the category of several posts and derives their fields again", async () => {
    const posts = [await buildPost(api.dataSource.manager), await buildPost(api.dataSource.manager)];
    const ids = posts.map(({ id }) => id);
    const { data } = await run(
      "mutation ($input: BulkBlogPostsInput!) { bulkBlogPosts(input: $input) { changed undoId } }",
      { ids, category: "Sandals" },
    );
    expect(data.bulkBlogPosts.changed).toBe(2);
    const read = async () => (await api.run(`{ blogPost(id: "${ids[0]}") { category keywords } }`)).data.blogPost;
    expect(await read()).toMatchObject({ category: "Sandals", keywords: expect.stringContaining("Sandals") });
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { id: data.bulkBlogPosts.undoId });
    expect(await read()).toMatchObject({ category: "Shoes", keywords: expect.not.stringContaining("Sandals") });
  });
});
