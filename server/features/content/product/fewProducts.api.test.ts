import { buildOutfit } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";

interface ReadPage {
  totalCount: number;
  boundedCount: number;
  nodes: { title: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** More rows than a statement collects before it reads a list in its order. */
const many = 1_300;

describe("a list of few or many products that match", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { id } = await buildOutfit(api.dataSource.manager);
    // Every 40th is red, the others are navy; every second costs euros.
    await api.dataSource.query(
      `INSERT INTO affiliate_products (outfit_id, title, colors, garments, price, price_amount, price_currency,
         original_price_amount, original_price_currency, created_at)
       SELECT $1, 'Dress ' || n, CASE WHEN n % 40 = 0 THEN '{red}' ELSE '{blue,navy}' END::text[], '{dress}', n::text, n % 97,
         CASE WHEN n % 2 = 0 THEN 'EUR' ELSE 'USD' END, CASE WHEN n % 3 = 0 THEN 100 END, CASE WHEN n % 2 = 0 THEN 'EUR' ELSE 'USD' END,
         timestamptz '2026-01-01' + n * 7919 % 1301 * interval '1 minute'
       FROM generate_series(1, ${many}) n`,
      [id],
    );
  });
  afterAll(() => api.stop());

  /** Reads all pages. */
  async function readAll(filter: string, sort: string): Promise<{ titles: string[]; counts: number[] }> {
    const titles: string[] = [];
    for (let after = "", page: ReadPage | undefined; page === undefined || page.pageInfo.hasNextPage;) {
      const { data, errors } = await api.run(
        `{ affiliateProducts(filter: { ${filter} }, sort: ${sort}, first: 100${after}) {
          totalCount boundedCount nodes { title } pageInfo { hasNextPage endCursor } } }`,
      );
      expect(errors).toEqual([]);
      page = data.affiliateProducts as ReadPage;
      titles.push(...page.nodes.map(({ title }) => title));
      after = `, after: "${page.pageInfo.endCursor}"`;
      if (!page.pageInfo.hasNextPage) return { titles, counts: [page.totalCount, page.boundedCount] };
    }
    return { titles, counts: [] };
  }

  const newest = "created_at DESC, id DESC";
  const cheapest = (currency: string): string =>
    `price_currency <> '${currency}', CASE WHEN price_currency = '${currency}' THEN price_amount END,
     CASE WHEN price_currency = '${currency}' THEN id END, ${newest}`;

  test.each([
    ['colors: ["navy"]', "NEWEST", "'navy' = ANY(colors)", newest],
    ['colors: ["red"]', "NEWEST", "'red' = ANY(colors)", newest],
    ['colors: ["navy"], search: "1"', "NEWEST", "'navy' = ANY(colors) AND title LIKE '%1%'", newest],
    ['colors: ["navy"], currency: "EUR"', "PRICE_LOW", "'navy' = ANY(colors)", cheapest("EUR")],
    ['colors: ["red"], currency: "EUR"', "PRICE_LOW", "'red' = ANY(colors)", cheapest("EUR")],
    ['garment: "dress"', "PRICE_LOW", "TRUE", cheapest("USD")],
    [
      "minPrice: 10, maxPrice: 20",
      "PRICE_LOW",
      "price_amount BETWEEN 10 AND 20 AND price_currency = 'USD'",
      "price_amount, id",
    ],
    ["minPrice: 1", "PRICE_HIGH", "price_amount >= 1 AND price_currency = 'USD'", "price_amount DESC, id DESC"],
    ["onSale: true", "NEWEST", "original_price_amount > price_amount", newest],
  ])("with %s by %s has the same rows in the same order", async (filter, sort, condition, order) => {
    const rows = await api.dataSource.query<{ title: string }[]>(
      `SELECT title FROM affiliate_products WHERE ${condition} ORDER BY ${order}`,
    );
    const titles = rows.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    expect(await readAll(filter, sort)).toEqual({ titles, counts: [titles.length, Math.min(titles.length, 1_001)] });
  });
});
