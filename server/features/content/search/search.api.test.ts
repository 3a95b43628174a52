// On both engines: each compares words by itself.
import { deriveTraits } from "../../../core/vocabulary/traits";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("search", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE celebrities, category_items, blog_posts CASCADE"));

  const found = async (text: string, first = 8) => {
    const { data, errors } = await api.run(
      `query ($text: String!, $first: Int!) { search(text: $text, first: $first) {
          celebrityCount celebrities { name } outfitCount outfits { title } productCount products { title } itemCount items { title } postCount posts { title }
        } }`,
      { text, first },
    );
    expect(errors).toEqual([]);
    return data.search;
  };

  test("finds all content types", async () => {
    const { manager } = api.dataSource;
    const wearer = await buildCelebrity(manager, { name: "Loafer Jones" });
    const outfit = await buildOutfit(manager, { celebrityId: wearer.id, title: "Suit with Loafers" });
    await buildProduct(manager, { outfitId: outfit.id, title: "Penny Loafers" });
    await buildItem(manager, { title: "Suede Loafers", categoryName: "shoes" });
    await buildPost(manager, { title: "A Field Guide to Loafers" });
    const { celebrityCount, outfitCount, productCount, itemCount, postCount } = await found("loafer");
    expect([celebrityCount, outfitCount, productCount, itemCount, postCount]).toEqual([1, 1, 1, 1, 1]);
  });

  test.each(["zendya", "Zendria", "VALE", "zendrai", "zéndria vale"])("corrects %s to Zendria Vale", async (text) => {
    await buildCelebrity(api.dataSource.manager, { name: "Zendria Vale" });
    await buildCelebrity(api.dataSource.manager, { name: "Idris Falkenrath" });
    expect((await found(text)).celebrities).toEqual([{ name: "Zendria Vale" }]);
  });

  test("corrects no name that the site knows, and none to a longer one", async () => {
    for (const name of ["Marlin Oak", "Marin Oak", "Marinella Oak"])
      await buildCelebrity(api.dataSource.manager, { name });
    const { celebrities } = await found("marin");
    expect(celebrities).toEqual([{ name: "Marin Oak" }]);
  });

  test.each(["navy silk gown", "gown navy", "silk gow", "navy silk gwon", "gwon", "navy-silk gown!"])(
    "finds a Navy Silk Gown, and nothing else, by %s",
    async (text) => {
      await buildItem(api.dataSource.manager, { title: "Navy Silk Gown", categoryName: "dresses" });
      await buildItem(api.dataSource.manager, { title: "Olive Denim Coat", categoryName: "dresses" });
      expect((await found(text)).items).toEqual([{ title: "Navy Silk Gown" }]);
    },
  );

  test.each(["ilk", "own", "avy", "navy silk tuxedo", "red silk gown"])(
    "finds no Navy Silk Gown by %s",
    async (text) => {
      await buildItem(api.dataSource.manager, { title: "Navy Silk Gown", categoryName: "dresses" });
      expect((await found(text)).itemCount).toBe(0);
    },
  );

  test.each(["trainers", "trainer", "Trainers"])("finds no article about a train by %s", async (text) => {
    const { manager } = api.dataSource;
    await buildPost(manager, { title: "The Train Needs a Second Pair of Hands" });
    expect((await found(text)).posts).toEqual([]);
    await buildItem(manager, { title: "White Sneakers", categoryName: "shoes" });
    await buildPost(manager, { title: "Sneakers for Rain" });
    const { items, posts } = await found(text);
    expect([items, posts]).toEqual([[{ title: "White Sneakers" }], [{ title: "Sneakers for Rain" }]]);
  });

  test("still corrects train", async () => {
    await buildPost(api.dataSource.manager, { title: "The Train Needs a Second Pair of Hands" });
    for (const text of ["trian", "trains", "tarin"]) expect((await found(text)).postCount).toBe(1);
  });

  test("learns the words of a changed title, and keeps words still in use", async () => {
    const { manager } = api.dataSource;
    const { id } = await buildItem(manager, { title: "Olive Coat", categoryName: "dresses" });
    await manager.update("CategoryItem", { id }, { title: "Houndstooth Coat", ...deriveTraits("Houndstooth Coat") });
    expect((await found("huondstooth")).items).toEqual([{ title: "Houndstooth Coat" }]);
    expect((await found("olvie")).itemCount).toBe(0);
  });

  test("returns as many matches as requested", async () => {
    const { manager } = api.dataSource;
    for (let n = 0; n < 60; n++) await buildItem(manager, { title: `Big Tote ${n}`, categoryName: "handbags" });
    for (const text of ["tote", "big tote", "big toet"]) {
      const { itemCount, items } = await found(text, 50);
      expect([text, itemCount, new Set(items.map(({ title }: { title: string }) => title)).size]).toEqual([
        text,
        60,
        50,
      ]);
    }
  });

  test("counts more than it returns", async () => {
    for (let n = 0; n < 5; n++)
      await buildItem(api.dataSource.manager, { title: `Tote ${n}`, categoryName: "handbags" });
    const { itemCount, items } = await found("tote", 2);
    expect([itemCount, items.length]).toEqual([5, 2]);
  });

  test.each(["", "   ", "\0", "%", "_", "\\", "x".repeat(10_000)])("handles the text %j", async (text) => {
    await buildCelebrity(api.dataSource.manager);
    expect((await found(text)).celebrityCount).toBe(0);
  });

  const places = async (text: string) =>
    (await api.run("query ($text: String!) { search(text: $text) { shops categories { label } } }", { text })).data
      .search;

  test("suggests shops and categories by the beginnings of their names", async () => {
    const { manager } = api.dataSource;
    for (const retailer of ["Northloom", "Northloom", "North & Vale", "Nord", ""])
      await buildProduct(manager, { retailer });
    await buildItem(manager, { retailer: "Northlight" });
    await buildProduct(manager, { retailer: "Northgone", deletedAt: new Date() });
    expect(await places("NORTHL")).toEqual({ shops: ["Northlight", "Northloom"], categories: [] });
    expect((await places("north")).shops).toEqual(["North & Vale", "Northlight", "Northloom"]);
    expect(await places("car")).toEqual({ shops: [], categories: [{ label: "Cars" }] });
    for (const text of ["no", "loom", " ", "%"]) expect(await places(text)).toEqual({ shops: [], categories: [] });
  });

  test("omits rows in the trash", async () => {
    const { id } = await buildCelebrity(api.dataSource.manager, { name: "Zendria Vale" });
    await api.dataSource.manager.softDelete("Celebrity", { id });
    expect((await found("zendria")).celebrityCount).toBe(0);
  });
});
