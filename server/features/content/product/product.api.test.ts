import { buildCelebrity, buildItem, buildOutfit, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("affiliate products", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE celebrities CASCADE"));

  const titles = async (args: string): Promise<string[]> => {
    const { data, errors } = await api.run(`{ affiliateProducts${args} { nodes { title } } }`);
    expect(errors).toEqual([]);
    return data.affiliateProducts.nodes.map((node: { title: string }) => node.title);
  };

  test("are filtered by search, outfit, celebrity, retailer and price", async () => {
    const { manager } = api.dataSource;
    const wearer = await buildCelebrity(manager);
    const outfit = await buildOutfit(manager, { celebrityId: wearer.id });
    await buildProduct(manager, { outfitId: outfit.id, title: "Emerald Pumps", price: "$640", retailer: "Pellier" });
    await buildProduct(manager, { title: "Navy Tote", price: "$80", retailer: "Northloom" });
    for (const filter of [
      'search: "emerald"',
      `outfitId: "${outfit.id}"`,
      `celebrityId: "${wearer.id}"`,
      'retailer: "Pellier"',
      "price: OVER_500",
    ]) {
      expect({ filter, found: await titles(`(filter: { ${filter} })`) }).toEqual({ filter, found: ["Emerald Pumps"] });
    }
    expect(await titles('(filter: { outfitId: "no-uuid" })')).toEqual([]);
  });

  test("are sorted newest first by default", async () => {
    for (const [title, price] of [
      ["First", "$300"],
      ["Second", "$100"],
      ["Third", "$200"],
    ])
      await buildProduct(api.dataSource.manager, { title, price });
    expect(await titles("")).toEqual(["Third", "Second", "First"]);
    expect(await titles("(sort: PRICE_LOW)")).toEqual(["Second", "Third", "First"]);
  });

  test("of a celebrity are those of the celebrity's outfits", async () => {
    const { manager } = api.dataSource;
    const outfit = await buildOutfit(manager);
    await buildProduct(manager, { outfitId: outfit.id, title: "Hers" });
    await buildProduct(manager, { title: "Somebody else's" });
    const { data } = await api.run(
      `{ celebrity(id: "${outfit.celebrityId}") { products { totalCount nodes { title } } } }`,
    );
    expect(data.celebrity.products).toEqual({ totalCount: 1, nodes: [{ title: "Hers" }] });
  });

  test("are named by the outfit whose link leads to them", async () => {
    const { manager } = api.dataSource;
    const affiliateLink = "https://www.pellier.example/p/1";
    const [linked, whole, bare] = [
      await buildOutfit(manager, { affiliateLink }),
      await buildOutfit(manager, { affiliateLink: "https://pellier.example/looks/2" }),
      await buildOutfit(manager, { affiliateLink: null }),
    ];
    await buildProduct(manager, { outfitId: linked.id, title: "Tote", affiliateLink: "https://pellier.example/p/2" });
    await buildProduct(manager, { outfitId: linked.id, title: "Pumps", affiliateLink });
    await buildProduct(manager, { outfitId: whole.id, title: "Elsewhere", affiliateLink });
    await buildProduct(manager, { outfitId: bare.id, title: "Unlinked", affiliateLink: "" });
    const read = async (id: string) => {
      const { data, errors } = await api.run(`{ outfit(id: "${id}") { linkHost linkedProduct { title } } }`);
      expect(errors).toEqual([]);
      return data.outfit as unknown;
    };
    expect(await read(linked.id)).toEqual({ linkHost: "pellier.example", linkedProduct: { title: "Pumps" } });
    expect(await read(whole.id)).toEqual({ linkHost: "pellier.example", linkedProduct: null });
    expect(await read(bare.id)).toEqual({ linkHost: null, linkedProduct: null });
  });

  test("have the sizes that a feed has in stock under the same link", async () => {
    const { manager } = api.dataSource;
    const affiliateLink = "https://pellier.example/p/gown";
    const variant = (size: string, isInStock = true) => ({ size, color: "", price: "", isInStock });
    const variants = [variant("38"), variant("36"), variant("40", false), variant(""), variant("38", false)];
    await buildItem(manager, { affiliateLink, variants });
    await buildItem(manager, { affiliateLink: "https://pellier.example/p/sold-out", inStock: false, variants });
    for (const [title, link] of [
      ["Gown", affiliateLink],
      ["Sold out", "https://pellier.example/p/sold-out"],
      ["Other page", "https://pellier.example/p/gown-2"],
      ["No link", ""],
    ] as const)
      await buildProduct(manager, { title, affiliateLink: link });
    const { data, errors } = await api.run("{ affiliateProducts(sort: NEWEST) { nodes { title sizes } } }");
    expect(errors).toEqual([]);
    const sizes = new Map(
      data.affiliateProducts.nodes.map((node: { title: string; sizes: string[] }) => [node.title, node.sizes]),
    );
    expect(Object.fromEntries(sizes)).toEqual({ Gown: ["38", "36"], "Sold out": [], "Other page": [], "No link": [] });
  });

  test("show whether they have a link, but not its target", async () => {
    await buildProduct(api.dataSource.manager, { title: "Linked", affiliateLink: "https://pellier.example/p/1" });
    await buildProduct(api.dataSource.manager, { title: "Bare" });
    const { data } = await api.run(
      "{ affiliateProducts { nodes { title hasAffiliateLink } } productRetailers { name } }",
    );
    expect(data.affiliateProducts.nodes).toEqual([
      { title: "Bare", hasAffiliateLink: false },
      { title: "Linked", hasAffiliateLink: true },
    ]);
  });
});
