import fs from "node:fs";
import path from "node:path";
import { AuditEntry } from "../../../../core/audit/auditEntry.entity";
import { onWrite } from "../../../../core/cache/invalidation";
import { ImportRefused } from "../../../../core/table/importRefused";
import { undoImport } from "../../../../core/imports/undoImport.service";
import { importText, kite, setUpImports, wave } from "../../../../testing/feeds/feedFiles";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { Feed } from "../feed.entity";
import { reportText } from "./importReport";
import { feedUndo } from "./undoFeedImport.service";
import { testIf } from "../../../../testing/skipped";

const other = "mug,Sun Mug,,Tide,Mugs,,true,20,,";
const hidden = "moon,Moon Bag,,Tide,Bags,,false,20,,";

describe("importFeed", () => {
  const { db, load } = setUpImports();
  const items = () => db().manager.find(CategoryItem, { order: { createdAt: "ASC" }, withDeleted: true });
  const item = async (sourceKey: string) => (await items()).find((row) => row.sourceKey === sourceKey);

  it("creates items in the file's order and reports what it skipped", async () => {
    const report = await load([wave, other, kite, hidden], { linkTemplate: "https://t.example/p/{handle}" });
    expect(report).toMatchObject({
      rows: 4,
      products: 4,
      created: 2,
      updated: 0,
      unchanged: 0,
      unpublished: 1,
      faulty: 0,
    });
    expect(Object.fromEntries(report.categories)).toEqual({ dresses: 1, shoes: 1 });
    expect(report.otherTypes.top()).toEqual([{ name: "Mugs", count: 1 }]);
    const [first, second] = await items();
    expect(first).toMatchObject({
      sourceKey: "wave",
      categoryName: "dresses",
      title: "Wave Gown",
      description: "Long & blue.",
      retailer: "t.example",
      brandName: "Tide",
      price: "$120.00",
      priceAmount: 120,
      originalPrice: "$150.00",
      originalPriceAmount: 150,
      image: "https://a.example/w.jpg",
      affiliateLink: "https://t.example/p/wave",
      version: 1,
      sample: false,
    });
    expect(second).toMatchObject({
      sourceKey: "kite",
      image: "",
      price: "$49.90",
      priceAmount: 49.9,
      originalPrice: "",
      originalPriceAmount: null,
    });
    expect(await db().manager.find(AuditEntry)).toMatchObject([
      { action: "import", title: "tide: 2 created, 0 updated" },
    ]);
  });

  it("changes nothing the second time, and only the differences the third time", async () => {
    await load([wave, kite], { linkTemplate: "https://t.example/p/{handle}" });
    const before = await items();
    expect(await load([wave, kite])).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await items()).toEqual(before);
    expect(await db().manager.count(AuditEntry)).toBe(1);

    expect(await load([wave, kite.replace("49.9", "39.9")])).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const after = await item("kite");
    expect(after).toMatchObject({ version: 2, priceAmount: 39.9, affiliateLink: "https://t.example/p/kite" });
    expect(after?.createdAt).toEqual(before[1].createdAt);
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before[1].updatedAt.getTime());
    expect(await item("wave")).toEqual(before[0]);
  });

  it("keeps the currency of each price and uses the default for prices without one", async () => {
    const rows = [wave.replace("120,150", '€49.90,"€1.299,00"'), kite.replace("49.9", '"£1,299.00"')];
    await load(rows, { currency: "" });
    expect(await item("wave")).toMatchObject({
      price: "€49.90",
      priceAmount: 49.9,
      priceCurrency: "EUR",
      originalPrice: "€1.299,00",
      originalPriceAmount: 1299,
      originalPriceCurrency: "EUR",
    });
    expect(await item("kite")).toMatchObject({ price: "£1,299.00", priceAmount: 1299, priceCurrency: "GBP" });
    await load([kite], { currency: "eur" });
    expect(await item("kite")).toMatchObject({ price: "€49.90", priceAmount: 49.9, priceCurrency: "EUR" });
    await expect(load([kite], { currency: "" })).rejects.toThrow(
      'Line 2 has a price without a currency: "49.9". Enter the currency of this file, for example EUR, and import it again. Nothing was written.',
    );
    await expect(load([kite], { currency: "euro" })).rejects.toThrow("The currency must be an ISO 4217 code");
    await expect(load([kite], { currency: "GBp" })).rejects.toThrow("The currency must be an ISO 4217 code");
  });

  it("lets one of several first imports of a feed write, and tells the others", async () => {
    const results = await Promise.allSettled([load([wave]), load([wave, kite]), load([kite], { name: "TIDE" })]);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
    for (const error of refused) {
      expect(error).toBeInstanceOf(ImportRefused);
      expect(error).toMatchObject({
        message: expect.stringMatching(/^Another import of "tide" is running/i) as string,
      });
    }
    expect(await db().manager.count(Feed)).toBe(1);
    expect(refused.length).toBeLessThan(3);
  });

  it("reports a row whose currency is none, and imports the others", async () => {
    const content = [
      "aw_deep_link,product_name,aw_product_id,merchant_category,search_price,currency",
      "https://awin.example/1,Dress 1,1,Dresses,49.90,N/A",
      "https://awin.example/2,Dress 2,2,Dresses,49.90,£",
      "",
    ].join("\n");
    const report = await importText(db(), content, { currency: "" });
    expect(report).toMatchObject({ created: 1, faulty: 1 });
    expect(report.problems.first).toEqual([
      { line: 2, sentence: "“N/A” is not a known currency. Write a code such as EUR. The product was skipped." },
    ]);
    expect(await items()).toMatchObject([{ price: "£49.90", priceAmount: 49.9, priceCurrency: "GBP" }]);
  });

  it("skips products with prices in two currencies", async () => {
    const report = await load([wave.replace("120,150", "€49.90,$70")]);
    expect(report.problems.first).toEqual([
      { line: 2, sentence: "The product has prices in EUR and USD, so it was skipped." },
    ]);
  });

  it("invalidates pages after every run, because the date of the prices changes", async () => {
    const messages: string[] = [];
    const stop = onWrite((tags) => messages.push([...tags].join()));
    await load([wave]);
    await load([wave]);
    stop();
    expect(messages).toEqual(["categoryItems", "categoryItems"]);
  });

  it("writes nothing in a dry run", async () => {
    const report = await load([wave, kite], { dryRun: true });
    expect(report).toMatchObject({ created: 2, dryRun: true });
    expect(reportText(report)).toContain("Dry run: nothing was written; 2 items would change.");
    expect(await items()).toEqual([]);
    expect(await db().manager.count(AuditEntry)).toBe(0);
  });

  it("does not change items in the trash", async () => {
    await load([wave, kite]);
    await db().query("UPDATE category_items SET deleted_at = now() WHERE source_key = 'wave'");
    expect(await load([wave.replace("120", "99"), kite])).toMatchObject({ updated: 0, unchanged: 1, trashed: 1 });
    expect(await item("wave")).toMatchObject({ priceAmount: 120, deletedAt: expect.any(Date) });
  });

  it("separates shops from each other and from items entered by hand", async () => {
    await db().manager.insert(CategoryItem, { title: "Typed", categoryName: "dresses" });
    await load([wave]);
    expect(await load([wave], { name: "ebb" })).toMatchObject({ created: 1 });
    expect(await items()).toHaveLength(3);
  });

  it("accepts each handle once, across batches", async () => {
    const many = Array.from({ length: 600 }, (_, at) => `shoe-${at},Shoe ${at},,Tide,Shoes,,true,10,,`);
    const again = [wave, kite, wave.replace("120", "99"), ...many, wave.replace("120", "98")];
    for (const outcome of [{ created: 602 }, { unchanged: 602 }]) {
      const report = await load(again);
      expect(report).toMatchObject({ updated: 0, faulty: 2, ...outcome });
      expect(report.problems.first.map(({ line }) => line)).toEqual([4, 605]);
    }
    expect((await item("wave"))?.priceAmount).toBe(120);
    expect((await items()).map((row) => row.sourceKey).slice(2, 602)).toEqual(many.map((row) => row.split(",")[0]));
  });

  it("imports a file completely or not at all", async () => {
    const many = Array.from({ length: 450 }, (_, at) => `shoe-${at},Shoe ${at},,Tide,Shoes,,true,10,,`);
    await expect(load([...many, 'end,"End,,,,,true,1,,'])).rejects.toThrow("is never closed. Nothing was written.");
    expect(await items()).toEqual([]);
    await expect(load(many, { name: " " })).rejects.toThrow("The feed needs a name");
    await expect(load(many, { linkTemplate: "javascript:{handle}" })).rejects.toThrow("The link template must");
    const end = AbortSignal.abort(new Error("The server stops."));
    await expect(load(many, { end })).rejects.toThrow("The server stops.");
    expect(await items()).toEqual([]);
  });

  it("stores hostile text as plain text", async () => {
    const nasty = `"x'); DROP TABLE category_items; --","Robe' Dress $1 \\ ""q"" \u0000\u202e👗",<script>1</script>,"{""a"":1}",Dresses,,true,1,,`;
    expect(await load([nasty, `long,${"Dress ".repeat(100)},,,Dresses,,true,1,,`])).toMatchObject({ created: 2 });
    const [first, second] = await items();
    expect(first).toMatchObject({
      sourceKey: "x'); DROP TABLE category_items; --",
      title: 'Robe\' Dress $1 \\ "q" 👗',
      description: "",
    });
    expect(second.title.length).toBeLessThanOrEqual(300);
  });

  it("reports at most 20 problems", async () => {
    const report = await load(Array.from({ length: 33 }, (_, at) => `n-${at},,,,Shoes,,true,10,,`));
    expect(report).toMatchObject({ faulty: 33, created: 0 });
    expect(reportText(report)).toContain("  Line 21: The product has no title.\n  and 13 more.");
  });

  const folder = path.resolve(__dirname, "../../../../../shared/real-data");
  testIf(fs.existsSync(folder), "it reads a shop\'s own export, which is not published")(
    "reads a real export, the same the second time",
    async () => {
      const file = await fs.promises.readFile(path.join(folder, "shopify-fashion.csv"));
      const real = () => importText(db(), file, { name: "real", currency: "USD" });
      const first = await real();
      expect(first).toMatchObject({ rows: 5024, products: 997, updated: 0, unchanged: 0, faulty: 0 });
      expect(first.problems.count).toBe(0);
      expect(first.created).toBe([...first.categories.values()].reduce((sum, count) => sum + count, 0));
      expect(await real()).toMatchObject({ created: 0, updated: 0, unchanged: first.created });
    },
  );

  describe("of a feed that changes", () => {
    const shoe = (at: number, price = "10") => `shoe-${at},Shoe ${at},,Tide,Shoes,,true,${price},,`;
    const shoes = (count: number, price?: string) => Array.from({ length: count }, (_, at) => shoe(at, price));

    it("makes an item unavailable that is missing twice, and available when it returns", async () => {
      await load([wave, kite]);
      expect(await load([wave])).toMatchObject({ missing: 1, unavailable: 0 });
      expect(await item("kite")).toMatchObject({ inStock: true, missingRuns: 1, priceFeedId: null, deletedAt: null });
      expect(await load([wave])).toMatchObject({ missing: 0, unavailable: 1 });
      expect(await item("kite")).toMatchObject({ inStock: false, missingRuns: 2 });
      const before = await items();
      expect(await load([wave])).toMatchObject({ missing: 0, unavailable: 0 });
      expect(await items()).toEqual(before);
      expect(await load([wave, kite])).toMatchObject({ updated: 1 });
      expect(await item("kite")).toMatchObject({ inStock: true, missingRuns: 0, priceFeedId: expect.any(String) });
    });

    it("counts a product that the shop hides as missing", async () => {
      await load([wave, kite]);
      expect(await load([wave, kite.replace("true", "false")])).toMatchObject({ missing: 1, unpublished: 1 });
    });

    it("asks before it imports a feed that shrank by more than 30 %", async () => {
      await load(shoes(20));
      await expect(load(shoes(13))).rejects.toThrow(
        "The feed shrank: it no longer contains 7 of 20 items. Nothing was written.",
      );
      expect((await items()).every(({ missingRuns }) => missingRuns === 0)).toBe(true);
      expect(await load(shoes(13), { dryRun: true })).toMatchObject({ questions: [expect.stringContaining("shrank")] });
      expect(await load(shoes(13), { force: true })).toMatchObject({ missing: 7 });
      expect(await load(shoes(14))).toMatchObject({ missing: 0, unavailable: 6 });
    });

    const google = (rows: readonly string[]) =>
      ["id,title,link,price,availability,product_type", ...rows, ""].join("\n");
    const dresses = (count: number, price: string, availability = "in stock") =>
      Array.from(
        { length: count },
        (_, at) => `${at},Dress ${at},https://a.example/${at},${price},${availability},Dresses`,
      );

    it.each([
      ["every currency changes", dresses(3, "100 GBP"), "Currencies change: 3 of 3 items"],
      [
        "many currencies change",
        [...dresses(5, "100 GBP"), ...dresses(12, "100 EUR").slice(5)],
        "Currencies change: 5 of 12",
      ],
      ["every price vanishes", dresses(3, ""), "Prices vanish: 3 of 3 items have no readable price any more."],
      ["every price is unreadable", dresses(3, "1.299 EUR"), "Prices vanish: 3 of 3 items"],
      ["everything is out of stock", dresses(3, "100 EUR", "out of stock"), "Everything sells out: 3 of 3 items"],
    ])("asks before it imports a feed in which %s", async (_, rows, question) => {
      await importText(db(), google(dresses(rows.length, "100 EUR")), { currency: "" });
      const before = await items();
      await expect(importText(db(), google(rows), { currency: "" })).rejects.toThrow(question);
      expect(await items()).toEqual(before);
      expect((await importText(db(), google(rows), { currency: "", force: true })).questions).toHaveLength(1);
    });

    it("does not ask about a few of them", async () => {
      await importText(db(), google(dresses(12, "100 EUR")), { currency: "" });
      const rows = [
        ...dresses(1, "100 GBP"),
        ...dresses(4, "").slice(1),
        ...dresses(9, "100 EUR", "out of stock").slice(4),
      ];
      expect(
        await importText(db(), google([...rows, ...dresses(12, "100 EUR").slice(9)]), { currency: "" }),
      ).toMatchObject({
        questions: [],
        updated: 9,
      });
    });

    it("no longer confirms a price that the feed makes unreadable, until it can be read again", async () => {
      const feedPrices = async () => (await items()).map(({ priceFeedId }) => priceFeedId !== null);
      await importText(db(), google(dresses(2, "100 EUR")), { currency: "" });
      const broken = [...dresses(1, "1.299 EUR"), ...dresses(2, "100 EUR").slice(1)];
      expect(await importText(db(), google(broken), { currency: "" })).toMatchObject({ faulty: 1, questions: [] });
      expect(await feedPrices()).toEqual([false, true]);
      await importText(db(), google(dresses(2, "100 EUR")), { currency: "" });
      expect(await feedPrices()).toEqual([true, true]);
    });

    it("asks before it imports prices that jump", async () => {
      await load(shoes(50));
      await expect(load(shoes(50, "1000"))).rejects.toThrow("Prices jump: 50 of 50 items");
      expect((await item("shoe-1"))?.priceAmount).toBe(10);
      expect(await load([...shoes(46), ...shoes(50, "30").slice(46)])).toMatchObject({ updated: 4, jumps: 4 });
    });
  });

  it("follows a product whose ID changes by its GTIN", async () => {
    const google = (id: string, gtin: string) =>
      `id\ttitle\tlink\tprice\tgtin\tproduct_type\n${id}\tTide Gown\thttps://t.example/${id}\t20 EUR\t${gtin}\tDresses\n`;
    await importText(db(), google("old", "4006381333931"));
    const [before] = await items();
    expect(before).toMatchObject({ sourceKey: "old", gtin: "04006381333931", affiliateLink: "https://t.example/old" });
    expect(await importText(db(), google("new", "4006381333931"))).toMatchObject({ created: 0, updated: 1 });
    expect(await items()).toMatchObject([{ id: before.id, sourceKey: "new", affiliateLink: "https://t.example/new" }]);
    // A wrong check digit identifies nothing.
    expect(await importText(db(), google("third", "4006381333932"))).toMatchObject({ created: 1, missing: 1 });
  });

  it("keeps the condition of the piece whose price it has", async () => {
    const google = (rows: readonly string[]) =>
      ["id,item_group_id,title,link,price,condition,product_type", ...rows, ""].join("\n");
    const row = (id: string, price: string, condition: string) =>
      `${id},gown,Tide Gown,https://t.example/g,${price},${condition},Dresses`;
    const conditionAfter = async (rows: readonly string[]) => {
      await importText(db(), google(rows), { currency: "" });
      return (await item("gown"))?.condition;
    };
    expect(await conditionAfter([row("1", "20 EUR", "Used"), row("2", "30 EUR", "new")])).toBe("USED");
    expect(await conditionAfter([row("1", "20 EUR", "refurbished")])).toBe("REFURBISHED");
    expect(await conditionAfter([row("1", "20 EUR", "as new")])).toBe("NEW");
  });

  it("keeps sizes and colors with their stock", async () => {
    const rows = ["M\tin stock\t20 EUR", "L\tout of stock\t10 EUR"].map(
      (row, at) => `${at}\tgown\tTide Gown\thttps://t.example/g\tDresses\tRed\t${row}`,
    );
    await importText(
      db(),
      ["id\titem_group_id\ttitle\tlink\tproduct_type\tcolor\tsize\tavailability\tprice", ...rows].join("\n"),
    );
    expect(await items()).toMatchObject([
      {
        sourceKey: "gown",
        // The cheaper one is out of stock.
        price: "20 EUR",
        inStock: true,
        variants: [
          { size: "M", color: "Red", price: "20 EUR", isInStock: true },
          { size: "L", color: "Red", price: "10 EUR", isInStock: false },
        ],
      },
    ]);
  });

  it("lists the first changes of an import that is too large to be recorded, which cannot be undone", async () => {
    const rows = Array.from({ length: 4 }, (_, at) => wave.replace("wave", `wave${at}`));
    const report = await load(rows, { maxRecorded: 3 });
    expect(report).toMatchObject({ created: 4, isUndoable: false, importId: null });
    expect(report.changes).toMatchObject([{ rows: "category items", created: 4, newTitles: { length: 4 } }]);
    const [{ id }] = await db().query<{ id: string }[]>("SELECT id FROM imports ORDER BY created_at DESC LIMIT 1");
    expect(await db().query("SELECT FROM import_changes WHERE import_id = $1", [id])).toEqual([]);
    await expect(undoImport(db().manager, null, id, feedUndo)).rejects.toThrow("This import can no longer be undone.");
    expect(await load(rows, { maxRecorded: 3 })).toMatchObject({ unchanged: 4, isUndoable: true });
  });
});
