import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { MatchKind } from "../product/affiliateProduct.entity";

describe("outfits", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE celebrities CASCADE"));

  const titles = async (filter: string): Promise<string[]> => {
    const { data, errors } = await api.run(`{ outfits(filter: { ${filter} }) { totalCount nodes { title } } }`);
    expect(errors).toEqual([]);
    // The list and its count use different queries.
    expect(data.outfits.nodes).toHaveLength(data.outfits.totalCount as number);
    return data.outfits.nodes.map((node: { title: string }) => node.title);
  };

  test("are filtered by search, occasion, celebrity, style and tag", async () => {
    const { manager } = api.dataSource;
    const wearer = await buildCelebrity(manager, { name: "Amal Roe", styleType: "Classic" });
    const gown = await buildOutfit(manager, {
      celebrityId: wearer.id,
      title: "Emerald Gown",
      description: "Cut on the bias.",
      occasion: "Gala",
    });
    await manager.insert("OutfitTag", { outfitId: gown.id, tagName: "evening" });
    await buildOutfit(manager, { title: "Navy Suit", occasion: "Business" });
    for (const filter of [
      'search: "emerald"',
      'search: "BIAS"',
      'search: "amal"',
      'occasion: "Gala"',
      `celebrityId: "${wearer.id}"`,
      'styleType: "Classic"',
      'tag: "evening"',
    ]) {
      expect({ filter, found: await titles(filter) }).toEqual({ filter, found: ["Emerald Gown"] });
    }
    expect(await titles('celebrityId: "nobody"')).toEqual([]);
    expect(await titles('search: "  "')).toHaveLength(2);
  });

  test("of the home page are the chosen one while it is public, otherwise the newest, with a piece that is sold", async () => {
    const { manager } = api.dataSource;
    const read = async (): Promise<unknown> => {
      const { data, errors } = await api.run("{ homeLook { title leadProduct { title } } }");
      expect(errors).toEqual([]);
      return data.homeLook;
    };
    const choose = (homeLookId: string | null) => manager.update("Settings", { id: 1 }, { homeLookId });
    await choose(null);
    expect(await read()).toBeNull();
    const chosen = await buildOutfit(manager, { title: "Grey Coat", date: "2025-01-02" });
    await buildOutfit(manager, { title: "Linen Suit", date: "2025-07-14" });
    const sold = {
      outfitId: chosen.id,
      affiliateLink: "https://shop.example/a",
      price: "$40",
      priceAmount: 40,
      priceCurrency: "USD",
    };
    await buildProduct(manager, { ...sold, title: "Similar Coat", matchKind: MatchKind.SIMILAR });
    await buildProduct(manager, { ...sold, title: "Exact Coat", matchKind: MatchKind.EXACT });
    await buildProduct(manager, { ...sold, title: "Sold-out Coat", matchKind: MatchKind.EXACT, inStock: false });
    await buildProduct(manager, {
      ...sold,
      title: "Coat Without Price",
      matchKind: MatchKind.EXACT,
      price: "",
      priceAmount: null,
      priceCurrency: null,
    });
    expect(await read()).toEqual({ title: "Linen Suit", leadProduct: null });
    await choose(chosen.id);
    expect(await read()).toEqual({ title: "Grey Coat", leadProduct: { title: "Exact Coat" } });
    await manager.update("Outfit", { id: chosen.id }, { status: "DRAFT" });
    expect(await read()).toEqual({ title: "Linen Suit", leadProduct: null });
    await choose(null);
  });

  test("belong to the season of their day or of their tag", async () => {
    const { manager } = api.dataSource;
    await buildOutfit(manager, { title: "Linen Suit", date: "2025-07-14" });
    const coat = await buildOutfit(manager, { title: "Grey Coat", date: "2025-10-02" });
    await manager.insert("OutfitTag", { outfitId: coat.id, tagName: "Winter" });
    expect(await titles("season: SUMMER")).toEqual(["Linen Suit"]);
    expect(await titles("season: WINTER")).toEqual(["Grey Coat"]);
    expect(await titles("season: AUTUMN")).toEqual(["Grey Coat"]);
    expect(await titles("season: SPRING")).toEqual([]);
  });

  test("belong to a category when they have such a piece", async () => {
    const { manager } = api.dataSource;
    const gown = await buildOutfit(manager, { title: "Emerald Column Gown", date: "2025-03-03" });
    await buildOutfit(manager, { title: "Grey Coat and Suede Loafers", date: "2025-02-02" });
    const suit = await buildOutfit(manager, { title: "Navy Suit", date: "2025-01-01" });
    const boots = { outfitId: suit.id, title: "Ankle Boots" };
    const exact = await buildProduct(manager, { ...boots, matchKind: "EXACT" });
    await buildProduct(manager, { ...boots, title: "Beaded Clutch" });
    await buildProduct(manager, { outfitId: gown.id, title: "Satin Pouch", matchKind: "EXACT" });
    expect(await titles('category: "dresses"')).toEqual(["Emerald Column Gown"]);
    expect(await titles('category: "shoes"')).toEqual(["Grey Coat and Suede Loafers", "Navy Suit"]);
    expect(await titles('category: "handbags"')).toEqual(["Emerald Column Gown"]);
    expect(await titles('category: "handbags", search: "navy"')).toEqual([]);
    await manager.softDelete("AffiliateProduct", { id: exact.id });
    expect(await titles('category: "shoes"')).toEqual(["Grey Coat and Suede Loafers"]);
  });

  test("match a category by whole words only, and an unknown category never", async () => {
    await buildOutfit(api.dataSource.manager, { title: "Camel Cardigan, Scarf and Baggy Jeans" });
    for (const category of ["cars", "handbags", "dresses", "hats", "constructor", ".*", "jacket lining"]) {
      expect({ category, found: await titles(`category: "${category}"`) }).toEqual({ category, found: [] });
    }
    expect(await titles('category: "scarves"')).toHaveLength(1);
  });

  test("match a category by a possessive and a trademark", async () => {
    const { manager } = api.dataSource;
    for (const title of ["The Dress’s Hem", "Air Dress™"]) await buildOutfit(manager, { title });
    expect((await titles('category: "dresses"')).sort()).toEqual(["Air Dress™", "The Dress’s Hem"]);
  });

  test("of a category are sorted by date, with other outfits in between", async () => {
    const { manager } = api.dataSource;
    const { id: celebrityId } = await buildCelebrity(manager);
    await manager.query(
      `INSERT INTO outfits (title, slug, date, celebrity_id, title_facts)
       SELECT CASE WHEN gown THEN 'Silk Gown ' ELSE 'Rain Coat ' END || n, 'look-' || n, date '2026-01-01' - n, $1,
         CASE WHEN gown THEN '[["garment:gown"]]'::jsonb ELSE '[["garment:coat"]]' END
       FROM generate_series(1, 700) n, LATERAL (SELECT n IN (2, 310, 311, 700) AS gown) made`,
      [celebrityId],
    );
    const page = async (size: string) => {
      const { data } = await api.run(`{ outfits(filter: { category: "dresses" }, ${size}) {
        totalCount nodes { title } pageInfo { endCursor startCursor hasNextPage } } }`);
      const { nodes, pageInfo, totalCount } = data.outfits;
      return { ...pageInfo, totalCount, looks: nodes.map((node: { title: string }) => node.title.slice(10)) };
    };
    const first = await page("first: 3");
    expect(first).toMatchObject({ looks: ["2", "310", "311"], totalCount: 4, hasNextPage: true });
    const second = await page(`first: 3, after: "${first.endCursor}"`);
    expect(second).toMatchObject({ looks: ["700"], hasNextPage: false });
    expect(await page(`last: 3, before: "${second.startCursor}"`)).toMatchObject({ looks: ["2", "310", "311"] });
    expect(await page("last: 2")).toMatchObject({ looks: ["311", "700"] });
    expect(await page("first: 3, reverse: true")).toMatchObject({ looks: ["700", "311", "310"] });
  });

  test("match a category by phrases of adjacent words", async () => {
    const { manager } = api.dataSource;
    await buildOutfit(manager, { title: "Make Layers Work: Dress Up a Lip of Gloss Black", date: "2025-03-03" });
    await buildOutfit(manager, { title: "Evening Make-Up", date: "2025-02-02" });
    const { data } = await api.run(
      `{ outfits(filter: { category: "makeup" }, first: 5) { totalCount nodes { title } } }`,
    );
    expect(data.outfits).toEqual({ totalCount: 1, nodes: [{ title: "Evening Make-Up" }] });
  });

  test("return the celebrity, tags by name and products by creation time", async () => {
    const { manager } = api.dataSource;
    const outfit = await buildOutfit(manager, { affiliateLink: "https://northloom.example/p/suit" });
    for (const tagName of ["tailoring", "minimal"]) await manager.insert("OutfitTag", { outfitId: outfit.id, tagName });
    for (const title of ["Zip Boots", "Ankle Boots"]) await buildProduct(manager, { outfitId: outfit.id, title });
    const { data } = await api.run(
      `{ outfit(slug: "${outfit.slug}") { tags hasAffiliateLink celebrity { name } productCount products { title outfit { id } } } }`,
    );
    expect(data.outfit).toEqual({
      tags: ["minimal", "tailoring"],
      hasAffiliateLink: true,
      celebrity: { name: "Wren Halloway" },
      productCount: 2,
      products: [
        { title: "Zip Boots", outfit: { id: outfit.id } },
        { title: "Ankle Boots", outfit: { id: outfit.id } },
      ],
    });
  });

  test("never expose a link's target to visitors", async () => {
    await buildOutfit(api.dataSource.manager, { affiliateLink: "https://shop.example/suit" });
    const { errors } = await api.run("{ outfits { nodes { affiliateLink } } }");
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });
});
