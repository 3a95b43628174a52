import { buildAuthor, buildPost } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const contributor = { ...editor, role: "contributor" as const };

describe("authors", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const run = (text: string, input: object, actor = editor) => api.run(text, { input }, { actor });
  const write = (author: string, actor = editor, title = `By ${author}`) =>
    run(
      "mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id author authorProfile { id status } } }",
      { title, author, image: "https://example.com/a.jpg", category: "Shoes", excerpt: "Short.", content: "Long." },
      actor,
    );
  const findPost = async (slug: string) =>
    (
      await api.run("query ($slug: String!) { blogPost(slug: $slug) { author keywords authorProfile { slug } } }", {
        slug,
      })
    ).data.blogPost;

  test("an article adds its author, and the next one finds the author in any spelling", async () => {
    const first = await write("Vera Holm");
    expect(first.errors).toEqual([]);
    const { id } = first.data.createBlogPost.authorProfile;
    const second = await write(" VERA holm ", editor, "Again");
    expect(second.data.createBlogPost).toMatchObject({
      author: "Vera Holm",
      authorProfile: { id, status: "PUBLISHED" },
    });
  });

  test("articles that name one new author at once share one row", async () => {
    const saved = await Promise.all(["One", "Two", "Three"].map((title) => write("Otto Blume", editor, title)));
    expect(saved.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(saved.map(({ data }) => data.createBlogPost.authorProfile.id)).size).toBe(1);
  });

  test("the author that a contributor adds is a draft, which visitors do not see", async () => {
    const { data } = await write("Nela Brix", contributor);
    expect(data.createBlogPost.authorProfile.status).toBe("DRAFT");
    expect((await api.run('{ author(slug: "nela-brix") { id } }')).data.author).toBeNull();
  });

  test("a new name is also that of the articles, and the former slug leads to the author", async () => {
    const { id } = await buildAuthor(db(), { name: "Ana Weiss", slug: "ana-weiss" });
    await buildPost(db(), { slug: "by-ana", author: "Ana Weiss", keywords: "Shoes, Ana Weiss" });
    const { errors } = await run("mutation ($input: UpdateAuthorInput!) { updateAuthor(input: $input) { slug } }", {
      id,
      version: 1,
      name: 'Ana "Ann" Roth',
      slug: "ana-roth",
    });
    expect(errors).toEqual([]);
    expect(await findPost("by-ana")).toEqual({
      author: 'Ana "Ann" Roth',
      keywords: 'Shoes, Ana "Ann" Roth',
      authorProfile: { slug: "ana-roth" },
    });
    expect((await api.run('{ author(slug: "ana-weiss") { slug } }')).data.author).toEqual({ slug: "ana-roth" });
  });

  test("two authors do not have one name", async () => {
    await buildAuthor(db(), { name: "Jon Sol", slug: "jon-sol" });
    const { errors } = await run("mutation ($input: CreateAuthorInput!) { createAuthor(input: $input) { id } }", {
      name: "jon sol",
    });
    expect(errors[0]?.extensions.fieldErrors).toEqual({
      name: "There is an author named Jon Sol already, perhaps in the trash. Add what tells the two apart.",
    });
  });

  test("an author with published articles does not go to the trash, one with drafts does", async () => {
    const { id } = await buildAuthor(db(), { name: "Pia Lund", slug: "pia-lund" });
    const post = await buildPost(db(), { slug: "by-pia", author: "Pia Lund" });
    const remove = () => run("mutation ($input: IdInput!) { deleteAuthor(input: $input) { changed } }", { id });
    expect((await remove()).errors[0]).toMatchObject({
      message: "Pia Lund has published articles. Give the articles another author first, or take them offline.",
      extensions: { code: "CONFLICT" },
    });
    await db().update("BlogPost", post.id, { status: "DRAFT" });
    expect((await remove()).data.deleteAuthor).toEqual({ changed: 1 });
  });

  test("lists the public articles of an author, the newest first", async () => {
    await buildAuthor(db(), { name: "Kim Abel", slug: "kim-abel" });
    for (const [slug, date] of [
      ["older", "2025-01-01"],
      ["newer", "2025-02-01"],
    ])
      await buildPost(db(), { slug, date, author: "Kim Abel" });
    await buildPost(db(), { slug: "hidden", author: "Kim Abel", status: "DRAFT" });
    const { data } = await api.run('{ blogPosts(filter: { author: "kim-abel" }) { nodes { slug } totalCount } }');
    expect(data.blogPosts).toEqual({ nodes: [{ slug: "newer" }, { slug: "older" }], totalCount: 2 });
  });

  test("links are web addresses, and the text is sanitized", async () => {
    const create = (links: string[], name: string) =>
      run("mutation ($input: CreateAuthorInput!) { createAuthor(input: $input) { html links } }", {
        name,
        links,
        content: "Writes <script>x</script> about **coats**.",
      });
    expect((await create(["javascript:alert(1)"], "Bad Link")).errors[0]?.extensions.fieldErrors).toEqual({
      links: "Enter web addresses that begin with https://, one in each line",
    });
    expect((await create(["https://a.example/x"], "Good Link")).data.createAuthor).toEqual({
      html: "<p>Writes &lt;script&gt;x&lt;/script&gt; about <strong>coats</strong>.</p>",
      links: ["https://a.example/x"],
    });
  });
});
