import fastify, { type FastifyInstance } from "fastify";
import { DomUtils, parseDocument } from "htmlparser2";
import type { DataSource } from "typeorm";
import { buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { registerProductFeed } from "./productFeed";

describe("the product feed", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  beforeAll(async () => {
    dataSource = await testDatabase();
    app = fastify();
    registerProductFeed(app, () => dataSource.manager, "https://worn.example");
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  /** Returns the fields of each item by the id of its row. */
  async function readFeed(): Promise<Map<string, Record<string, string>>> {
    const { body, headers } = await app.inject("/feeds/products.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const items = DomUtils.getElementsByTagName("item", parseDocument(body, { xmlMode: true }));
    const fields = items.map((item) =>
      Object.fromEntries(
        DomUtils.getElementsByTagName("*", item.children, false).map((each) => [each.name, DomUtils.textContent(each)]),
      ),
    );
    return new Map(fields.map((each) => [each["g:id"], each]));
  }
  const sold = { affiliateLink: "https://shop.example/p", price: "$240" };

  test("lists what a visitor can buy for a known price, and nothing else", async () => {
    const { manager } = dataSource;
    const { id: outfitId } = await buildOutfit(manager);
    const product = await buildProduct(manager, { ...sold, outfitId, title: `A <b>"dress"</b> & ]]> more` });
    const item = await buildItem(manager, { ...sold, price: "€49.90", gtin: "04006381333931", categoryName: "shoes" });
    const reduced = await buildItem(manager, {
      ...sold,
      originalPrice: "$300",
      originalPriceAmount: 300,
      originalPriceCurrency: "USD",
    });
    const hidden = [
      await buildItem(manager, { ...sold, inStock: false }),
      await buildItem(manager, { ...sold, affiliateLink: "" }),
      await buildItem(manager, { ...sold, price: "On request" }),
      await buildItem(manager, { ...sold, deletedAt: new Date() }),
      await buildProduct(manager, { ...sold, outfitId: (await buildOutfit(manager, { status: "DRAFT" })).id }),
    ];
    const feed = await readFeed();
    expect(feed.get(product.id)).toMatchObject({
      title: `A <b>"dress"</b> & ]]> more`,
      link: `https://worn.example/go/${product.id}?from=catalog`,
      "g:availability": "in_stock",
      "g:price": "240.00 USD",
    });
    expect(feed.get(item.id)).toMatchObject({
      "g:price": "49.90 EUR",
      "g:gtin": "04006381333931",
      "g:product_type": "shoes",
    });
    expect(feed.get(reduced.id)).toMatchObject({ "g:price": "300.00 USD", "g:sale_price": "240.00 USD" });
    expect(hidden.filter(({ id }) => feed.has(id))).toEqual([]);
  });

  test("goes on after a page of rows", async () => {
    const before = (await readFeed()).size;
    await dataSource.query(
      `INSERT INTO category_items (id, title, price, price_amount, price_currency, affiliate_link, category_name)
       SELECT gen_random_uuid(), 'Item ' || n, '$1', 1, 'USD', 'https://shop.example/p', 'shoes' FROM generate_series(1, 1001) n`,
    );
    expect((await readFeed()).size).toBe(before + 1_001);
  });
});
