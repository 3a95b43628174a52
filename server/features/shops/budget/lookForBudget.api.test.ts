import { buildOutfit, buildPiece, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import type { AffiliateProduct } from "../../content/product/affiliateProduct.entity";

const query = `query ($id: ID!, $budget: String!, $have: [String!]!) {
  outfit(id: $id) { lookForBudget(budget: $budget, have: $have) {
    problem currency budget total saves cheapest otherCurrencyCount
    choices { piece { name } product { title } insteadOf { title } }
    owned { name } unpriced { name }
  } }
}`;

describe("lookForBudget", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  /** A look with the given products of each piece: [price, match kind, further columns]. */
  async function buildLook(
    pieces: Record<string, [string, AffiliateProduct["matchKind"], Partial<AffiliateProduct>?][]>,
  ) {
    const { id: outfitId } = await buildOutfit(api.dataSource.manager);
    let place = 0;
    for (const [name, products] of Object.entries(pieces)) {
      const { id: pieceId } = await buildPiece(api.dataSource.manager, { outfitId, name, place: (place += 1) });
      for (const [price, matchKind, columns] of products)
        await buildProduct(api.dataSource.manager, {
          outfitId,
          pieceId,
          matchKind,
          price,
          title: `${name} ${price}`,
          affiliateLink: "https://shop.example/p",
          ...columns,
        });
    }
    return async (budget: string, have: string[] = []) => {
      const { data, errors } = await api.run(query, { id: outfitId, budget, have });
      expect(errors).toEqual([]);
      const look = data.outfit.lookForBudget;
      const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
      return {
        ...look,
        choices: look.choices.map((choice: Record<string, Record<string, string> | null>) => choice.product?.title),
        insteadOf: look.choices.map((choice: Record<string, Record<string, string> | null>) => choice.insteadOf?.title),
        owned: names(look.owned),
        unpriced: names(look.unpriced),
      };
    };
  }
  const usual = () =>
    buildLook({
      Coat: [
        ["$300.10", "EXACT"],
        ["$100.05", "SIMILAR"],
      ],
      "Ankle Boots": [
        ["$200", "EXACT"],
        ["$80", "BUDGET"],
      ],
      Belt: [["On request", "EXACT"]],
    });

  test("is the whole look where the budget allows it, to the cent", async () => {
    const ask = await usual();
    expect(await ask("$500.10")).toEqual({
      problem: null,
      currency: "USD",
      budget: 500.1,
      total: 500.1,
      saves: 0,
      cheapest: 180.05,
      otherCurrencyCount: 0,
      choices: ["Coat $300.10", "Ankle Boots $200"],
      insteadOf: [undefined, undefined],
      owned: [],
      unpriced: ["Belt"],
    });
  });

  test("keeps what matches best below it, and says what was swapped and what that saves", async () => {
    const ask = await usual();
    expect(await ask("500.09")).toMatchObject({
      total: 300.05,
      saves: 200.05,
      choices: ["Coat $100.05", "Ankle Boots $200"],
      insteadOf: ["Coat $300.10", undefined],
    });
    expect(await ask("180.05")).toMatchObject({ total: 180.05, choices: ["Coat $100.05", "Ankle Boots $80"] });
    expect(await ask("180")).toMatchObject({ total: null, saves: null, choices: [], cheapest: 180.05 });
  });

  test("leaves out what one has, by name or by garment", async () => {
    const ask = await usual();
    const withoutBoots = { choices: ["Coat $300.10"], owned: ["Ankle Boots"], total: 300.1 };
    expect(await ask("400", ["ankle-boots"])).toMatchObject(withoutBoots);
    expect(await ask("400", ["shoes", "hat"])).toMatchObject(withoutBoots);
    expect(await ask("400", ["coat", "shoes", "belt"])).toMatchObject({ choices: [], cheapest: null, unpriced: [] });
  });

  test("leaves out a piece whose name has no slug by its id, and no other one", async () => {
    const ask = await buildLook({ 外套: [["$100", "EXACT"]], 靴: [["$50", "EXACT"]], Hat: [["$10", "EXACT"]] });
    const [{ id }] = await api.dataSource.query("SELECT id FROM outfit_pieces WHERE name = '外套'");
    expect(await ask("200", [id])).toMatchObject({ owned: ["外套"], total: 60 });
    expect(await ask("200", [""])).toMatchObject({ owned: [], total: 160 });
  });

  test("prefers the color and garment of the piece among equal matches", async () => {
    const ask = await buildLook({
      "Navy Coat": [
        ["$90", "SIMILAR", { title: "Red Coat", colors: ["red"], garments: ["coat"] }],
        ["$95", "SIMILAR", { title: "Blue Coat", colors: ["blue"], garments: ["coat"] }],
      ],
    });
    expect((await ask("100")).choices).toEqual(["Blue Coat"]);
    expect((await ask("94")).choices).toEqual(["Red Coat"]);
  });

  test("counts available products with a current price in one currency only", async () => {
    const input = { name: "Market", kind: "MARKETPLACE", hosts: ["market.example"], priceLimitHours: 24 };
    const create = "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }";
    expect((await api.run(create, { input }, { actor: editor })).errors).toEqual([]);
    const ask = await buildLook({
      Coat: [
        ["$10", "EXACT", { inStock: false }],
        ["$20", "SIMILAR", { affiliateLink: "" }],
        ["$30", "SIMILAR", { affiliateLink: "https://market.example/p", priceCheckedAt: new Date("2026-01-01") }],
        ["€40", "SIMILAR"],
        ["$50", "SIMILAR"],
      ],
      Belt: [["$5", "EXACT"]],
    });
    expect(await ask("100")).toMatchObject({
      choices: ["Coat $50", "Belt $5"],
      currency: "USD",
      otherCurrencyCount: 1,
    });
    expect(await ask("100 EUR")).toMatchObject({ choices: ["Coat €40"], currency: "EUR", unpriced: ["Belt"] });
  });

  test("is in the currency of the pieces that one wants", async () => {
    const ask = await buildLook({
      Coat: [
        ["$300", "EXACT"],
        ["$100", "SIMILAR"],
      ],
      Boots: [["€40", "EXACT"]],
      Belt: [["On request", "EXACT"]],
    });
    const boots = { problem: null, currency: "EUR", total: 40, choices: ["Boots €40"], otherCurrencyCount: 0 };
    expect(await ask("100", ["coat"])).toMatchObject(boots);
    expect(await ask("100 USD", ["coat"])).toMatchObject({
      problem: "The prices of this look are in EUR. Write your budget in EUR.",
    });
    // Nothing with a price is left, and nothing in another currency.
    for (const have of [
      ["coat", "boots"],
      ["coat", "boots", "belt"],
    ])
      expect(await ask("100", have)).toMatchObject({
        problem: null,
        currency: "USD",
        budget: 100,
        otherCurrencyCount: 0,
      });
  });

  test.each([
    ["abc", /not a known currency|amount/],
    ["", /Write your budget as an amount/],
    ["-50", /negative/],
    ["0", /Write your budget as an amount/],
    ["99999999999", /too large/],
    ["250 GBP", /The prices of this look are in USD/],
    ["1.234", /unclear/],
    ["9".repeat(150), /./],
    ["\u0000'; DROP TABLE outfits", /./],
  ])("refuses the budget %j with a sentence", async (budget, problem) => {
    const ask = await usual();
    expect(await ask(budget)).toMatchObject({ problem: expect.stringMatching(problem), budget: null, choices: [] });
  });

  test("has no amounts for a look without prices", async () => {
    const ask = await buildLook({ Coat: [["On request", "EXACT"]] });
    expect(await ask("100")).toMatchObject({ problem: null, currency: null, cheapest: null, unpriced: ["Coat"] });
  });
});
