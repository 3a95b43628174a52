import { editor as actor } from "../../testing/editor";
import { type TestApi, testApi } from "../../testing/testApi";
import { testWithSample } from "../../testing/testWithSample";

/** Visitors read rows that have only their required columns. */
describe("a row with only required columns", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await api.dataSource.query("INSERT INTO celebrities (name, slug) VALUES ('Ada Lace', 'ada-lace')");
    await api.dataSource.query(
      "INSERT INTO outfits (title, slug, celebrity_id) SELECT 'Coat', 'coat', id FROM celebrities",
    );
    await api.dataSource.query("INSERT INTO affiliate_products (title, outfit_id) SELECT 'Belt', id FROM outfits");
    await api.dataSource.query("INSERT INTO category_items (title, category_name) VALUES ('Gown', 'dresses')");
    await api.dataSource.query("INSERT INTO blog_posts (title, slug) VALUES ('Loafers', 'loafers')");
  });
  afterAll(() => api.stop());

  const read = async (text: string) => {
    const { data, errors } = await api.run(text);
    expect(errors).toEqual([]);
    return data;
  };

  test("celebrity: every text is empty, and the outfit count is exact", async () => {
    const texts =
      "image bio category styleType birthdate birthplace height education careerHighlights personalLife awards " +
      "interestingFacts nationality languages netWorth zodiacSign philanthropyWork businessVentures controversies " +
      "fanbaseNickname measurements dietFitness styleEvolution influences quotes publicPerception brandEndorsements";
    const { celebrity } = await read(
      `{ celebrity(slug: "ada-lace") { ${texts} outfitCount followerCount
        socialMedia { instagram twitter facebook youtube tiktok website }
        signature { look accessories designers perfume } } }`,
    );
    const { outfitCount, followerCount, socialMedia, signature, ...rest } = celebrity;
    expect([outfitCount, followerCount]).toEqual([1, null]);
    for (const value of Object.values({ ...rest, ...socialMedia, ...signature })) expect(value).toBe("");
    await api.dataSource.query("INSERT INTO celebrities (name, slug) VALUES ('Bo Reed', 'bo-reed')");
    expect((await read('{ celebrity(slug: "bo-reed") { outfitCount } }')).celebrity.outfitCount).toBe(0);
  });

  test("outfit: has no tags and no link, and the name of its celebrity", async () => {
    const { outfit } = await read(
      `{ outfit(slug: "coat") {
        id title image description fullDescription date slug occasion tags hasAffiliateLink likeCount celebrityId celebrity { name } } }`,
    );
    expect(outfit).toMatchObject({
      title: "Coat",
      image: "",
      description: "",
      fullDescription: null,
      date: null,
      occasion: null,
      tags: [],
      hasAffiliateLink: false,
      likeCount: null,
      celebrity: { name: "Ada Lace" },
    });
  });

  test("product and category item: have no price, retailer or rating", async () => {
    const offer =
      "id title description image price priceAmount originalPrice retailer hasAffiliateLink rating reviewCount";
    const { affiliateProducts, categoryItems } = await read(
      `{ affiliateProducts { nodes { ${offer} outfitId } } categoryItems { nodes { ${offer} categoryName } } }`,
    );
    for (const row of [affiliateProducts.nodes[0], categoryItems.nodes[0]]) {
      expect(row).toMatchObject({
        description: "",
        image: "",
        price: "",
        priceAmount: null,
        originalPrice: "",
        retailer: "",
        hasAffiliateLink: false,
        rating: null,
        reviewCount: null,
      });
    }
  });

  test("article: has today's date, and no author, keywords or structured data", async () => {
    const { blogPost } = await read(
      `{ blogPost(slug: "loafers") {
        content excerpt image date author category metaDescription structuredData keywords createdAt updatedAt } }`,
    );
    const { date, createdAt, updatedAt, ...texts } = blogPost;
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const time of [createdAt, updatedAt]) expect(Date.now() - Date.parse(time)).toBeLessThan(3_600_000);
    for (const value of Object.values(texts)) expect(value).toBe("");
  });

  test("subscriber: has the address, the form and the time", async () => {
    await api.run(
      `mutation { subscribeNewsletter(input: { email: "a@b.example", source: "category-shoes" }) { __typename } }`,
    );
    const [row] = await api.dataSource.query("SELECT email, source, created_at FROM newsletter_subscribers");
    expect(row).toMatchObject({ email: "a@b.example", source: "category-shoes" });
    expect(Date.now() - row.created_at.getTime()).toBeLessThan(3_600_000);
  });

  testWithSample("an uploaded sample article has keywords, a meta description and structured data", async () => {
    const { data } = await api.run(
      `mutation { uploadSampleArticle(article: RED_CARPET) {
        title slug excerpt content image date category author keywords metaDescription structuredData } }`,
      {},
      { actor },
    );
    const post = data.uploadSampleArticle;
    for (const value of Object.values(post)) expect(value).not.toBe("");
    expect(post.keywords.split(",").length).toBeGreaterThan(1);
    expect(post.metaDescription.length).toBeLessThanOrEqual(160);
    expect(JSON.parse(post.structuredData)).toMatchObject({ "@type": "Article", headline: post.title });
  });
});
