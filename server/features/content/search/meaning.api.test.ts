// On both engines: each compares words by itself.
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { MatchKind } from "../product/affiliateProduct.entity";

const meaning =
  "meaning { parts { label without } search titleText garment colors occasion retailer minPrice maxPrice celebrity { slug } }";
const counts = "listed celebrityCount outfitCount productCount itemCount postCount";

describe("search: counts and lists", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    await manager.query("INSERT INTO terms (type, name) VALUES ('occasion', 'Gala')");
    const zendria = await buildCelebrity(manager, { name: "Zendria Vale", slug: "zendria" });
    for (let n = 1; n <= 12; n++) {
      const { id: outfitId } = await buildOutfit(manager, {
        title: `Look ${n}`,
        celebrityId: zendria.id,
        occasion: n > 3 ? "Gala" : "Airport",
      });
      const worn = { title: `Crimson Silk Dress ${n}`, matchKind: MatchKind.EXACT };
      await buildProduct(manager, { outfitId, ...worn, price: `$${n * 50}` });
    }
    await buildProduct(manager, { title: "Navy Dress", price: "$90" });
    await buildItem(manager, { title: "Scarlet Midi Dress", price: "$150" });
    await buildPost(manager, { title: "The Red Dress, a History" });
  });
  afterAll(() => api.stop());

  const run = async (text: string) => {
    const { data, errors } = await api.run(text);
    expect(errors).toEqual([]);
    return data;
  };
  const search = async (text: string) =>
    (await run(`{ search(text: "${text}", first: 4) { ${meaning} ${counts} products { title } } }`)).search;

  test("counts what the lists with the meaning contain", async () => {
    const found = await search("red dress under 200");
    expect(found).toMatchObject({
      meaning: { search: "", garment: "dress", colors: ["red"], maxPrice: 200, minPrice: null, occasion: null },
      listed: ["outfits", "products", "items"],
      outfitCount: 4,
      productCount: 4,
      itemCount: 1,
      postCount: 1,
    });
    const filter = 'garment: "dress", colors: ["red"], maxPrice: 200';
    const lists = await run(
      `{ outfits(filter: { ${filter} }) { totalCount } affiliateProducts(filter: { ${filter} }) { totalCount } categoryItems(filter: { ${filter} }) { totalCount } }`,
    );
    expect(Object.values(lists)).toEqual([{ totalCount: 4 }, { totalCount: 4 }, { totalCount: 1 }]);
  });

  test("counts all rows, however many it returns", async () => {
    const { productCount, products } = await search("crimson dress");
    expect([productCount, products.length]).toEqual([12, 4]);
  });

  test("filters by occasion and by the celebrity whose name remains; items have neither", async () => {
    expect(await search("zendria red dress gala")).toMatchObject({
      meaning: {
        search: "",
        celebrity: { slug: "zendria" },
        occasion: "Gala",
        parts: [
          { label: "Worn by Zendria Vale", without: "red dress gala" },
          { label: "Gala" },
          { label: "Red" },
          { label: "Dress" },
        ],
      },
      productCount: 9,
      outfitCount: 9,
      itemCount: 0,
    });
  });

  test("filters products and items by a retailer; looks have none", async () => {
    const { manager } = api.dataSource;
    await buildProduct(manager, { title: "Navy Gown", retailer: "Nordstrom" });
    await buildItem(manager, { title: "Teal Gown", retailer: "Nordstrom" });
    await buildProduct(manager, { title: "Nordstrom Gown", retailer: "Elsewhere", deletedAt: new Date() });
    expect(await search("nordstrom gown")).toMatchObject({
      meaning: {
        search: "",
        garment: "gown",
        retailer: "Nordstrom",
        parts: [{ label: "Sold by Nordstrom", without: "gown" }, { label: "Gown" }],
      },
      listed: ["products", "items"],
      productCount: 1,
      itemCount: 1,
      outfitCount: 0,
      products: [{ title: "Navy Gown" }],
    });
    expect(await search("elsewhere gown")).toMatchObject({ meaning: { retailer: null } });
  });

  test("finds articles by all words beside filters", async () => {
    expect(await search("red histroy")).toMatchObject({ meaning: { parts: [{ label: "Red" }] }, postCount: 1 });
  });

  test("keeps the filters of a search that finds nothing, so that they can be put away", async () => {
    const found = await search("green dress");
    expect(found).toMatchObject({
      meaning: {
        parts: [
          { label: "Green", without: "dress" },
          { label: "Dress", without: "green" },
        ],
      },
      listed: [],
    });
  });

  test("lists by the corrected word", async () => {
    expect(await search("crimson slik")).toMatchObject({ productCount: 12 });
    expect(await search("slik")).toMatchObject({
      meaning: { search: "", parts: [{ label: "Silk" }] },
      productCount: 12,
    });
  });
});
