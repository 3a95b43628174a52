import { type DataSource, Like } from "typeorm";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { resolveUrl } from "../../../../web/pages/resolveUrl";
import { BlogPost } from "../../../content/blog/blogPost.entity";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { Celebrity } from "../../../content/celebrity/celebrity.entity";
import { Subscriber } from "../../../readers/readers/subscriber.entity";
import { Outfit } from "../../../content/outfit/outfit.entity";
import { readTags } from "../../../content/outfit/outfit.service";
import { AffiliateProduct } from "../../../content/product/affiliateProduct.entity";
import { importFiles } from "../testing/importFolder";

const wren = {
  id: 7,
  name: "Wren Hale",
  slug: "wren-hale-old",
  image: "https://old.example/wren.jpg",
  languages: '{English,"Old Norse"}',
  awards: '["Best Coat","Best Hat"]',
  social_media: '{"instagram":"@wren","website":"https://wren.example"}',
  signature: { look: "Sharp" },
  outfitcount: 2,
};
const files = () => ({
  "celebrities.json": [wren],
  "outfits_rows.csv":
    "id,title,celebrity_id,image,description,date,occasion,tags,shoe_size\n" +
    'a1,Gray Coat,7,https://old.example/coat.jpg,"Long, gray",2026-03-01,Gala,"{wool,""made to measure""}",41\n' +
    "a2,Red Hat,99,https://old.example/hat.jpg,Round,2026-03-02,,,\n" +
    "a3,Blue Scarf,7,https://old.example/scarf.jpg,Soft,31.31.2026,,,\n",
  "outfit_tags.csv": "outfit_id,tag_name\na1,winter\n",
  "affiliate_products.csv":
    "id,outfit_id,title,price,retailer,affiliate_link,image\n" +
    "p1,a1,Coat,$240.50,Shop,https://shop.example/coat,\np2,a1,,$1,Shop,,\n",
  "category_items.json": [{ id: 1, category_name: "Dresses", title: "Silk dress", price: "€99" }],
  "blog_posts.json": [
    {
      id: "b1",
      title: "Coats",
      slug: "coats",
      content: "One\n\n![Coat](https://old.example/body.jpg)",
      excerpt: "All of them",
      date: "May 07, 2025",
      author: "Ann",
      category: "Style",
      meta_description: "All of them",
    },
    { id: "b2", title: "Next year", content: "Soon", date: "2999-01-01T10:00:00Z" },
  ],
  "newsletter_subscribers.csv":
    "id,email,created_at,source,subscribed\n1,Ann@Old.Example,2025-01-02 03:04:05.6+02,footer,t\n2,bo@old.example,,footer,false\n3,nobody,,footer,1\n",
});

