import { checkPage, pricedPage, productPage } from "../../../../testing/checkPage";
import { buildItem, buildOutfit, buildProduct } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { collectLinks } from "../collectLinks";

describe("prices of shops' pages", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  beforeEach(() =>
    api.dataSource.query("UPDATE settings SET default_currency = 'USD'; TRUNCATE category_items, celebrities CASCADE"),
  );
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const coat = "https://velvet.example/coat";
  const item = (price: string, more: object = {}) => buildItem(db(), { affiliateLink: coat, price, ...more });
  const check = (page: string, address = coat) => checkPage(db(), address, page);
  const asEditor = async (text: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const linkFields = `id foundPrice priceNote priceProposals { offer { id title price } found { price originalPrice } }`;
  const readLinks = async (filter = "") =>
    (await asEditor(`{ links(sort: ADDRESS${filter}) { nodes { ${linkFields} } } }`)).links.nodes;
  const readLink = async () => (await readLinks())[0];
  const proposed = async () =>
    ((await readLink()).priceProposals as { offer: { price: string }; found: { price: string } }[]).map(
      ({ offer, found }) => [offer.price, found.price],
    );
  const change = async (name: "useFoundPrices" | "leaveFoundPrices", linkIds?: string[]) => {
    const ids = linkIds ?? [(await readLink()).id];
    const text = `mutation ($input: FoundPricesInput!) { change: ${name}(input: $input) { matched changed undoId } }`;
    return (await asEditor(text, { input: { linkIds: ids } })).change;
  };
  const undo = async (id: string) =>
    (await asEditor("mutation ($id: ID!) { undo(input: { id: $id }) { undone skipped } }", { id })).undo;
  const readPrices = async (id: string) =>
    (await asEditor(`{ offer(id: "${id}") { price priceAmount priceCurrency originalPrice isOnSale } }`)).offer;

  test("are proposed for every offer whose price differs, and only for those", async () => {
    const gown = await item("$240", { title: "Gown" });
    await item("$199", { title: "Same price" });
    await item("On request", { title: "No price" });
    await buildProduct(db(), { affiliateLink: coat, price: "260", title: "Blazer" });
    await buildOutfit(db(), { affiliateLink: coat });
    await check(
      pricedPage("199.00", "USD", { priceSpecification: { price: 250, priceType: "ListPrice", priceCurrency: "USD" } }),
    );
    const { priceProposals, priceNote, foundPrice } = await readLink();
    expect({ priceNote, foundPrice }).toEqual({ priceNote: null, foundPrice: "$199" });
    const found = { price: "$199", originalPrice: "$250" };
    expect(priceProposals).toEqual([
      { offer: { id: expect.any(String), title: "Blazer", price: "260" }, found },
      { offer: { id: gown.id, title: "Gown", price: "$240" }, found },
    ]);
    const { offer } = await asEditor(`{ offer(id: "${gown.id}") { foundPrice { price originalPrice checkedAt } } }`);
    expect(offer.foundPrice).toEqual({ ...found, checkedAt: expect.any(String) });
    const asVisitor = await api.run(`{ offer(id: "${gown.id}") { foundPrice { price } } }`);
    expect(asVisitor.errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("are found by a filter", async () => {
    const hat = "https://velvet.example/hat";
    await item("$240");
    await item("$20", { affiliateLink: hat });
    await check(pricedPage("199"));
    await check(pricedPage("20"), hat);
    await collectLinks(db());
    expect(await readLinks(", filter: { priceDiffers: true }")).toMatchObject([{ foundPrice: "$199" }]);
    expect(await readLinks(", filter: { priceDiffers: false }")).toHaveLength(2);
  });

  test("are used as if they had been entered, with one Undo", async () => {
    const sale = { price: "€240", originalPrice: "€300", originalPriceAmount: 300, originalPriceCurrency: "EUR" };
    const gown = await item("€240", sale);
    const ended = { originalPrice: "€150", originalPriceAmount: 150, originalPriceCurrency: "EUR" };
    const blazer = await buildProduct(db(), { affiliateLink: coat, price: "€120", ...ended });
    await check(pricedPage("199.00", "EUR"));
    const { changed, undoId } = await change("useFoundPrices");
    expect(changed).toBe(2);
    const used = { price: "€199", priceAmount: 199, priceCurrency: "EUR" };
    expect(await readPrices(gown.id)).toEqual({ ...used, originalPrice: "€300", isOnSale: true });
    expect(await readPrices(blazer.id)).toEqual({ ...used, originalPrice: "", isOnSale: false });
    expect(await proposed()).toEqual([]);
    const log = await asEditor("{ auditEntries(first: 9) { nodes { action entityType title } } }");
    expect(log.auditEntries.nodes).toContainEqual({
      action: "bulkUpdate",
      entityType: "affiliateProduct",
      title: "1 product: the price of the shop's page",
    });
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await readPrices(gown.id)).toMatchObject({ price: "€240", originalPrice: "€300" });
    expect(await proposed()).toHaveLength(2);
  });

  test("are recorded in the history of the price", async () => {
    const { id } = await item("$240");
    await check(pricedPage("199"));
    await change("useFoundPrices");
    const { offer } = await asEditor(`{ offer(id: "${id}") { priceHistory { amount } } }`);
    expect(offer.priceHistory).toEqual([{ amount: 199 }]);
  });

  test("bring the page's price before a sale", async () => {
    const { id } = await item("$240");
    await check(
      pricedPage("199", "USD", { priceSpecification: { price: 250, priceType: "ListPrice", priceCurrency: "USD" } }),
    );
    await change("useFoundPrices");
    expect(await readPrices(id)).toMatchObject({ price: "$199", originalPrice: "$250", isOnSale: true });
  });

  test("are left until the page has another price", async () => {
    await item("$240");
    await check(pricedPage("199"));
    await collectLinks(db());
    expect(await change("leaveFoundPrices")).toMatchObject({ changed: 1 });
    expect(await proposed()).toEqual([]);
    expect(await readLinks(", filter: { priceDiffers: true }")).toEqual([]);
    await check(pricedPage("199"));
    expect(await proposed()).toEqual([]);
    await check("<title>Coat</title>");
    await check(pricedPage("199"));
    expect(await proposed()).toEqual([]);
    await check(pricedPage("189"));
    expect(await proposed()).toEqual([["$240", "$189"]]);
    await check(pricedPage("199"));
    expect(await proposed()).toEqual([["$240", "$199"]]);
  });

  test("that were left are proposed again by Undo", async () => {
    await item("$240");
    await check(pricedPage("199"));
    const { undoId } = await change("leaveFoundPrices");
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect(await proposed()).toEqual([["$240", "$199"]]);
  });

  test("in another currency are not compared, and the link says so", async () => {
    const { id } = await item("$240");
    await item("240");
    await check(pricedPage("199", "EUR"));
    expect(await readLink()).toMatchObject({
      priceProposals: [],
      priceNote: "The page's price is in EUR and ours in USD, so they are not compared.",
    });
    expect(await change("useFoundPrices")).toMatchObject({ changed: 0, undoId: null });
    expect(await change("leaveFoundPrices")).toMatchObject({ changed: 0, undoId: null });
    expect(await readPrices(id)).toMatchObject({ price: "$240" });
  });

  test("keep their currency on a site whose dollars are others", async () => {
    await api.dataSource.query("UPDATE settings SET default_currency = 'CAD'");
    const { id } = await item("USD 240");
    await check(pricedPage("199", "USD"));
    expect(await proposed()).toEqual([["USD 240", "USD 199"]]);
    await change("useFoundPrices");
    expect(await readPrices(id)).toMatchObject({ price: "USD 199", priceAmount: 199, priceCurrency: "USD" });
  });

  test("are not proposed for offers whose price a feed confirms", async () => {
    const [{ id }]: { id: string }[] = await db().query("INSERT INTO feeds (name) VALUES ('Tide') RETURNING id");
    const owned = await item("$240", { priceFeedId: id });
    await check(pricedPage("199"));
    expect(await proposed()).toEqual([]);
    const { offer } = await asEditor(`{ offer(id: "${owned.id}") { foundPrice { price } } }`);
    expect(offer.foundPrice).toBeNull();
    expect(await change("useFoundPrices")).toMatchObject({ changed: 0 });
  });

  test("that are not clear are a question, never a guess", async () => {
    const sizes = [50, 60].map((price) => ({ "@type": "Offer", price, priceCurrency: "USD" }));
    await item("$55");
    await check(productPage(sizes));
    expect(await readLink()).toMatchObject({
      foundPrice: "",
      priceProposals: [],
      priceNote: "The price depends on the variant, and the address names none.",
    });
  });

  test("are used and left for at most 1,000 links, and not for ids of the wrong shape", async () => {
    const input = { linkIds: Array.from({ length: 1_001 }, () => "x") };
    const text = "mutation ($input: FoundPricesInput!) { useFoundPrices(input: $input) { changed } }";
    const { errors } = await api.run(text, { input }, { actor: editor });
    expect(errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    expect(await change("useFoundPrices", ["x"])).toEqual({ matched: 1, changed: 0, undoId: null });
  });
});
