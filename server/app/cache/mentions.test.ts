import type { DataSource } from "typeorm";
import { buildCelebrity, buildOutfit, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";

const mutation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { id version } }`;
const article = {
  title: "Three Ways with Navy",
  image: "/pictures/abc-1200x800.webp",
  category: "Tailoring",
  author: "Hanne",
  excerpt: "On navy.",
};

describe("the response cache follows the mentions of articles", () => {
  let dataSource: DataSource;
  let site: TestSite;
  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource);
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  /** Runs a mutation of an editor and returns its first field. */
  const edit = async (text: string, input: object) => {
    const data = (await site.edit(text, { input })) as Record<string, { id: string; version: number }>;
    return Object.values(data)[0];
  };
  const read = async (operation: string, variables: object) =>
    (await site.get(buildPersistedQueryPath(operation, { ...variables }))).body.toString();

  test("an article follows changes of what it mentions, and pages follow articles that begin or cease to mention them", async () => {
    const db = dataSource.manager;
    const wearer = await buildCelebrity(db, { name: "Ada Roe" });
    const look = await buildOutfit(db, { celebrityId: wearer.id });
    const product = await buildProduct(db, { outfitId: look.id });
    const outfitPage = () => read("OutfitPage", { slug: look.slug });
    const celebrityPage = () => read("CelebrityPage", { slug: wearer.slug, first: 12 });
    for (const page of [outfitPage, celebrityPage]) expect(await page()).not.toContain(article.title);

    const content = `[Suit](/outfit/${look.slug})\n\n[Blazer](/go/${product.id})\n\nBy [Ada](/celebrity/${wearer.slug}).`;
    const post = await edit(mutation("createBlogPost", "CreateBlogPostInput"), {
      ...article,
      content,
      slug: "three-ways",
    });
    for (const page of [outfitPage, celebrityPage]) expect(await page()).toContain(article.title);

    const articlePage = () => read("BlogPostPage", { slug: "three-ways" });
    expect(await articlePage()).toContain("$240");
    const cheaper = { id: product.id, version: product.version, price: "$199" };
    await edit(mutation("updateAffiliateProduct", "UpdateAffiliateProductInput"), cheaper);
    expect(await articlePage()).toContain("$199");
    const renamed = { id: look.id, version: look.version, title: "Midnight Suit" };
    await edit(mutation("updateOutfit", "UpdateOutfitInput"), renamed);
    expect(await articlePage()).toContain("Midnight Suit");
    await edit("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", { id: look.id });
    expect(await articlePage()).not.toContain("Midnight Suit");
    const restored = { type: "outfit", ids: [look.id] };
    await edit("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", restored);
    expect(await articlePage()).toContain("Midnight Suit");

    const other = { id: post.id, version: post.version, content: "Nothing more." };
    await edit(mutation("updateBlogPost", "UpdateBlogPostInput"), other);
    for (const page of [outfitPage, celebrityPage]) expect(await page()).not.toContain(article.title);
  });
});
