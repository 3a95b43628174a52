import { isOnSale } from "../../../../core/money/lowestPrice";
import { applyRules, buildPriceHistories, datePrices, historyCount } from "../../../../testing/priceHistories";
import { type TestApi, testApi } from "../../../../testing/testApi";

describe("drops and sales of generated price histories", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  async function readAll(): Promise<Map<string, ReturnType<typeof applyRules>>> {
    const found = new Map<string, ReturnType<typeof applyRules>>();
    for (let after: string | null = null, hasNext = true; hasNext;) {
      const text = `query ($after: String) { categoryItems(first: 100, after: $after) {
        nodes { id priceDroppedFrom isOnSale } pageInfo { hasNextPage endCursor } } }`;
      const { data, errors } = await api.run(text, { after });
      expect(errors).toEqual([]);
      const { nodes, pageInfo } = data.categoryItems;
      for (const { id, priceDroppedFrom, isOnSale: onSale } of nodes)
        found.set(id as string, { droppedFrom: priceDroppedFrom, onSale });
      hasNext = pageInfo.hasNextPage as boolean;
      after = pageInfo.endCursor as string;
    }
    return found;
  }

  test("are what the rules in docs/money.md say", async () => {
    const histories = await buildPriceHistories(api.dataSource.manager);
    const found = await readAll();
    expect(found.size).toBe(historyCount);
    const wrong = [...histories].flatMap(([id, one]) => {
      const [expected, actual] = [applyRules(one), found.get(id)];
      const isEqual = expected.droppedFrom === actual?.droppedFrom && expected.onSale === actual.onSale;
      return isEqual ? [] : [{ prices: datePrices(one), original: one.original, expected, actual }];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    const results = [...found.values()];
    expect(results.filter(({ droppedFrom }) => droppedFrom !== null).length).toBeGreaterThan(historyCount / 20);
    expect(results.filter(({ onSale }) => onSale).length).toBeGreaterThan(historyCount / 20);
    // The filter of lists has the rule of sales in SQL.
    const rows: { id: string }[] = await api.dataSource.query(
      `SELECT id FROM category_items item WHERE ${isOnSale("item")}`,
    );
    const sales = [...histories].flatMap(([id, one]) => (applyRules(one).onSale ? [id] : []));
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sales));
  });
});
