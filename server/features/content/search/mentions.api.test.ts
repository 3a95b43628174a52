import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import type { Celebrity } from "../celebrity/celebrity.entity";
import type { Outfit } from "../outfit/outfit.entity";
import type { AffiliateProduct } from "../product/affiliateProduct.entity";

const article = {
  title: "Three Ways with Navy",
  image: "/pictures/abc-1200x800.webp",
  category: "Tailoring",
  author: "Hanne",
  excerpt: "On navy.",
};

describe("article mentions", () => {
  let api: TestApi;
  let wearer: Celebrity;
  let look: Outfit;
  let product: AffiliateProduct;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    const db = api.dataSource.manager;
    wearer = await buildCelebrity(db, { name: "Ada Roe" });
    look = await buildOutfit(db, { celebrityId: wearer.id, title: "Navy Suit" });
    product = await buildProduct(db, { outfitId: look.id, title: "Navy Blazer" });
  });

  const asEditor = async (text: string, variables: object) => {
    const { data, errors } = await api.run(text, { ...variables }, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const write = async (content: string, more: object = {}): Promise<{ id: string; slug: string; version: number }> => {
    const text = "mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id slug version } }";
    return (await asEditor(text, { input: { ...article, content, ...more } })).createBlogPost;
  };
  const read = async (slug: string) => {
    const text = `query ($slug: String!) { blogPost(slug: $slug) { html parts { html card { type subjectId title } }
      mentionedOutfits { id } mentionedCelebrities { name } mentionedProducts { title price } } }`;
    return (await api.run(text, { slug })).data.blogPost;
  };
  const links = () => ({
    look: `/outfit/${look.slug}`,
    wearer: `/celebrity/${wearer.slug}`,
    product: `/go/${product.id}`,
  });
  const warnings = async (content: string): Promise<string[]> =>
    (
      await asEditor("query ($input: BlogPostDraftInput!) { blogPostPreview(input: $input) { warnings } }", {
        input: { content },
      })
    ).blogPostPreview.warnings;
  const trash = (kind: "Outfit" | "AffiliateProduct" | "Celebrity", id: string) =>
    asEditor(`mutation ($input: IdInput!) { delete${kind}(input: $input) { undoId } }`, { input: { id } });

  test("a link alone on a line becomes a card; a link in a sentence stays one; all are listed", async () => {
    const { look: suit, wearer: ada, product: blazer } = links();
    const { slug } = await write(
      `Start.\n\n[The suit](${suit})\n[The blazer](${blazer})\n\nBy [Ada](${ada}), **end**.`,
    );
    const post = await read(slug);
    expect(post.parts).toEqual([
      { html: "<p>Start.</p>", card: null },
      { html: null, card: { type: "outfit", subjectId: look.id, title: "Navy Suit" } },
      { html: null, card: { type: "affiliateProduct", subjectId: product.id, title: "Navy Blazer" } },
      { html: `<p>By <a href="${ada}">Ada</a>, <strong>end</strong>.</p>`, card: null },
    ]);
    expect(post.html).toContain(`<a href="${suit}">The suit</a>`);
    expect(post.mentionedOutfits).toEqual([{ id: look.id }]);
    expect(post.mentionedCelebrities).toEqual([{ name: "Ada Roe" }]);
    expect(post.mentionedProducts).toEqual([{ title: "Navy Blazer", price: "$240" }]);
  });

  test("keep the order of the text, list a row once, and ignore code, unknown addresses and other links", async () => {
    const other = await buildOutfit(api.dataSource.manager, { title: "Gray Coat" });
    const own = links().look;
    const { slug } = await write(
      `[b](/outfit/${other.slug})\n\n[a](${own}) and [again](/outfit/id/${look.id}?x=1)\n\n\`[c](/celebrity/${wearer.slug})\`\n\n` +
        "[d](/outfit/no-such-look)\n\n[e](/outfits) [f](/blog/x)",
    );
    const post = await read(slug);
    expect(post.mentionedOutfits).toEqual([{ id: other.id }, { id: look.id }]);
    expect(post.mentionedCelebrities).toEqual([]);
    expect(post.html).toContain('<a href="/outfit/no-such-look">d</a>');
  });

  test("survive a change of the slug, and follow the text at every save", async () => {
    const { id, slug, version } = await write(`[The suit](${links().look})`);
    await asEditor("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { slug } }", {
      input: { id: look.id, version: look.version, slug: "renamed-suit", title: "Renamed Suit" },
    });
    const card = { type: "outfit", subjectId: look.id, title: "Renamed Suit" };
    expect((await read(slug)).parts).toEqual([{ html: null, card }]);
    const later = await write(`[Its former address](${links().look})`);
    expect((await read(later.slug)).parts).toEqual([{ html: null, card }]);
    await asEditor("mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { id } }", {
      input: { id, version, content: "Nothing." },
    });
    expect((await read(slug)).mentionedOutfits).toEqual([]);
  });

  test("are left out for visitors while the row is in the trash or not public, and the editor is warned", async () => {
    const later = await buildOutfit(api.dataSource.manager, { title: "Future Gown", date: "2126-01-01" });
    const content = `One [gown](/outfit/${later.slug}) and [suit](${links().look}).\n\n[The suit](${links().look})\n\n[Bag](${links().product})`;
    const { slug } = await write(content);
    await trash("AffiliateProduct", product.id);
    await trash("Outfit", look.id);
    const post = await read(slug);
    expect(post.parts).toEqual([{ html: "<p>One gown and suit.</p>", card: null }]);
    expect([post.mentionedOutfits, post.mentionedProducts]).toEqual([[], []]);
    expect(await warnings(`${content}\n\n[x](/celebrity/nobody)`)).toEqual([
      '"Future Gown" is not published yet. Visitors do not see it in this article until it is.',
      '"Navy Suit" is in the trash. Visitors do not see it in this article.',
      '"Navy Blazer" is in the trash. Visitors do not see it in this article.',
      "/celebrity/nobody does not lead to a celebrity. Check the address.",
    ]);
    await asEditor("mutation ($input: TrashedRowsInput!) { deleteForever(input: $input) }", {
      input: { type: "outfit", ids: [look.id] },
    });
    expect((await read(slug)).parts).toEqual([{ html: "<p>One gown and suit.</p>", card: null }]);
  });

  test("select the articles of a list", async () => {
    const titles = async (mentions: unknown[]) => {
      const text =
        "query ($mentions: [ID!]) { blogPosts(filter: { mentions: $mentions }) { totalCount nodes { title } } }";
      const { data, errors } = await api.run(text, { mentions });
      expect(errors).toEqual([]);
      expect(data.blogPosts.totalCount).toBe(data.blogPosts.nodes.length);
      return data.blogPosts.nodes.map(({ title }: { title: string }) => title);
    };
    const other = await buildCelebrity(api.dataSource.manager, { name: "Bo Lind" });
    const ada = `[Ada](${links().wearer})`;
    await write(ada, { title: "Ada", date: "2026-01-01" });
    await write(`${ada} and [Bo](/celebrity/${other.slug})`, { title: "Both", date: "2026-01-02" });
    await write(ada, { title: "Next century", date: "2126-01-01" });
    expect(await titles([wearer.id])).toEqual(["Both", "Ada"]);
    expect(await titles([wearer.id, other.id])).toEqual(["Both", "Ada"]);
    expect(await titles([other.id, "no id"])).toEqual(["Both"]);
    expect([await titles([]), await titles(["no id"])]).toEqual([[], []]);
    const { errors } = await api.run(
      "query ($mentions: [ID!]) { blogPosts(filter: { mentions: $mentions }) { totalCount } }",
      {
        mentions: Array.from({ length: 101 }, () => wearer.id),
      },
    );
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test("looks and celebrities list the newest public articles that mention them", async () => {
    const content = `[Suit](${links().look}) by [Ada](${links().wearer})`;
    const titles = ["First", "Second", "Third", "Fourth"];
    for (const [day, title] of titles.entries()) await write(content, { title, date: `2026-01-0${day + 1}` });
    await write(content, { title: "Next century", date: "2126-01-01" });
    await buildPost(api.dataSource.manager, { title: "About something else" });
    const text = `query ($id: ID!, $wearer: ID!) { outfit(id: $id) { mentionedIn { title } } celebrity(id: $wearer) { mentionedIn { title } } }`;
    const { data } = await api.run(text, { id: look.id, wearer: wearer.id });
    const newest = ["Fourth", "Third", "Second"].map((title) => ({ title }));
    expect(data).toEqual({ outfit: { mentionedIn: newest }, celebrity: { mentionedIn: newest } });
  });
});
