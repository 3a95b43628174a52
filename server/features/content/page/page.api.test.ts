import { buildOutfit, buildPage } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { findStandardPage } from "./standard/standardPages";

interface Section {
  id: string;
  title: string;
  parts: { html: string | null; card: { title: string } | null }[];
}

describe("pages", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const sections = async (slug: string): Promise<Section[]> => {
    const { data, errors } = await api.run(
      "query ($slug: String!) { page(slug: $slug) { sections { id title parts { html card { title } } } } }",
      { slug },
    );
    expect(errors).toEqual([]);
    return data.page.sections as Section[];
  };
  const html = async (slug: string) =>
    (await sections(slug)).flatMap(({ parts }) => parts.map((part) => part.html)).join("\n");
  const fields = "id version title slug content isStandard lastUpdated newerStandard { text version }";
  const create = (input: object) =>
    api.run(
      `mutation ($input: CreatePageInput!) { createPage(input: $input) { ${fields} } }`,
      { input },
      { actor: editor },
    );
  const update = (input: object) =>
    api.run(
      `mutation ($input: UpdatePageInput!) { updatePage(input: $input) { ${fields} } }`,
      { input },
      { actor: editor },
    );
  const read = async (slug: string) =>
    (await api.run("query ($slug: String!) { page(slug: $slug) { " + fields + " } }", { slug }, { actor: editor })).data
      .page;

  test.each([
    ["privacy-policy", "Privacy Policy", 11],
    ["terms-of-service", "Terms of Service", 12],
    ["affiliate-disclosure", "Affiliate Disclosure", 7],
  ])("a new site has /%s with the product's text", async (slug, title, count) => {
    expect(await read(slug)).toMatchObject({ title, isStandard: true, lastUpdated: "2025-05-07", newerStandard: null });
    const all = await sections(slug);
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    expect(
      all
        .map(({ parts }) => parts[0]?.html ?? "")
        .join(" ")
        .split(/\s+/).length,
    ).toBeGreaterThan(350);
  });

  test("the legal texts have the wording of the specification", async () => {
    expect(await html("terms-of-service")).toMatch(/material changes .*at least 30 days' notice/);
    const disclosure = await html("affiliate-disclosure");
    expect(disclosure).toContain(
      "The order of products, of search results and of replacements never depends on a commission or on an affiliate program.",
    );
    expect(Array.from(disclosure.matchAll(/<strong>An? (.*?)<\/strong>/g), ([, kind]) => kind)).toEqual([
      "large marketplace program",
      "style-shopping collective",
      "reward-style program",
      "commission network",
      "share-sale network",
    ]);
  });

  test("facts come from the settings, and a paragraph without its fact is left out", async () => {
    expect(await html("terms-of-service")).not.toContain("Write to us at");
    expect(await html("privacy-policy")).not.toContain("Google Analytics");
    await db().query(
      "UPDATE settings SET site_name = 'Ada *Wore*', contact_email = 'ada_lace_x@wornby.example', google_analytics_id = 'G-1'",
    );
    const text = await html("terms-of-service");
    expect(text).toContain("These terms are published by Ada *Wore*.");
    expect(text).toContain(
      '<p>Write to us at <a href="mailto:ada_lace_x@wornby.example">ada_lace_x@wornby.example</a></p>',
    );
    expect(await html("privacy-policy")).toContain("Some pages also load Google Analytics, a service of Google");
  });

  test("a text of the editors' own stays when the product's changes, until they decide", async () => {
    const { data } = await create({ title: "Rules", slug: "rules", standard: "terms-of-service", content: "## Ours" });
    const { id, version } = data.createPage;
    expect(data.createPage).toMatchObject({ content: "## Ours", isStandard: false, newerStandard: null });
    await db().query("UPDATE pages SET standard_version = 'earlier' WHERE id = $1", [id]);
    const standard = findStandardPage("terms-of-service");
    expect((await read("rules")).newerStandard).toEqual({ text: standard?.text, version: standard?.version });
    const kept = await update({ id, version, standardVersion: standard?.version });
    expect(kept.data.updatePage).toMatchObject({ content: "## Ours", newerStandard: null });
    const taken = await update({ id, version: version + 1, content: `${standard?.text}\r\n` });
    expect(taken.data.updatePage).toMatchObject({ isStandard: true, content: standard?.text });
  });

  test("visitors do not learn about the product's newer text", async () => {
    const { errors } = await api.run('{ page(slug: "privacy-policy") { newerStandard { text } } }');
    expect(errors).toHaveLength(1);
  });

  test.each(["shop", "Admin", "go", "privacy", "graphql"])(
    "the site's own address /%s is refused with a sentence",
    async (slug) => {
      const { errors } = await create({ title: "Press", slug });
      expect(errors[0]?.extensions.fieldErrors).toEqual({
        slug: `/${slug.toLowerCase()} is an address of the site itself. Choose another slug.`,
      });
    },
  );

  test("a title that is an address of the site gets another slug, and a page keeps its own", async () => {
    expect((await create({ title: "Shop" })).data.createPage.slug).toBe("shop-1");
    const { id, version, slug } = await read("affiliate-disclosure");
    const { data, errors } = await update({ id, version, slug, title: "Disclosure" });
    expect([errors, data.updatePage?.slug]).toEqual([[], "affiliate-disclosure"]);
  });

  test("shows cards of what it mentions, and plain links to other sites", async () => {
    const look = await buildOutfit(db(), { slug: "linen-suit", title: "Linen Suit" });
    const content =
      "Intro with [a shop](https://shop.example/a).\n\n## Look\n\n[Linen](/outfit/linen-suit)\n\n## Look\n\nAgain.";
    await buildPage(db(), { slug: "mentions", ownText: content });
    const all = await sections("mentions");
    expect(all.map(({ id, title }) => [id, title])).toEqual([
      ["text", ""],
      ["look", "Look"],
      ["look-2", "Look"],
    ]);
    expect(all[0]?.parts[0]?.html).toBe(
      '<p>Intro with <a href="https://shop.example/a" rel="noopener">a shop</a>.</p>',
    );
    expect(all[1]?.parts).toEqual([{ html: null, card: { title: "Linen Suit" } }]);
    const { data } = await api.run('{ page(slug: "mentions") { mentionedOutfits { id } mentionedProducts { id } } }');
    expect(data.page).toEqual({ mentionedOutfits: [{ id: look.id }], mentionedProducts: [] });
  });

  test("drafts are hidden from visitors", async () => {
    await buildPage(db(), { slug: "secret", status: "DRAFT" });
    expect((await api.run('{ page(slug: "secret") { id } }')).data.page).toBeNull();
  });
});
