import { isOnSale } from "../../../../core/money/lowestPrice";
import { isFromPrice, parsePrice } from "../../../../core/money/price";
import { readPriceExamples } from "../../../../testing/priceExamples";
import { passDays } from "../../../../testing/time/passDays";
import { type TestApi, testApi } from "../../../../testing/testApi";

describe("reductions", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const amountOf = (price: string): string => `'${price}', ${parsePrice(price).amount}, 'USD'`;
  const create = async (price: string): Promise<string> => {
    const [{ id }] = await api.dataSource.query<{ id: string }[]>(
      `INSERT INTO category_items (title, category_name, price, price_amount, price_currency)
       VALUES ('Gown', 'dresses', ${amountOf(price)}) RETURNING id`,
    );
    return id;
  };
  /** Changes a price that was confirmed just before. */
  const change = async (id: string, price: string, original = "100", more = "price_checked_at = now()") => {
    await api.dataSource.query("UPDATE category_items SET price_checked_at = now() WHERE id = $1", [id]);
    await api.dataSource.query(
      `UPDATE category_items SET (price, price_amount, price_currency) = (${amountOf(price)}), ${more},
         original_price = $2::text, original_price_amount = $2::text::numeric, original_price_currency = 'USD' WHERE id = $1`,
      [id, original],
    );
  };
  const pass = (days: number) => passDays(api.dataSource, days);
  const fields = "isPriceFrom highestPriceAmount isOnSale priceDroppedFrom priceHistory { amount }";
  const read = async (id: string) => {
    const { data } = await api.run(`query ($id: ID!) { categoryItem(id: $id) { ${fields} } }`, { id });
    return data.categoryItem;
  };

  /** Prices with the days that each lasts. */
  test.each<[string, [string, number][], object]>([
    [
      "a cheaper variant",
      [
        ["$100", 40],
        ["From $50", 0],
      ],
      { isPriceFrom: true, isOnSale: false, priceDroppedFrom: null },
    ],
    [
      "a range",
      [
        ["$100", 40],
        ["$50 - $80", 0],
      ],
      { highestPriceAmount: 80, isOnSale: false, priceDroppedFrom: null },
    ],
    [
      "one price after several",
      [
        ["From $50", 40],
        ["$40", 0],
      ],
      { isPriceFrom: false, priceDroppedFrom: null },
    ],
    [
      "the same amount as one price",
      [
        ["From $50", 3],
        ["$50", 0],
      ],
      { isPriceFrom: false, isOnSale: false },
    ],
    [
      "a lower price of the day",
      [
        ["$100", 40],
        ["$50", 0],
        ["$80", 0],
      ],
      { isOnSale: false, priceDroppedFrom: null },
    ],
    [
      "a lower price of a former day",
      [
        ["$100", 40],
        ["$50", 0],
        ["$80", 3],
        ["$70", 0],
      ],
      { isOnSale: false },
    ],
    [
      "one of more than 30 days before",
      [
        ["$100", 40],
        ["$50", 0],
        ["$80", 31],
        ["$70", 0],
      ],
      { priceDroppedFrom: 80 },
    ],
    [
      "a raise of some hours",
      [
        ["$60", 7],
        ["$100", 0],
        ["$60", 0],
      ],
      { isOnSale: false, priceDroppedFrom: null },
    ],
    [
      "a raise of its first day",
      [
        ["$50", 0],
        ["$90", 0],
      ],
      { isOnSale: false },
    ],
    [
      "a real drop",
      [
        ["$100", 40],
        ["$60", 0],
      ],
      { isOnSale: true, priceDroppedFrom: 100, isPriceFrom: false },
    ],
  ])("after %s", async (_, [[first, days], ...others], expected) => {
    const id = await create(first);
    await pass(days);
    for (const [price, more] of others) {
      await change(id, price);
      await pass(more);
    }
    const found = await read(id);
    expect(found).toMatchObject(expected);
    // The filter of lists has the rule in SQL.
    const [{ listed }] = await api.dataSource.query(
      `SELECT count(*)::int AS listed FROM category_items item WHERE id = $1 AND ${isOnSale("item")}`,
      [id],
    );
    expect(listed === 1).toBe(found.isOnSale);
  });

  test("are as before when a wrong price is undone on its day", async () => {
    const id = await create("$100");
    await pass(40);
    await change(id, "$60");
    await pass(3);
    const before = await read(id);
    expect(before).toMatchObject({ isOnSale: true, priceDroppedFrom: 100 });
    await change(id, "$6");
    await change(id, "$60", "100", "price_checked_at = now() - interval '3 days'");
    expect(await read(id)).toEqual(before);
  });

  test("compare no used piece with a new one", async () => {
    const id = await create("$100");
    await pass(3);
    await change(id, "$40", "50", "condition = 'USED'");
    expect(await read(id)).toMatchObject({ priceDroppedFrom: null, priceHistory: [{ amount: 40 }] });
    await pass(3);
    await change(id, "$30", "50");
    expect(await read(id)).toMatchObject({ isOnSale: true, priceDroppedFrom: 40 });
    await change(id, "$90", "95", "condition = 'NEW'");
    expect(await read(id)).toMatchObject({ isOnSale: true, priceDroppedFrom: null });
  });

  test("know the lowest of several prices alike in statements and in the server", async () => {
    const more = [
      "ab 20 €",
      "Ab 20 €",
      "dès 20 €",
      "DÈS 20 €",
      "20 € à 30 €",
      "100 bis 200 EUR",
      "49,- EUR",
      "from kr 50",
      "Abc 20 €",
    ];
    const texts = [...readPriceExamples(), ...more];
    const readable = texts.filter((text) => parsePrice(text, null, "SEK").amount !== null);
    const rows = await api.dataSource.query<{ text: string; from: boolean }[]>(
      'SELECT text, is_from_price(text) AS "from" FROM unnest($1::text[]) AS text',
      [readable],
    );
    expect(rows).toEqual(readable.map((text) => ({ text, from: isFromPrice(text) })));
    expect(rows.filter((row) => row.from).length).toBeGreaterThan(5);
  });
});
