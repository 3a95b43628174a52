import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { AuditEntry } from "../../../content/audit/auditEntry.entity";
import { onWrite } from "../../../shared/cache/invalidation";
import { exportHeader, kite, setUpImports, wave } from "../../../testing/tideExport";
import { CategoryItem } from "../categoryItem.entity";
import { importProducts } from "./importProducts.service";
import { reportText } from "./importReport";

const other = "hat,Sun Hat,,Tide,Hats,,true,20,,";
const hidden = "moon,Moon Bag,,Tide,Bags,,false,20,,";

describe("importProducts", () => {
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
    expect(report.categories).toMatchObject({ dresses: 1, shoes: 1, handbags: 0 });
    expect(report.otherTypes.top()).toEqual([{ name: "Hats", count: 1 }]);
    const [first, second] = await items();
    expect(first).toMatchObject({
      source: "tide",
      sourceKey: "wave",
      categoryName: "dresses",
      title: "Wave Gown",
      description: "Long & blue.",
      retailer: "Tide",
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
    await db().query("UPDATE category_items SET price_checked_at = now() - interval '2 days'");
    const before = await items();
    expect(await load([wave, kite])).toMatchObject({ created: 0, updated: 0, unchanged: 2, dated: 2 });
    // Only the check date of the price changes, so the version does not.
    const today = { priceCheckedAt: expect.any(Date) };
    expect(await items()).toEqual(before.map((row) => ({ ...row, ...today })));
    for (const row of await items()) expect(Date.now() - row.priceCheckedAt.getTime()).toBeLessThan(3_600_000);
    expect(await load([wave, kite])).toMatchObject({ unchanged: 2, dated: 0 });
    expect(await db().manager.count(AuditEntry)).toBe(1);

    expect(await load([wave, kite.replace("49.9", "39.9")])).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const after = await item("kite");
    expect(after).toMatchObject({ version: 2, priceAmount: 39.9, affiliateLink: "https://t.example/p/kite" });
    expect(after?.createdAt).toEqual(before[1].createdAt);
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before[1].updatedAt.getTime());
    expect(await item("wave")).toEqual({ ...before[0], ...today });
  });

  it("keeps the currency of each price and uses the default for prices without one", async () => {
    const rows = [wave.replace("120,150", '€49.90,"€1.299,00"'), kite.replace("49.9", '"£1,299.00"')];
    await load(rows, { currency: null });
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
    await expect(load([kite], { currency: null })).rejects.toThrow(
      'Line 2 has a price without a currency: "49.9". Enter the currency of this file, for example EUR, and import it again. Nothing was written.',
    );
    await expect(load([kite], { currency: "euro" })).rejects.toThrow("The currency must be an ISO 4217 code");
  });

  it("skips products with prices in two currencies", async () => {
    const report = await load([wave.replace("120,150", "€49.90,$70")]);
    expect(report.problems.first).toEqual([
      { line: 2, sentence: "The product has prices in EUR and USD, so it was skipped." },
    ]);
  });

  it("invalidates pages when the price's check date changes, and only then", async () => {
    await load([wave]);
    await db().query("UPDATE category_items SET price_checked_at = now() - interval '2 days'");
    const messages: string[] = [];
    const stop = onWrite((tags) => messages.push([...tags].join()));
    await load([wave]);
    await load([wave]);
    stop();
    expect(messages).toEqual(["categoryItems", ""]);
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
    await db().manager.insert(CategoryItem, { title: "Typed", categoryName: "dresses" } as never);
    await load([wave]);
    expect(await load([wave], { source: "ebb" })).toMatchObject({ created: 1 });
    expect(await items()).toHaveLength(3);
  });

  it("accepts each handle once, across batches", async () => {
    const many = Array.from({ length: 250 }, (_, at) => `shoe-${at},Shoe ${at},,Tide,Shoes,,true,10,,`);
    const again = [wave, kite, wave.replace("120", "99"), ...many, wave.replace("120", "98")];
    for (const outcome of [{ created: 252 }, { unchanged: 252 }]) {
      const report = await load(again);
      expect(report).toMatchObject({ updated: 0, faulty: 2, ...outcome });
      expect(report.problems.first.map(({ line }) => line)).toEqual([4, 255]);
    }
    expect((await item("wave"))?.priceAmount).toBe(120);
    expect((await items()).map((row) => row.sourceKey).slice(2, 252)).toEqual(many.map((row) => row.split(",")[0]));
  });

  it("imports a file completely or not at all", async () => {
    const many = Array.from({ length: 450 }, (_, at) => `shoe-${at},Shoe ${at},,Tide,Shoes,,true,10,,`);
    await expect(load([...many, 'end,"End,,,,,true,1,,'])).rejects.toThrow("is never closed. Nothing was written.");
    expect(await items()).toEqual([]);
    await expect(load(many, { source: " " })).rejects.toThrow("The source needs a name");
    await expect(load(many, { linkTemplate: "javascript:{handle}" })).rejects.toThrow("The link template must");
    const file = Readable.from(
      (function* () {
        yield [exportHeader, ...many].join("\n");
        throw new Error("The disk went away.");
      })(),
    );
    await expect(importProducts(db(), file, { source: "tide", currency: "USD" })).rejects.toThrow(
      "The disk went away.",
    );
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
  (fs.existsSync(folder) ? it : it.skip)("reads a real export, the same the second time", async () => {
    const real = () =>
      importProducts(db(), fs.createReadStream(path.join(folder, "shopify-fashion.csv")), {
        source: "real",
        currency: "USD",
      });
    const first = await real();
    expect(first).toMatchObject({ rows: 5024, products: 997, updated: 0, unchanged: 0, faulty: 0 });
    expect(first.problems.count).toBe(0);
    expect(first.created).toBe(Object.values(first.categories).reduce((sum, count) => sum + count, 0));
    expect(await real()).toMatchObject({ created: 0, updated: 0, unchanged: first.created });
  });
});
