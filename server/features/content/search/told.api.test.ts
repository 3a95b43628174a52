import { buildCelebrity, buildItem, buildOutfit, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("search: what it says that it did", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    await manager.query("INSERT INTO terms (type, name) VALUES ('occasion', 'Gala'), ('occasion', 'Business')");
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Zendria Vale" });
    const gala = await buildOutfit(manager, { title: "Cobalt Gown", celebrityId, occasion: "Gala", likeCount: 3 });
    await buildProduct(manager, { outfitId: gala.id, title: "Cobalt Halter Gown", price: "$1,200", inStock: false });
    const work = await buildOutfit(manager, { title: "White Jeans", celebrityId, occasion: "Business", likeCount: 9 });
    await buildProduct(manager, { outfitId: work.id, title: "White Jeans", price: "$120" });
    await buildProduct(manager, { outfitId: work.id, title: "Navy Jeans", price: "€95" });
    await buildItem(manager, { title: "Racing Car", categoryName: "cars", price: "$9,000" });
  });
  afterAll(() => api.stop());

  const fields = `shownText droppedWords emptyText correction { from to } listed outfitCount productCount itemCount
    meaning { parts { label } pieces { garment colors } without { material } celebrities { name } occasions order inStock categoryName }
    outfits { title } products { title } items { title } nearest { sentence outfits { title } products { title } }`;
  const search = async (text: string) => {
    const { data, errors } = await api.run(`query ($text: String!) { search(text: $text) { ${fields} } }`, { text });
    expect(errors).toEqual([]);
    return data.search;
  };
  const nothing = { outfits: [], products: [], items: [], outfitCount: 0, productCount: 0, itemCount: 0, listed: [] };

  test("shows what is nearest apart from the results, and names what differs", async () => {
    expect(await search("red jeans")).toMatchObject({
      ...nothing,
      shownText: null,
      droppedWords: [],
      nearest: {
        sentence: "Nothing here is “red jeans”. These have “jeans” in another color.",
        outfits: [{ title: "White Jeans" }],
        products: [{ title: "Navy Jeans" }, { title: "White Jeans" }],
      },
    });
    expect((await search("gown under 100")).nearest).toMatchObject({ products: [{ title: "Cobalt Halter Gown" }] });
    expect((await search("ball gown")).nearest).toMatchObject({
      sentence: "Nothing here is “ballgown”. These have “gown” of another kind.",
      products: [{ title: "Cobalt Halter Gown" }],
    });
    expect((await search("white jeans")).nearest).toBeNull();
    expect((await search("purple kaftan")).nearest).toBeNull();
  });

  test("names the words that it leaves out, and leaves out no facts", async () => {
    expect(await search("where to buy the stardust gown")).toMatchObject({
      shownText: "where to buy the gown",
      droppedWords: ["stardust"],
      products: [{ title: "Cobalt Halter Gown" }],
    });
    expect(await search("red lipstick")).toMatchObject({ ...nothing, droppedWords: [] });
    expect(await search("who wore the cobalt halter gown")).toMatchObject({ droppedWords: [], productCount: 1 });
  });

  test("says what it corrects, and corrects only what finds nothing", async () => {
    expect(await search("zendira gown")).toMatchObject({
      shownText: "zendria gown",
      correction: { from: "zendira", to: "zendria gown" },
      outfits: [{ title: "Cobalt Gown" }],
    });
    expect(await search("zendria")).toMatchObject({ correction: null, shownText: null, outfitCount: 2 });
  });

  test("says that the site has nothing for an occasion", async () => {
    expect(await search("wedding guest gown")).toMatchObject({
      ...nothing,
      emptyText: "No look here is for “Wedding” yet.",
      nearest: { outfits: [{ title: "Cobalt Gown" }] },
    });
    expect(await search("office")).toMatchObject({
      emptyText: null,
      outfits: [{ title: "White Jeans" }],
      meaning: { occasions: ["Business", "Office"], parts: [{ label: "Office: Business" }] },
    });
  });

  test("compares other currencies by the day's rate, and says so", async () => {
    expect(await search("jeans below 100 euros")).toMatchObject({
      products: [{ title: "Navy Jeans" }],
      meaning: { parts: [{ label: "Up to €100 (only prices in EUR)" }, { label: "Jeans" }] },
    });
    await api.dataSource.query(
      "INSERT INTO exchange_rates (currency, per_euro, day) VALUES ('USD', 1.25, (now() AT TIME ZONE 'UTC')::date)",
    );
    const found = await search("jeans below 100 euros");
    expect(found.products.map(({ title }: { title: string }) => title).sort()).toEqual(["Navy Jeans", "White Jeans"]);
    expect(found).toMatchObject({
      outfits: [{ title: "White Jeans" }],
      meaning: { parts: [{ label: "Up to €100 (about $125 by today's rate)" }, { label: "Jeans" }] },
    });
    await api.dataSource.query("DELETE FROM exchange_rates");
  });

  test("orders by likes and by price, and filters by stock", async () => {
    expect((await search("most popular")).outfits).toEqual([{ title: "White Jeans" }, { title: "Cobalt Gown" }]);
    expect((await search("cheapest jeans")).products).toEqual([{ title: "White Jeans" }]);
    expect(await search("gown in stock")).toMatchObject({ ...nothing, meaning: { inStock: true } });
    expect(await search("jeans in stock")).toMatchObject({ productCount: 2 });
  });

  test("finds the items of a category by its name, and no word inside another", async () => {
    await buildItem(api.dataSource.manager, { title: "Carmine Cardigan", categoryName: "clothing" });
    expect(await search("car")).toMatchObject({
      items: [{ title: "Racing Car" }],
      itemCount: 1,
      outfitCount: 0,
      productCount: 0,
    });
    expect((await search("hal")).products).toEqual([{ title: "Cobalt Halter Gown" }]);
    expect(await search("alter")).toMatchObject(nothing);
  });

  test("finds looks of several celebrities", async () => {
    const { manager } = api.dataSource;
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Kairo Lune" });
    await buildOutfit(manager, { title: "Denim Jacket", celebrityId });
    const { meaning, outfitCount, listed } = await search("zendria vale and kairo lune");
    expect(meaning.celebrities).toEqual([{ name: "Zendria Vale" }, { name: "Kairo Lune" }]);
    expect([outfitCount, listed]).toEqual([3, []]);
  });
});
