import { buildItem, buildOutfit, buildProduct } from "../../../../testing/build";
import { dayFromToday } from "../../../../testing/time/days";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";

describe.each(["affiliateProducts", "categoryItems"])("converted prices of %s", (list) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const db = api.dataSource.manager;
    const program = { name: "Market", kind: "MARKETPLACE", hosts: ["market.example"], priceLimitHours: 24 };
    const create = "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }";
    expect((await api.run(create, { input: program }, { actor: editor })).errors).toEqual([]);
    const { id: outfitId } = await buildOutfit(db);
    const build = (price: string, more: object = {}) =>
      list === "categoryItems"
        ? buildItem(db, { title: price, price, ...more })
        : buildProduct(db, { title: price, price, outfitId, ...more });
    for (const price of ["$90", "€80", "49.90", "From £20", "SEK 500", "On request"]) await build(price);
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
    await build("€75", { affiliateLink: "https://market.example/p", priceCheckedAt: twoDaysAgo });
  });
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE exchange_rates");
    await api.dataSource.query("INSERT INTO exchange_rates VALUES ('USD', 1.1, $1), ('GBP', 0.8, $1)", [
      dayFromToday(-3),
    ]);
  });
  afterAll(() => api.stop());

  const read = async (args = ""): Promise<Record<string, string | null>> => {
    const { data, errors } = await api.run(`{ ${list} { nodes { title convertedPrice${args} } } }`);
    expect(errors).toEqual([]);
    const rows = data[list].nodes as { title: string; convertedPrice: string | null }[];
    return Object.fromEntries(rows.map(({ title, convertedPrice }) => [title, convertedPrice]));
  };
  const none = {
    $90: null,
    "€80": null,
    "49.90": null,
    "From £20": null,
    "SEK 500": null,
    "On request": null,
    // Older than its program allows.
    "€75": null,
  };

  test("are in the site's currency by default, and in the visitor's", async () => {
    const inDollars = { ...none, "€80": "about $88", "From £20": "from about $28" };
    expect(await read()).toEqual(inDollars);
    expect(await read("(currency: null)")).toEqual(inDollars);
    expect(await read('(currency: "EUR")')).toEqual({
      ...none,
      $90: "about €82",
      "49.90": "about €45",
      "From £20": "from about €25",
    });
  });

  test("are missing without rates, with outdated ones, and in an unknown currency", async () => {
    expect(await read('(currency: "ZZZ")')).toEqual(none);
    await api.dataSource.query("UPDATE exchange_rates SET day = $1", [dayFromToday(-8)]);
    expect(await read()).toEqual(none);
    await api.dataSource.query("TRUNCATE exchange_rates");
    expect(await read()).toEqual(none);
  });
});
