import { buildItem, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const hour = 3_600_000;
const link = "https://market.example/p";

describe("price older than its program allows", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    // A program that lets a price be shown for a day.
    const input = { name: "Market", kind: "MARKETPLACE", hosts: ["market.example"], priceLimitHours: 24 };
    const create = "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }";
    expect((await api.run(create, { input }, { actor: editor })).errors).toEqual([]);
  });
  afterAll(() => api.stop());

  const prices = { price: "$90", originalPrice: "$120", originalPriceAmount: 120, affiliateLink: link };
  const checkedHoursAgo = (hours: number) => ({ ...prices, priceCheckedAt: new Date(Date.now() - hours * hour) });
  const fields = "price priceAmount originalPrice originalPriceAmount isPriceCurrent";
  const none = { price: "", priceAmount: null, originalPrice: "", originalPriceAmount: null, isPriceCurrent: false };
  const all = { price: "$90", priceAmount: 90, originalPrice: "$120", originalPriceAmount: 120 };

  test("is hidden from visitors in every query", async () => {
    const db = api.dataSource.manager;
    const { id: outfitId } = await buildOutfit(db);
    await buildProduct(db, { ...checkedHoursAgo(30), outfitId });
    const item = await buildItem(db, checkedHoursAgo(30));
    const { data, errors } = await api.run(`{
      affiliateProducts { nodes { ${fields} } }
      outfit(id: "${outfitId}") { products { ${fields} } }
      categoryItem(id: "${item.id}") { ${fields} }
      search(text: "blazer") { products { ${fields} } }
      items: categoryItems { nodes { price } }
    }`);
    expect(errors).toEqual([]);
    expect(data.affiliateProducts.nodes).toEqual([none]);
    expect(data.outfit.products).toEqual([none]);
    expect(data.categoryItem).toEqual(none);
    expect(data.search.products).toEqual([none]);
    // Also for queries that do not select the flag.
    expect(data.items.nodes).toEqual([{ price: "" }]);
    const asEditor = await api.run(`{ categoryItem(id: "${item.id}") { ${fields} } }`, {}, { actor: editor });
    expect(asEditor.data.categoryItem).toEqual({ ...all, isPriceCurrent: false });
  });

  test("is shown when it is recent enough", async () => {
    const item = await buildItem(api.dataSource.manager, checkedHoursAgo(20));
    const { data } = await api.run(`{ categoryItem(id: "${item.id}") { ${fields} } }`);
    expect(data.categoryItem).toEqual({ ...all, isPriceCurrent: true });
  });
});
