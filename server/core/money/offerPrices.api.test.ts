import { buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { editor } from "../../testing/editor";
import { type TestApi, testApi } from "../../testing/testApi";

interface ReadPage {
  nodes: { price: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

/** Each list compares prices within one currency. */
describe.each([
  { list: "affiliateProducts", currencies: "affiliateProductCurrencies", table: "affiliate_products" },
  { list: "categoryItems", currencies: "categoryItemCurrencies", table: "category_items" },
])("prices of $list in several currencies", ({ list, currencies, table }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    const { id: outfitId } = await buildOutfit(manager);
    for (const [place, price] of ["€80", "$90", "On request", "49.90", "£20", "$120", "€15"].entries()) {
      const row = { title: price, price, createdAt: new Date(Date.UTC(2026, 0, 1 + place)) };
      await (list === "categoryItems" ? buildItem(manager, row) : buildProduct(manager, { ...row, outfitId }));
    }
  });
  beforeEach(() => api.dataSource.query("UPDATE settings SET default_currency = 'USD'"));
  afterAll(() => api.stop());

  const read = async (args: string): Promise<ReadPage> => {
    const page = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";
    const { data, errors } = await api.run(`{ ${list}(${args}) { nodes { price } ${page} totalCount } }`);
    expect(errors).toEqual([]);
    return data[list] as ReadPage;
  };
  const prices = async (args: string) => (await read(args)).nodes.map(({ price }) => price);
  // The usual order of products begins with the newest one, that of items with the oldest one.
  const usual = (...others: string[]) => (list === "categoryItems" ? others : others.reverse());

  test("sort by price in the site's currency first, then in their usual order, then without a price", async () => {
    const others = usual("€80", "£20", "€15");
    expect(await prices("sort: PRICE_LOW")).toEqual(["49.90", "$90", "$120", ...others, "On request"]);
    expect(await prices("sort: PRICE_HIGH")).toEqual(["$120", "$90", "49.90", ...others, "On request"]);
    await api.dataSource.query("UPDATE settings SET default_currency = 'EUR'");
    expect(await prices("sort: PRICE_LOW")).toEqual([
      ...["€15", "49.90", "€80"],
      ...usual("$90", "£20", "$120"),
      "On request",
    ]);
  });

  test("sort by price in the visitor's currency first", async () => {
    expect(await prices('sort: PRICE_LOW, filter: { currency: "EUR" }')).toEqual([
      ...["€15", "€80"],
      ...usual("$90", "49.90", "£20", "$120"),
      "On request",
    ]);
    expect(await prices('sort: PRICE_LOW, reverse: true, filter: { currency: "EUR" }')).toEqual([
      "On request",
      ...usual("$90", "49.90", "£20", "$120").reverse(),
      ...["€80", "€15"],
    ]);
  });

  test.each([1, 2, 3, 4])("paginate %d by one across the currencies, forwards and back", async (first) => {
    const whole = await prices("sort: PRICE_LOW");
    const seen: string[] = [];
    let page = await read(`sort: PRICE_LOW, first: ${first}`);
    while (seen.push(...page.nodes.map(({ price }) => price)) && page.pageInfo.hasNextPage)
      page = await read(`sort: PRICE_LOW, first: ${first}, after: "${page.pageInfo.endCursor}"`);
    expect(seen).toEqual(whole);
    const back: string[] = [];
    page = await read(`sort: PRICE_LOW, last: ${first}`);
    while (back.unshift(...page.nodes.map(({ price }) => price)) && page.pageInfo.hasPreviousPage)
      page = await read(`sort: PRICE_LOW, last: ${first}, before: "${page.pageInfo.startCursor}"`);
    expect(back).toEqual(whole);
  });

  test.each([
    ["price: UNDER_100", ["$90", "49.90"]],
    ['price: UNDER_100, currency: "EUR"', ["€15", "€80"]],
    ["minPrice: 50", ["$120", "$90"]],
    ['maxPrice: 50, currency: "GBP"', ["£20"]],
    ['maxPrice: 50, currency: "SEK"', []],
    ['currency: "SEK"', ["$120", "$90", "49.90", "On request", "£20", "€15", "€80"]],
  ])("are filtered within one currency: %s", async (filter, expected) => {
    expect((await prices(`filter: { ${filter} }`)).sort()).toEqual(expected);
    const inOrder = await prices(`sort: PRICE_LOW, filter: { ${filter} }`);
    expect([...inOrder].sort()).toEqual(expected);
  });

  test("are counted by currency, apart from the price filter", async () => {
    const expected = [
      { name: "USD", count: 3 },
      { name: "EUR", count: 2 },
      { name: "GBP", count: 1 },
    ];
    for (const filter of ["{}", '{ price: UNDER_100, minPrice: 5, currency: "EUR" }']) {
      const { data } = await api.run(`{ counts: ${currencies}(filter: ${filter}) { name count } }`);
      expect(data.counts).toEqual(expected);
    }
  });

  test("keep three decimals", async () => {
    const { data } = await api.run(
      `{ ${list}(filter: { search: "€15" }) { nodes { id version } } }`,
      {},
      { actor: editor },
    );
    const [{ id, version }] = data[list].nodes as { id: string; version: number }[];
    const kind = list === "categoryItems" ? "CategoryItem" : "AffiliateProduct";
    const save = (input: object) =>
      api.run(
        `mutation ($input: Update${kind}Input!) { row: update${kind}(input: $input) { priceAmount priceCurrency } }`,
        { input: { id, ...input } },
        { actor: editor },
      );
    const saved = await save({ version, price: "KWD 9,999,999,999.995" });
    expect(saved.data.row).toEqual({ priceAmount: 9999999999.995, priceCurrency: "KWD" });
    const [row]: unknown[] = await api.dataSource.query(`SELECT price_amount::text FROM ${table} WHERE id = $1`, [id]);
    expect(row).toEqual({ price_amount: "9999999999.995" });
    await save({ version: version + 1, price: "€15" });
  });
});