describe("a hosted backend's tables", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("are imported as editors would enter them, and bad rows stop no others", async () => {
    const check = await importFiles(db(), files(), { isCheck: true });
    expect(await db().count(Celebrity)).toBe(0);
    const { counts, problems } = await importFiles(db(), files());
    expect(counts).toEqual(check.counts);
    expect(problems).toEqual(check.problems);
    const row = { created: 0, changed: 0, same: 0, kept: 0, problems: 0 };
    expect(counts).toEqual({
      celebrity: { ...row, created: 1 },
      outfit: { ...row, created: 2, problems: 2 },
      product: { ...row, created: 1, problems: 1 },
      categoryItem: { ...row, created: 1 },
      article: { ...row, created: 2 },
      subscriber: { ...row, created: 2, problems: 1 },
    });
    expect(problems).toEqual([
      { line: "outfits_rows.csv, line 2", sentence: 'The column "shoe_size" is not imported.' },
      { line: "outfits_rows.csv, line 3", sentence: "Its celebrity 99 is not in the export." },
      {
        line: "outfits_rows.csv, line 4",
        sentence: 'The date "31.31.2026" cannot be read; the row was imported without it.',
      },
      { line: "affiliate_products.csv, line 3", sentence: "title: Title is required" },
      { line: "newsletter_subscribers.csv, line 4", sentence: "Please enter a valid email address" },
    ]);
    expect(await db().find(Celebrity)).toMatchObject([
      {
        name: "Wren Hale",
        slug: "wren-hale-old",
        languages: "English, Old Norse",
        awards: "Best Coat, Best Hat",
        socialMedia: { instagram: "@wren", website: "https://wren.example", twitter: "" },
        signature: { look: "Sharp", perfume: "" },
        status: "PUBLISHED",
      },
    ]);
    const coat = await db().findOneByOrFail(Outfit, { title: "Gray Coat" });
    expect(coat).toMatchObject({ title: "Gray Coat", slug: "gray-coat", date: "2026-03-01", occasion: "Gala" });
    expect(await readTags(db(), coat.id)).toEqual(["made to measure", "winter", "wool"]);
    expect(await db().find(AffiliateProduct)).toMatchObject([
      { title: "Coat", outfitId: coat.id, priceAmount: 240.5, priceCurrency: "USD" },
    ]);
    expect(await db().find(CategoryItem)).toMatchObject([{ categoryName: "dresses", priceCurrency: "EUR" }]);
    expect(await db().find(BlogPost, { order: { date: "ASC" } })).toMatchObject([
      { title: "Coats", date: "2025-05-07", author: "Ann", image: "https://old.example/body.jpg", seoDescription: "" },
      { title: "Next year", date: "2999-01-01", author: "WornBy Team", category: "Uncategorized", excerpt: "Soon" },
    ]);
    expect(await db().find(Subscriber, { order: { email: "ASC" } })).toMatchObject([
      { email: "ann@old.example", subscribed: true, confirmedAt: null, createdAt: new Date("2025-01-02T01:04:05.6Z") },
      { email: "bo@old.example", subscribed: false },
    ]);
    expect(await db().query("SELECT FROM mails")).toEqual([]);
    expect(await db().query("SELECT address FROM imported_pictures ORDER BY 1")).toEqual(
      ["body", "coat", "scarf", "wren"].map((name) => ({ address: `https://old.example/${name}.jpg` })),
    );
  });

  test("write nothing the second time, and a corrected export changes what no editor changed", async () => {
    const audits = () => db().query<unknown[]>("SELECT FROM audit_log");
    const before = (await audits()).length;
    const { counts } = await importFiles(db(), files());
    expect(Object.values(counts).map((row) => (row?.created ?? 0) + (row?.changed ?? 0) + (row?.kept ?? 0))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect((await audits()).length).toBe(before);
    await db().update(Celebrity, { slug: wren.slug }, { bio: "By hand", name: "Wren H." });
    await db().update(CategoryItem, { title: "Silk dress" }, { deletedAt: new Date() });
    const corrected = {
      ...files(),
      "celebrities.json": [{ ...wren, name: "Wren Hale-Dunn", bio: "By the export", height: "170 cm" }],
      "category_items.json": [{ id: 1, category_name: "Dresses", title: "Linen dress" }],
    };
    const check = await importFiles(db(), corrected, { isCheck: true });
    const again = await importFiles(db(), corrected);
    expect(again.counts).toEqual(check.counts);
    expect(again.counts).toMatchObject({ celebrity: { kept: 1 }, categoryItem: { kept: 1 }, outfit: { same: 2 } });
    expect(await db().find(Celebrity)).toMatchObject([{ bio: "By hand", name: "Wren H.", height: "170 cm" }]);
    expect(await db().count(CategoryItem)).toBe(0);
    expect((await importFiles(db(), corrected)).counts.celebrity).toMatchObject({ same: 1 });
  });

  test("old addresses redirect, unless the site has a page there, and those of deleted rows are gone", async () => {
    const resolve = (url: string) => resolveUrl(db(), url);
    const { slug, id } = await db().findOneByOrFail(Outfit, { title: "Gray Coat" });
    for (const url of ["/outfit/a1", "/outfit/id/a1", "/outfit/a1/", "/outfit/id/a1?utm=x"])
      expect([url, await resolve(url)]).toEqual([url, { moved: `/outfit/${slug}` }]);
    expect(await resolve("/celebrity/s/7")).toEqual({ moved: "/celebrity/wren-hale-old" });
    expect(await resolve("/blog/s/b1")).toEqual({ moved: "/blog/coats" });
    // It waits for its day.
    expect(await resolve("/blog/b2/")).toEqual({ shown: "/blog/b2", gone: false });
    expect(await resolve("/blog/unknown")).toBeNull();
    await db().update(Outfit, { id }, { deletedAt: new Date() });
    expect(await resolve("/outfit/a1")).toMatchObject({ gone: true });
    await db().query("DELETE FROM affiliate_products");
    await db().query("DELETE FROM outfits");
    expect(await resolve("/outfit/a1")).toMatchObject({ gone: true });
    await importFiles(db(), files());
    expect(await db().count(Outfit)).toBe(0);
  });

  test("halves of characters and names that are too long end no import", async () => {
    const half = "cut\ud83d";
    const good = { id: "b9", title: "After", content: "Good", date: "2025-01-01" };
    const celebrity = { name: "Half", bio: half, social_media: { instagram: half } };
    const bad = {
      "categories.json": [
        { id: "1", name: "x".repeat(300), type: "blog" },
        { id: "2", name: " ", type: "blog" },
        { id: "3", name: "\u{1f9e5}".repeat(100), type: "blog" },
      ],
      "celebrities.json": [
        { ...celebrity, slug: half },
        { ...celebrity, id: 8, name: "Whole", slug: "whole", social_media: `${"x".repeat(49)}\u{1f9e5}` },
      ],
      "outfits.json": [{ id: half, title: "Look", celebrity_id: half, description: "Long" }],
      "blog_posts.json": [
        { ...good, id: half, slug: half },
        { ...good, id: "b8", category: "\u2764\ufe0f".repeat(60) },
        good,
      ],
    };
    const check = await importFiles(db(), bad, { isCheck: true });
    const { counts, problems } = await importFiles(db(), bad);
    expect(counts).toMatchObject({
      term: { created: 1, problems: 2 },
      celebrity: { created: 2, problems: 1 },
      outfit: { created: 1 },
      article: { created: 2, problems: 1 },
    });
    expect(check.counts).toMatchObject({ term: counts.term, celebrity: counts.celebrity });
    expect(problems).toEqual([
      { line: "categories.json, row 1", sentence: "A category or tag has at most 100 characters" },
      { line: "categories.json, row 2", sentence: "This entry has no name." },
      {
        line: "celebrities.json, row 2",
        sentence: `"${"x".repeat(49)}\ufffd" is not a JSON object; the row was imported without it.`,
      },
      { line: "blog_posts.json, row 2", sentence: "A category or tag has at most 100 characters" },
    ]);
    expect(await db().findOneByOrFail(Celebrity, { name: "Half" })).toMatchObject({
      bio: "cut\ufffd",
      socialMedia: { instagram: "cut\ufffd" },
    });
    expect((await importFiles(db(), bad)).counts).toMatchObject({ celebrity: { same: 2 }, outfit: { same: 1 } });
  });

  test("no row is lost by its date, and the table counts the rows that lack theirs", async () => {
    const dates = [
      "2024/05/07",
      "7 May 2024",
      "Tue, 07 May 2024 10:00:00 +0000",
      1715076000,
      "1715076000000",
      "05/07/2024",
    ];
    const days = [...Array<string>(5).fill("2024-05-07"), null];
    const rows = dates.map((date, at) => ({ id: `dated-${at}`, date, created_at: date }));
    const dated = {
      "outfits.json": rows.map((row) => ({ ...row, title: `Dated ${row.id}`, image: "", description: "Dated" })),
      "blog_posts.json": rows.map((row) => ({ ...row, title: `Dated ${row.id}`, content: "Dated" })),
      "newsletter_subscribers.json": rows.map(({ id, date }) => ({ id, created_at: date, email: `${id}@old.example` })),
      "categories.json": [{ id: "c1", name: "Dated", type: "planet" }, "Dated"],
    };
    const check = await importFiles(db(), dated, { isCheck: true });
    const { counts, problems } = await importFiles(db(), dated);
    expect(counts).toMatchObject({
      term: { created: 0, problems: 2 },
      outfit: { created: 6, problems: 1 },
      article: { created: 6, problems: 1 },
      subscriber: { created: 6, problems: 1 },
    });
    expect(check).toMatchObject({ counts, problems });
    const sentence = 'The date "05/07/2024" cannot be read; the row was imported without it.';
    expect(problems).toEqual([
      { line: "categories.json, row 1", sentence: 'The type "planet" of a category is not known.' },
      { line: "categories.json, row 2", sentence: "The row is not a JSON object." },
      { line: "outfits.json, row 6", sentence },
      { line: "blog_posts.json, row 6", sentence },
      { line: "newsletter_subscribers.json, row 6", sentence },
    ]);
    const where = { title: Like("Dated %") };
    const order = { title: "ASC" } as const;
    expect((await db().find(Outfit, { where, order })).map(({ date }) => date)).toEqual(days);
    // An article that is published without a date gets today's.
    const articles = await db().find(BlogPost, { where, order });
    expect(articles.slice(0, 5).map(({ date }) => date)).toEqual(days.slice(0, 5));
    const again = await importFiles(db(), dated);
    expect(again.counts).toMatchObject({ outfit: { same: 6, problems: 1 }, subscriber: { same: 6, problems: 1 } });
  });

  // Letters of three bytes each, which no compression makes shorter.
  const letters = (count: number) =>
    String.fromCharCode(...Array.from({ length: count }, (_, at) => 0x4e00 + ((at * at * 31 + at * 7) % 20_011)));
  test.each([
    ["id", { id: letters(3_000) }, { problems: 1 }],
    ["address of a picture", { id: "b10", content: `![x](https://x.example/${letters(1_900)})` }, { created: 1 }],
  ])("a long %s ends no import", async (_, fields, outcome) => {
    const article = { title: "Long", content: "Good", date: "2025-01-01" };
    const rows = [
      { ...article, ...fields },
      { ...article, id: "b11" },
    ];
    const { counts } = await importFiles(db(), { "blog_posts.json": rows });
    expect(counts.article).toMatchObject(outcome);
  });
});
