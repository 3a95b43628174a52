import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("filters of affiliate products", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    const [wren, zendria] = [
      await buildCelebrity(manager, { name: "Wren Halloway", slug: "wren" }),
      await buildCelebrity(manager, { name: "Zendria Vale", slug: "zendria" }),
    ];
    const gala = await buildOutfit(manager, { celebrityId: wren.id, occasion: "Gala" });
    const street = await buildOutfit(manager, { celebrityId: zendria.id, occasion: "Street Style" });
    const sale = { originalPrice: "$300", originalPriceAmount: 300, originalPriceCurrency: "USD" };
    await buildProduct(manager, {
      outfitId: gala.id,
      title: "Navy Silk Dress",
      price: "$180",
      retailer: "Pellier",
      ...sale,
    });
    await buildProduct(manager, {
      outfitId: gala.id,
      title: "Crimson Minidress",
      price: "$90",
      retailer: "Pellier",
      matchKind: "EXACT",
    });
    await buildProduct(manager, { outfitId: street.id, title: "White Trainers", price: "$200", retailer: "Northloom" });
    await buildProduct(manager, {
      outfitId: street.id,
      title: "Penny Loafers in Navy",
      price: "$650",
      retailer: "Northloom",
    });
    await buildProduct(manager, { outfitId: gala.id, title: "Navy Dress in the Trash", deletedAt: new Date() });
  });
  afterAll(() => api.stop());

  const titles = async (filter: string): Promise<string[]> => {
    const { data, errors } = await api.run(
      `{ affiliateProducts(filter: { ${filter} }, sort: TITLE) { totalCount nodes { title } } }`,
    );
    expect(errors).toEqual([]);
    return data.affiliateProducts.nodes.map((node: { title: string }) => node.title);
  };
  const facets = async (filter: string) => {
    const { data, errors } = await api.run(`{ productFacets(filter: { ${filter} }) {
      garments { name count } colors { name count } retailers { name count } celebrities { slug name count } prices { name count } onSale
    } }`);
    expect(errors).toEqual([]);
    return data.productFacets;
  };

  test.each([
    ['garment: "dress"', ["Crimson Minidress", "Navy Silk Dress"]],
    ['garment: "minidress"', ["Crimson Minidress"]],
    ['garment: "sneakers"', ["White Trainers"]],
    ['colors: ["blue"]', ["Navy Silk Dress", "Penny Loafers in Navy"]],
    ['colors: ["red", "crimson"]', ["Crimson Minidress"]],
    ['garment: "dress", colors: ["navy"], maxPrice: 200', ["Navy Silk Dress"]],
    ["minPrice: 180, maxPrice: 200", ["Navy Silk Dress", "White Trainers"]],
    ["onSale: true", ["Navy Silk Dress"]],
    ['celebritySlug: "zendria"', ["Penny Loafers in Navy", "White Trainers"]],
    ['occasion: "Gala"', ["Crimson Minidress", "Navy Silk Dress"]],
    ['garment: "nonsense"', []],
  ])("restrict by %s", async (filter, expected) => expect(await titles(filter)).toEqual(expected));

  test("count each value under the other filters", async () => {
    expect(await facets("")).toEqual({
      garments: [
        { name: "dress", count: 2 },
        { name: "sneakers", count: 1 },
        { name: "flats", count: 1 },
      ],
      colors: [
        { name: "blue", count: 2 },
        { name: "white", count: 1 },
        { name: "red", count: 1 },
      ],
      retailers: [
        { name: "Northloom", count: 2 },
        { name: "Pellier", count: 2 },
      ],
      celebrities: [
        { slug: "wren", name: "Wren Halloway", count: 2 },
        { slug: "zendria", name: "Zendria Vale", count: 2 },
      ],
      prices: [
        { name: "UNDER_100", count: 1 },
        { name: "FROM_100_TO_500", count: 2 },
        { name: "OVER_500", count: 1 },
      ],
      onSale: 1,
    });
    const { garments, colors, celebrities } = await facets(
      'garment: "dress", retailer: "Pellier", celebritySlug: "wren"',
    );
    expect(garments).toEqual([{ name: "dress", count: 2 }]);
    expect(colors).toHaveLength(2);
    expect(celebrities).toEqual([{ slug: "wren", name: "Wren Halloway", count: 2 }]);
  });

  test("refuse negative prices and long lists of colors", async () => {
    for (const filter of [
      "maxPrice: -1",
      `colors: [${Array(6).fill(`"red"`).join()}]`,
      `garment: "${"x".repeat(51)}"`,
    ]) {
      const { errors } = await api.run(`{ affiliateProducts(filter: { ${filter} }) { totalCount } }`);
      expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
  });

  test("find the outfits with exactly such a product, not a similar one, and those whose title names it", async () => {
    const { manager } = api.dataSource;
    await buildOutfit(manager, { title: "Scarlet Dress by the Sea", slug: "sea" });
    const outfits = async (filter: string) => {
      const { data, errors } = await api.run(
        `{ outfits(filter: { ${filter} }, sort: TITLE) { totalCount nodes { title } } }`,
      );
      expect(errors).toEqual([]);
      expect(data.outfits.totalCount).toBe(data.outfits.nodes.length);
      return data.outfits.nodes.map(({ title }: { title: string }) => title);
    };
    expect(await outfits('garment: "dress", colors: ["red"]')).toEqual(["Navy Suit", "Scarlet Dress by the Sea"]);
    expect(await outfits('garment: "dress", colors: ["red"], maxPrice: 100')).toEqual(["Navy Suit"]);
    expect(await outfits('garment: "dress", colors: ["navy"]')).toEqual([]);
    expect(await outfits('garment: "gown"')).toEqual([]);
  });

  test("follow a changed title", async () => {
    const input = { title: "Olive Parka", outfitId: (await buildOutfit(api.dataSource.manager)).id };
    const created = await api.run(
      "mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id version } }",
      { input },
      { actor: editor },
    );
    expect(await titles('garment: "parka", colors: ["green"]')).toEqual(["Olive Parka"]);
    const { id, version } = created.data.createAffiliateProduct;
    await api.run(
      "mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }",
      { input: { id, version, title: "Olive Scarf" } },
      { actor: editor },
    );
    expect(await titles('garment: "parka"')).toEqual([]);
    expect(await titles('garment: "scarf"')).toEqual(["Olive Scarf"]);
  });

  test("offer all values, without numbers, where the shop has more than 5,000 products or 2,000 match, and no celebrity that is not public", async () => {
    const { manager } = api.dataSource;
    const withdrawn = await buildCelebrity(manager, {
      name: "Withdrawn",
      slug: "withdrawn",
      status: PublicationStatus.DRAFT,
    });
    const { id: outfitId } = await buildOutfit(manager, { celebrityId: withdrawn.id });
    const { id } = await buildProduct(manager, { outfitId, title: "Red Gown", retailer: "Vantreight", price: "$95" });
    await manager.query(
      `INSERT INTO affiliate_products (outfit_id, title, retailer, garments, colors, price, price_amount, price_currency)
       SELECT outfit_id, title, retailer, garments, colors, price, price_amount, price_currency
       FROM affiliate_products CROSS JOIN generate_series(1, 5001) WHERE id = $1`,
      [id],
    );
    const many = await facets("");
    expect(many.retailers).toEqual(["Northloom", "Pellier", "Vantreight"].map((name) => ({ name, count: null })));
    expect(many.garments).toContainEqual({ name: "gown", count: null });
    expect(many.celebrities).toContainEqual({ slug: "zendria", name: "Zendria Vale", count: null });
    expect(JSON.stringify(many.celebrities)).not.toContain("Withdrawn");
    expect(many.prices[0]).toEqual({ name: "UNDER_100", count: null });
    expect(many.onSale).toBeNull();
    const red = await facets('colors: ["red"]');
    expect(red.retailers).toContainEqual({ name: "Vantreight", count: null });
    expect(red.onSale).toBeNull();
    const few = await facets('occasion: "Gala"');
    expect(few.retailers).toEqual([{ name: "Pellier", count: 2 }]);
    const { data } = await api.run(`{
      affiliateProducts(first: 1) { totalCount boundedCount } affiliateProductCurrencies { name count } }`);
    expect(data).toEqual({
      affiliateProducts: { totalCount: 5_007, boundedCount: 1_001 },
      affiliateProductCurrencies: [{ name: "USD", count: null }],
    });
  });
});
