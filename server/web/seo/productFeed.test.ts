import { gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { DomUtils, parseDocument } from "htmlparser2";
import type { DataSource, EntityManager } from "typeorm";
import { invalidateCaches } from "../../core/cache/invalidation";
import { buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { registerProductFeed } from "./productFeed";
import { registerRobots } from "./robots";

interface Rule {
  /** Whether Google disapproves an item without it. */
  isNeeded?: (item: Record<string, string>) => boolean;
  maxLength?: number;
  pattern: RegExp;
}

const always = () => true;
const isClothing = (item: Record<string, string>) => item["g:google_product_category"]?.startsWith("Apparel") ?? false;

/** Google's product data specification (support.google.com/merchants/answer/7052112), by attribute. */
const specification: [name: string, rule: Rule][] = [
  ["g:id", { isNeeded: always, maxLength: 50, pattern: /^[\w-]+$/ }],
  ["title", { isNeeded: always, maxLength: 150, pattern: /\S/ }],
  ["description", { isNeeded: always, maxLength: 5_000, pattern: /\S/ }],
  ["link", { isNeeded: always, pattern: /^https:\/\/worn\.example\/[!-~]+$/ }],
  ["g:image_link", { isNeeded: always, pattern: /^https?:\/\/[!-~]+\.(?:jpe?g|webp|png|gif|bmp|tiff?)$/ }],
  ["g:availability", { isNeeded: always, pattern: /^(?:in_stock|out_of_stock|preorder|backorder)$/ }],
  ["g:condition", { pattern: /^(?:new|refurbished|used)$/ }],
  ["g:price", { isNeeded: always, pattern: /^(?!0+(?:\.0+)? )\d+(?:\.\d+)? [A-Z]{3}$/ }],
  ["g:sale_price", { pattern: /^\d+(?:\.\d+)? [A-Z]{3}$/ }],
  ["g:brand", { isNeeded: always, maxLength: 70, pattern: /\S/ }],
  ["g:gtin", { pattern: /^(?:\d{8}|\d{12,14})$/ }],
  ["g:identifier_exists", { isNeeded: (item) => !item["g:gtin"], pattern: /^no$/ }],
  ["g:google_product_category", { pattern: /^[A-Z][\w&, -]*(?: > [A-Z][\w&, -]*)*$/ }],
  ["g:product_type", { maxLength: 750, pattern: /\S/ }],
  ["g:gender", { isNeeded: isClothing, pattern: /^(?:male|female|unisex)$/ }],
  ["g:age_group", { isNeeded: isClothing, pattern: /^(?:newborn|infant|toddler|kids|adult)$/ }],
  ["g:color", { maxLength: 100, pattern: /^\D[^/]{0,39}(?:\/[^/]{1,40}){0,2}$/ }],
  ["g:size", { maxLength: 100, pattern: /\S/ }],
  ["g:item_group_id", { maxLength: 50, pattern: /^[\w-]+$/ }],
];

describe("the product feed", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  /** Counts how often rows are read. */
  let pages = 0;
  const change = (tag: string) => invalidateCaches(new Set([tag]));
  beforeAll(async () => {
    dataSource = await testDatabase();
    app = fastify();
    const publicUrl = "https://worn.example";
    registerProductFeed(app, { readDb: () => ((pages += 1), dataSource.manager), publicUrl });
    registerRobots(app, { publicUrl });
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  /** Returns the fields of each item by the id of its row. */
  async function readFeed(): Promise<Map<string, Record<string, string>>> {
    change("categoryItems");
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
  const image = "https://shop.example/p.jpg";
  const sold = { affiliateLink: "https://shop.example/p", price: "$240", retailer: "Northloom", image };

  test("lists what a visitor can buy for a known price, and nothing else", async () => {
    const { manager } = dataSource;
    const { id: outfitId, slug } = await buildOutfit(manager);
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
      await buildItem(manager, { ...sold, image: "" }),
      await buildItem(manager, { ...sold, price: "$0" }),
      await buildItem(manager, { ...sold, affiliateLink: "" }),
      await buildItem(manager, { ...sold, price: "On request" }),
      await buildItem(manager, { ...sold, price: "From $50" }),
      await buildItem(manager, { ...sold, deletedAt: new Date() }),
      await buildProduct(manager, { ...sold, outfitId: (await buildOutfit(manager, { status: "DRAFT" })).id }),
    ];
    const feed = await readFeed();
    expect(feed.get(product.id)).toMatchObject({
      title: `A <b>"dress"</b> & ]]> more`,
      link: `https://worn.example/outfit/${slug}`,
      "g:availability": "in_stock",
      "g:price": "240.00 USD",
    });
    expect(feed.get(item.id)).toMatchObject({
      "g:price": "49.90 EUR",
      "g:gtin": "04006381333931",
      "g:product_type": "Shoes",
      link: "https://worn.example/category/shoes?search=Sage+Wrap+Dress",
    });
    expect(feed.get(reduced.id)).toMatchObject({ "g:price": "300.00 USD", "g:sale_price": "240.00 USD" });
    expect(hidden.filter(({ id }) => feed.has(id))).toEqual([]);
  });

  test("tells variants at the shown price apart, and leads to the piece of a look", async () => {
    const { manager } = dataSource;
    const outfit = await buildOutfit(manager);
    const [piece]: [{ id: string }] = await dataSource.query(
      "INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Coat') RETURNING id",
      [outfit.id],
    );
    const product = await buildProduct(manager, {
      ...sold,
      outfitId: outfit.id,
      pieceId: piece.id,
      title: "Men's Navy Coat",
    });
    const variant = (size: string, values = {}) => ({ size, color: "Sage", price: "$240", isInStock: true, ...values });
    const variants = [
      variant("S"),
      variant("M", { price: "" }),
      variant("L", { isInStock: false }),
      variant("XL", { price: "$260" }),
    ];
    const item = await buildItem(manager, { ...sold, variants, gtin: "04006381333931" });
    const feed = await readFeed();
    expect(feed.get(product.id)).toMatchObject({
      link: `https://worn.example/outfit/${outfit.slug}#piece-${piece.id}`,
      "g:google_product_category": "Apparel & Accessories > Clothing > Outerwear > Coats & Jackets",
      "g:brand": "Northloom",
      "g:color": "Blue",
      "g:gender": "male",
      "g:age_group": "adult",
      "g:identifier_exists": "no",
    });
    const sizes = [...feed.values()].filter((fields) => fields["g:item_group_id"] === item.id);
    expect(sizes.map((fields) => [fields["g:id"], fields["g:size"], fields["g:color"], fields["g:price"]])).toEqual([
      [`${item.id}-1`, "S", "Sage", "240.00 USD"],
      [`${item.id}-2`, "M", "Sage", "240.00 USD"],
    ]);
    expect(sizes[0]).toMatchObject({ "g:gender": "female", "g:identifier_exists": "no" });
  });

  test("keeps to Google's product data specification", async () => {
    const { manager } = dataSource;
    const gtin = "04006381333931";
    await buildItem(manager, {
      ...sold,
      title: `Red ${"Silk ".repeat(50)}Dress`,
      description: "Long. ".repeat(1_000),
      gtin,
    });
    await buildItem(manager, { ...sold, categoryName: "makeup", title: "Lipstick in Ruby", price: "JPY 1,200" });
    await buildProduct(manager, {
      ...sold,
      outfitId: (await buildOutfit(manager)).id,
      title: "Kids' Hat & Scarf",
      image: "/art/1.svg",
    });
    const { body: robots } = await app.inject("/robots.txt");
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => `https://worn.example${path}`);
    const items = [...(await readFeed()).values()];
    for (const item of items) {
      const problems = specification.flatMap(([name, { isNeeded, maxLength = 2_000, pattern }]) => {
        const value = item[name];
        if (value === undefined) return isNeeded?.(item) ? `${name} is missing` : [];
        return value.length <= maxLength && pattern.test(value) ? [] : `${name} is ${value}`;
      });
      expect(problems).toEqual([]);
      expect(Object.keys(item).filter((name) => !specification.some(([known]) => known === name))).toEqual([]);
      expect(closed.filter((address) => item.link.startsWith(address))).toEqual([]);
      if (item["g:sale_price"]) expect(parseFloat(item["g:sale_price"])).toBeLessThan(parseFloat(item["g:price"]));
    }
    expect(items.length).toBeGreaterThan(5);
  });

  test("goes on after a page of rows", async () => {
    const before = (await readFeed()).size;
    await dataSource.query(
      `INSERT INTO category_items (id, title, price, price_amount, price_currency, affiliate_link, image, category_name)
       SELECT gen_random_uuid(), 'Item ' || n, '$1', 1, 'USD', 'https://shop.example/p', '/art/1.svg', 'shoes' FROM generate_series(1, 1001) n`,
    );
    expect((await readFeed()).size).toBe(before + 1_001);
  });

  test("is made once per change, also for simultaneous readers, and sent as 304 to those who have it", async () => {
    const get = (headers = {}) => app.inject({ url: "/feeds/products.xml", headers });
    change("settings");
    pages = 0;
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => get()));
    const perBuild = pages;
    expect(perBuild).toBeGreaterThan(0);
    expect(new Set(others.map(({ body }) => body))).toEqual(new Set([first.body]));
    const etag = String(first.headers.etag);
    expect((await get({ "if-none-match": etag })).statusCode).toBe(304);
    const zipped = await get({ "accept-encoding": "gzip, br" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
    change("blogPost:6a4d9a52-2f7c-4a4f-9d7c-111111111111");
    await get();
    expect(pages).toBe(perBuild);
    const { id } = await buildItem(dataSource.manager, sold);
    change(`categoryItem:${id}`);
    const after = await get({ "if-none-match": etag });
    expect([after.statusCode, after.body.includes(id)]).toEqual([200, true]);
    expect(pages).toBeGreaterThan(perBuild);
  });

  test("is made by one builder at a time, for few hosts at once where the site has no public URL", async () => {
    const open = fastify();
    let [running, most] = [0, 0];
    const slow = (): EntityManager => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => (running -= 1));
      return dataSource.manager;
    };
    registerProductFeed(open, { readDb: slow, publicUrl: null });
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        open.inject({ url: "/feeds/products.xml", headers: { host: `h${n}.example` } }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 503, 503, 503]);
    expect(responses.find(({ statusCode }) => statusCode === 503)?.headers["retry-after"]).toBe("5");
    expect(most).toBe(1);
    await open.close();
  });
});
