import type { Celebrity } from "../../features/content/celebrity/celebrity.entity";
import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { dayFromToday } from "../../testing/time/days";
import { editor } from "../../testing/editor";
import { type TestApi, testApi } from "../../testing/testApi";

const later = dayFromToday(2);

/** Every public query of outfits, their products and articles. */
const query = `query ($celebrity: ID!, $outfit: ID!, $product: ID!, $post: ID!, $slug: String!) {
  outfits(filter: { celebrityId: $celebrity }) { totalCount nodes { title } }
  byTag: outfits(filter: { tag: "Navy" }) { totalCount nodes { title } }
  byCategory: outfits(filter: { category: "shoes" }) { nodes { title } }
  found: outfits(filter: { search: "silk" }) { nodes { title } }
  outfit(id: $outfit) { title }
  bySlug: outfit(slug: $slug) { title }
  outfitOccasions { name count }
  celebrity(id: $celebrity) {
    outfitCount latestOutfit { title } outfits { totalCount nodes { title } } products { totalCount nodes { title } }
  }
  celebrities { nodes { outfitCount latestOutfit { title } } }
  affiliateProducts { totalCount nodes { title outfit { title } } }
  affiliateProduct(id: $product) { title }
  productRetailers { name count }
  blogPosts { totalCount nodes { title relatedPosts { title } } }
  byTopic: blogPosts(filter: { topic: "street-style" }) { totalCount }
  blogPost(id: $post) { title }
  blogCategories { name count }
  blogTopics { slug count }
  search(text: "silk") { outfitCount outfits { title } productCount products { title } postCount posts { title } }
  misspelled: search(text: "sillk") { outfits { title } products { title } posts { title } }
}`;

describe("scheduled content", () => {
  let api: TestApi;
  let wearer: Celebrity;
  let variables: Record<string, string>;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    wearer = await buildCelebrity(manager);
    const celebrityId = wearer.id;
    const now = await buildOutfit(manager, { celebrityId, title: "Cotton Loafers", occasion: "Gala" });
    await buildProduct(manager, { outfitId: now.id, title: "Cotton Shirt", retailer: "Northloom" });
    await buildPost(manager, { title: "Cotton Street Style", category: "Street Style", date: dayFromToday(0) });
    await buildOutfit(manager, { celebrityId, title: "Undated Look", date: null });
    const outfit = await buildOutfit(manager, {
      celebrityId,
      title: "Silk Loafers",
      occasion: "Premiere",
      date: later,
    });
    const product = await buildProduct(manager, { outfitId: outfit.id, title: "Silk Shirt", retailer: "Ostara" });
    const post = await buildPost(manager, { title: "Silk Street Style", category: "Street Style", date: later });
    for (const { id } of [now, outfit])
      await manager.query("INSERT INTO outfit_tags (outfit_id, tag_name) VALUES ($1, 'Navy')", [id]);
    variables = { celebrity: celebrityId, outfit: outfit.id, product: product.id, post: post.id, slug: outfit.slug };
  });
  afterAll(() => api.stop());

  test("is hidden from visitors everywhere", async () => {
    const { data, errors } = await api.run(query, variables);
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/Silk|Premiere|Ostara/);
    expect(data).toMatchObject({
      outfits: { totalCount: 2 },
      byTag: { totalCount: 1 },
      outfit: null,
      bySlug: null,
      celebrity: {
        outfitCount: 2,
        latestOutfit: { title: "Cotton Loafers" },
        outfits: { totalCount: 2 },
        products: { totalCount: 1 },
      },
      affiliateProducts: { totalCount: 1 },
      affiliateProduct: null,
      blogPosts: { totalCount: 1, nodes: [{ title: "Cotton Street Style", relatedPosts: [] }] },
      byTopic: { totalCount: 1 },
      blogPost: null,
      blogCategories: [{ name: "Street Style", count: 1 }],
      search: { outfitCount: 0, productCount: 0, postCount: 0 },
    });
    expect(data.blogTopics).toContainEqual({ slug: "street-style", count: 1 });
  });

  test("is visible to editors", async () => {
    const { data, errors } = await api.run(query, variables, { actor: editor });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      outfits: { totalCount: 3 },
      outfit: { title: "Silk Loafers" },
      bySlug: { title: "Silk Loafers" },
      celebrity: { outfitCount: 3, latestOutfit: { title: "Silk Loafers" }, products: { totalCount: 2 } },
      affiliateProduct: { title: "Silk Shirt" },
      blogPosts: { totalCount: 2 },
      blogPost: { title: "Silk Street Style" },
      search: { outfitCount: 1, productCount: 1, postCount: 1 },
    });
  });

  test("can get new products from editors", async () => {
    const create =
      "mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { outfit { title } } }";
    const input = { title: "Linen Belt", outfitId: variables.outfit };
    const { data, errors } = await api.run(create, { input }, { actor: editor });
    expect([errors, data?.createAffiliateProduct]).toEqual([[], { outfit: { title: "Silk Loafers" } }]);
  });
});
