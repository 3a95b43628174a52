import { buildOutfit } from "../../../../testing/build";
import { dayFromToday as day } from "../../../../testing/time/days";
import { editor } from "../../../../testing/editor";
import { passDays } from "../../../../testing/time/passDays";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { noPrice } from "../check/priceFacts";
import { recordAssessment } from "../recordResolution";
import { LinkCheck, LinkState } from "../linkCheck.entity";
import { collectLinks } from "../collectLinks";

/** Affiliate products and category items share their prices' history. */
describe.each(["AffiliateProduct", "CategoryItem"] as const)("the price history of an offer: %s", (kind) => {
  const field = kind === "AffiliateProduct" ? "affiliateProduct" : "categoryItem";
  const fields = "priceHistory { day amount } priceDroppedFrom";
  let api: TestApi;
  let outfitId: string;
  beforeAll(async () => {
    api = await testApi();
    outfitId = (await buildOutfit(api.dataSource.manager)).id;
    const program = { name: "Market", kind: "MARKETPLACE", hosts: ["market.example"], priceLimitHours: 24 };
    await asEditor("mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }", {
      input: program,
    });
  });
  afterAll(() => api.stop());

  const asEditor = async (text: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const create = async (price: string, more: object = {}): Promise<string> => {
    const place = kind === "AffiliateProduct" ? { outfitId } : { categoryName: "dresses" };
    const data = await asEditor(
      `mutation ($input: Create${kind}Input!) { offer: create${kind}(input: $input) { id } }`,
      { input: { title: "Blazer", price, ...place, ...more } },
    );
    return data.offer.id;
  };
  const edit = async (id: string, price: string, more: object = {}) => {
    const { offer } = await asEditor(`query ($id: ID!) { offer: ${field}(id: $id) { version } }`, { id });
    await asEditor(`mutation ($input: Update${kind}Input!) { update${kind}(input: $input) { id } }`, {
      input: { id, price, version: offer.version, ...more },
    });
  };
  const bulk = async (id: string, price: string): Promise<string> => {
    const data = await asEditor(
      `mutation ($input: Bulk${kind}sInput!) { change: bulk${kind}s(input: $input) { undoId } }`,
      { input: { ids: [id], set: { price } } },
    );
    return data.change.undoId;
  };
  const undo = (id: string) => asEditor("mutation ($id: ID!) { undo(input: { id: $id }) { undone } }", { id });
  const pass = (days: number) => passDays(api.dataSource, days);
  const read = async (id: string, actor: typeof editor | null = null) => {
    const { data, errors } = await api.run(
      `query ($id: ID!) { offer: ${field}(id: $id) { ${fields} } }`,
      { id },
      { actor },
    );
    expect(errors).toEqual([]);
    const { priceHistory, priceDroppedFrom } = data.offer;
    return {
      history: (priceHistory as { day: string; amount: number }[]).map((point) => [point.day, point.amount]),
      droppedFrom: priceDroppedFrom as number | null,
    };
  };

  test("has a point for each change and the last confirmation, and a drop", async () => {
    const id = await create("$150");
    expect(await read(id)).toEqual({ history: [[day(0), 150]], droppedFrom: null });
    await pass(3);
    await edit(id, "$120");
    await pass(2);
    expect(await read(id)).toEqual({
      history: [
        [day(-5), 150],
        [day(-2), 120],
      ],
      droppedFrom: 150,
    });
    await edit(id, "$130");
    expect(await read(id)).toMatchObject({ droppedFrom: null });
  });

  const isOnSale = async (id: string): Promise<boolean> => {
    const { data } = await api.run(`query ($id: ID!) { offer: ${field}(id: $id) { isOnSale } }`, { id });
    return data.offer.isOnSale;
  };

  /** An offer that has had each price for some days; each was confirmed before it changed. */
  const createWith = async (prices: readonly [price: string, days: number][], originalPrice = "") => {
    const [[first, days], ...others] = prices;
    const id = await create(first);
    await pass(days);
    for (const [at, [price, more]] of others.entries()) {
      await edit(id, `${prices[at][0]}.00`);
      await edit(id, price, at === others.length - 1 ? { originalPrice } : {});
      await pass(more);
    }
    return id;
  };

  test.each<[string, [string, number][], number | null]>([
    [
      "is none back at a price of the last 30 days",
      [
        ["$210", 5],
        ["$270", 5],
        ["$210", 0],
      ],
      null,
    ],
    [
      "is none after a day at a higher price",
      [
        ["$210", 28],
        ["$270", 1],
        ["$220", 0],
      ],
      null,
    ],
    [
      "is from the lowest price of the 30 days",
      [
        ["$240", 5],
        ["$270", 5],
        ["$210", 2],
      ],
      240,
    ],
    [
      "is not from a price that ended before them",
      [
        ["$210", 5],
        ["$270", 30],
        ["$210", 0],
      ],
      270,
    ],
    [
      "counts a price that ended on their first day",
      [
        ["$210", 5],
        ["$270", 29],
        ["$210", 0],
      ],
      null,
    ],
    [
      "ignores prices of other currencies",
      [
        ["€100", 5],
        ["$270", 5],
        ["$210", 0],
      ],
      270,
    ],
  ])("a drop %s", async (_, prices, from) => {
    const id = await createWith(prices);
    expect(await read(id, editor)).toMatchObject({ droppedFrom: from });
  });

  test.each<[string, [string, number][], boolean]>([
    ["stands without a history", [["$210", 0]], true],
    [
      "stands below the lowest price of the 30 days",
      [
        ["$270", 10],
        ["$210", 0],
      ],
      true,
    ],
    [
      "does not stand at a price of the last 30 days",
      [
        ["$210", 5],
        ["$270", 5],
        ["$210", 0],
      ],
      false,
    ],
    [
      "does not stand above one",
      [
        ["$200", 5],
        ["$270", 5],
        ["$210", 0],
      ],
      false,
    ],
  ])("a sale %s", async (_, prices, expected) => {
    const id = prices.length > 1 ? await createWith(prices, "$270") : await create("$210", { originalPrice: "$270" });
    expect(await isOnSale(id)).toBe(expected);
    if (kind !== "AffiliateProduct") return;
    const { data } = await api.run("{ affiliateProducts(filter: { onSale: true }, first: 100) { nodes { id } } }");
    expect((data.affiliateProducts.nodes as { id: string }[]).some((product) => product.id === id)).toBe(expected);
  });

  const listRaised = async (): Promise<string[]> => {
    const { raisedPrices } = await asEditor("{ raisedPrices { id priceHistory { day amount } } }");
    return (raisedPrices as { id: string }[]).map((offer) => offer.id);
  };

  test("names to editors the shops that raised a price before a sale", async () => {
    const before = await listRaised();
    const raised = await createWith(
      [
        ["$210", 5],
        ["$270", 5],
        ["$210", 0],
      ],
      "$270",
    );
    const raisedByItself = await createWith(
      [
        ["$200", 5],
        ["$210", 0],
      ],
      "$270",
    );
    await createWith(
      [
        ["$270", 10],
        ["$210", 0],
      ],
      "$270",
    );
    await createWith([
      ["$210", 5],
      ["$270", 5],
      ["$210", 0],
    ]);
    const listed = (await listRaised()).filter((id) => !before.includes(id));
    expect(new Set(listed)).toEqual(new Set([raised, raisedByItself]));
    await pass(31);
    expect(await listRaised()).toEqual([]);
    expect((await api.run("{ raisedPrices { id } }")).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("keeps the last price of a day, and no trace of a correction that is taken back", async () => {
    const id = await create("$150");
    await edit(id, "$15");
    await edit(id, "$155");
    expect((await read(id)).history).toEqual([[day(0), 155]]);
    await pass(1);
    await edit(id, "$140");
    await edit(id, "$155");
    expect(await read(id)).toEqual({
      history: [
        [day(-1), 155],
        [day(0), 155],
      ],
      droppedFrom: null,
    });
  });

  test("does not change with other fields, or by a price without a number", async () => {
    const id = await create("$150");
    await pass(1);
    await edit(id, "On request");
    expect(await read(id)).toEqual({ history: [], droppedFrom: null });
    await edit(id, "$150.00");
    expect((await read(id)).history).toEqual([
      [day(-1), 150],
      [day(0), 150],
    ]);
  });

  test("compares prices of one currency only", async () => {
    const id = await create("$150");
    await pass(1);
    await edit(id, "€120");
    expect(await read(id)).toEqual({ history: [[day(0), 120]], droppedFrom: null });
    await pass(1);
    await edit(id, "$110");
    expect(await read(id)).toEqual({
      history: [
        [day(-2), 150],
        [day(0), 110],
      ],
      droppedFrom: null,
    });
  });

  test("includes bulk changes and their undo", async () => {
    const id = await create("$150");
    await pass(4);
    const undoId = await bulk(id, "$99");
    expect(await read(id)).toMatchObject({ droppedFrom: 150 });
    await undo(undoId);
    expect(await read(id)).toEqual({ history: [[day(-4), 150]], droppedFrom: null });
  });

  test("has no drop from a stale price, or after 30 days", async () => {
    const stale = await create("$150");
    await pass(8);
    await edit(stale, "$120");
    expect(await read(stale)).toMatchObject({ droppedFrom: null });
    const dropped = await create("$150");
    await pass(7);
    await edit(dropped, "$120");
    await pass(30);
    expect(await read(dropped)).toMatchObject({ droppedFrom: 150 });
    await pass(1);
    expect(await read(dropped)).toMatchObject({ droppedFrom: null });
  });

  test("counts a price as fresh that a link check has confirmed", async () => {
    const db = api.dataSource.manager;
    const address = `https://shop.example/${kind}`;
    const id = await create("$150", { affiliateLink: address });
    await pass(20);
    await collectLinks(db);
    const link = await db.findOneByOrFail(LinkCheck, { address });
    const price = { ...noPrice, foundPrice: "$150", foundAmount: 150, foundCurrency: "USD" };
    const found = { ...price, state: LinkState.OK, detail: "", status: 200, finalAddress: address };
    await recordAssessment(db, link, found);
    expect((await read(id)).history).toEqual([
      [day(-20), 150],
      [day(0), 150],
    ]);
    await pass(2);
    await edit(id, "$120");
    expect(await read(id)).toMatchObject({ droppedFrom: 150 });
  });

  test("is hidden from visitors when the program limits how long a price may be shown", async () => {
    const id = await create("$150", { affiliateLink: "https://market.example/1" });
    await pass(1);
    await edit(id, "$120");
    const history = [
      [day(-1), 150],
      [day(0), 120],
    ];
    expect(await read(id)).toEqual({ history: [], droppedFrom: null });
    expect(await read(id, editor)).toEqual({ history, droppedFrom: 150 });
    await pass(2);
    expect(await read(id, editor)).toMatchObject({ droppedFrom: null });
  });

  test("ends with the offer", async () => {
    const id = await create("$150");
    const count = async (): Promise<number> => {
      const rows: unknown[] = await api.dataSource.query("SELECT FROM price_days WHERE offer_id = $1", [id]);
      return rows.length;
    };
    await asEditor(`mutation ($id: ID!) { delete${kind}(input: { id: $id }) { undoId } }`, { id });
    expect(await count()).toBe(1);
    const input = { type: field, ids: [id] };
    await asEditor("mutation ($input: TrashedRowsInput!) { deleteForever(input: $input) }", { input });
    expect(await count()).toBe(0);
  });
});
