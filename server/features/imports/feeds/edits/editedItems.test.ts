import { kite, setUpImports, wave } from "../../../../testing/feeds/feedFiles";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { acceptSource } from "./acceptSource.service";
import { reportText } from "../run/importReport";

describe("import of items that editors have changed", () => {
  const { db, load } = setUpImports();
  const item = (sourceKey: string) => db().manager.findOneBy(CategoryItem, { sourceKey });
  const edit = (change: string, values: unknown[] = []) =>
    db().query(`UPDATE category_items SET ${change}, version = version + 1 WHERE source_key = 'wave'`, values);

  it("keeps the fields that an editor has changed and reports them", async () => {
    const linkTemplate = "https://t.example/p/{handle}";
    await load([wave, kite], { linkTemplate });
    await edit(
      "title = 'The Wave', price = '€99', price_amount = 99, price_currency = 'EUR', affiliate_link = 'https://network.example/wave'",
    );
    const next = [wave.replace("Wave Gown", "Wave Gown II").replace("120", "110").replace("Tide", "Ebb"), kite];
    const dry = await load(next, { linkTemplate, dryRun: true });
    const report = await load(next, { linkTemplate });
    expect(dry).toMatchObject({ updated: 1, edited: { items: 1, fields: 3 } });
    expect(report.edited.first).toEqual([
      {
        id: expect.any(String),
        title: "The Wave",
        fields: [
          { field: "title", label: "Title", item: "The Wave", source: "Wave Gown II" },
          { field: "price", label: "Price", item: "€99", source: "$110.00" },
          {
            field: "affiliate_link",
            label: "Affiliate Link",
            item: "https://network.example/wave",
            source: "https://t.example/p/wave",
          },
        ],
      },
    ]);
    expect(reportText(report)).toContain("Kept: 3 fields of 1 items\n  The Wave: Title, Price, Affiliate Link");
    expect(await item("wave")).toMatchObject({
      title: "The Wave",
      price: "€99",
      priceAmount: 99,
      priceCurrency: "EUR",
      affiliateLink: "https://network.example/wave",
      retailer: "t.example",
      brandName: "Ebb",
    });
    // The same file again does not overwrite the edits.
    expect(await load(next, { linkTemplate })).toMatchObject({ updated: 0, unchanged: 2, edited: { fields: 3 } });
    // An editor who takes the source's value lets imports update the field again.
    await edit("title = 'Wave Gown II'");
    expect((await load(next)).edited.first[0].fields.map(({ label }) => label)).toEqual(["Price", "Affiliate Link"]);
    await load([wave.replace("Wave Gown", "Wave Gown III"), kite]);
    expect((await item("wave"))?.title).toBe("Wave Gown III");
  });

  const gown = (at: number, price: string, more = "150") =>
    `gown-${at},Gown ${at},,Tide,Dresses,,true,${price},${more},https://a.example/w.jpg`;
  const gowns = Array.from({ length: 60 }, (_, at) => gown(at, "120"));
  const withThree = (price: string, more?: string) => [
    ...Array.from({ length: 3 }, (_, at) => gown(at, price, more)),
    ...gowns.slice(3),
  ];
  const kept = { price: "$120.00", priceAmount: 120, originalPrice: "$150.00", priceFeedId: null };

  it.each([
    ["12000", "15000", "$12,000.00"],
    ["1.20", "150", "$1.20"],
  ])("keeps the prices of a few items that would be a hundred times another: %s", async (price, more, shown) => {
    await load(gowns);
    const slips = withThree(price, more);
    const report = await load(slips);
    expect(report).toMatchObject({ updated: 0, unchanged: 60, questions: [], edited: { items: 3, fields: 3 } });
    expect(report.edited.first[0].fields).toMatchObject([{ field: "price", item: "$120.00", source: shown }]);
    expect(await item("gown-0")).toMatchObject(kept);
    expect(await load(slips)).toMatchObject({ updated: 0, edited: { items: 3 } });
    expect(await item("gown-0")).toMatchObject(kept);
    // No editor has changed it, so the feed goes on.
    expect(await load(gowns)).toMatchObject({ updated: 0, edited: { items: 0 } });
    expect(await item("gown-0")).toMatchObject({ ...kept, priceFeedId: expect.any(String) });
    await load(slips);
    await load(withThree("110"));
    expect(await item("gown-0")).toMatchObject({ price: "$110.00" });
  });

  it("takes such a price when a person says so", async () => {
    await load(gowns);
    const slips = withThree("12000", "15000");
    expect(await load(slips, { force: true })).toMatchObject({ updated: 3, edited: { items: 0 } });
    await load(gowns, { force: true });
    await load(slips);
    const [first, second] = await Promise.all([item("gown-0"), item("gown-1")]);
    await acceptSource(db().manager, null, { ids: [first?.id ?? ""], fields: ["price"] });
    await load(slips);
    expect(await item("gown-0")).toMatchObject({ priceAmount: 12_000, originalPriceAmount: 15_000 });
    // An editor's price stays one.
    await db().query("UPDATE category_items SET price = '$130', price_amount = 130 WHERE id = $1", [second?.id]);
    await load(withThree("125"));
    expect(await item("gown-1")).toMatchObject({ price: "$130" });
  });

  it("asks when most prices are a hundred times others", async () => {
    await load(gowns);
    const rows = gowns.map((_, at) => gown(at, "12000"));
    await expect(load(rows)).rejects.toThrow("Prices jump: 60 of 60 items");
  });

  it("does not confirm a price that an editor has changed", async () => {
    await load([wave]);
    expect(await item("wave")).toMatchObject({ priceSourceKind: "FEED", priceFeedId: expect.any(String) });
    await edit(
      "price = '$99', price_amount = 99, price_checked_at = '2026-01-01', price_source_kind = 'EDITOR', price_feed_id = NULL",
    );
    await load([wave.replace("120", "119")]);
    expect(await item("wave")).toMatchObject({
      price: "$99",
      priceCheckedAt: new Date("2026-01-01T00:00:00Z"),
      priceSourceKind: "EDITOR",
      priceFeedId: null,
    });
  });

  it("accepts a feed's price before a sale that says what it is", async () => {
    await load([wave]);
    await edit(`source_values = source_values || '{"original_price": "RRP $150.00"}'`);
    const { id } = (await item("wave")) ?? { id: "" };
    await acceptSource(db().manager, null, { ids: [id], fields: ["original_price"] });
    expect(await item("wave")).toMatchObject({
      originalPrice: "RRP $150.00",
      originalPriceAmount: 150,
      originalPriceCurrency: "USD",
    });
  });

  it("keeps an editor's value that the feed has for a while too", async () => {
    await load([wave]);
    await edit("title = 'Tide Gown'");
    await load([wave.replace("Wave Gown", "Tide Gown")]);
    await load([wave.replace("Wave Gown", "Storm Gown")]);
    expect((await item("wave"))?.title).toBe("Tide Gown");
  });

  it("keeps fields without a recorded source value", async () => {
    await load([wave]);
    await edit("title = 'The Wave', source_values = source_values - 'title', source_hash = NULL");
    expect(await load([wave])).toMatchObject({ updated: 0, edited: { fields: 1 } });
    expect((await item("wave"))?.title).toBe("The Wave");
  });

  it("gives items from before feeds had brands their brand, and keeps their retailer where the feed names no shop", async () => {
    await load([wave]);
    await edit(`retailer = 'Tide', brand_name = '', source_hash = NULL,
      source_values = source_values - 'brand_name' || '{"retailer": "Tide"}'`);
    expect(await load([wave.replace("Tide", "Ebb")])).toMatchObject({ updated: 1, edited: { fields: 0 } });
    expect(await item("wave")).toMatchObject({ retailer: "Tide", brandName: "Ebb" });
    await edit("brand_name = 'Ebb & Flow'");
    expect(await load([wave.replace("Tide", "Flow")])).toMatchObject({ updated: 0, edited: { fields: 1 } });
    expect(await item("wave")).toMatchObject({ brandName: "Ebb & Flow" });
  });

  it.each([
    ["https://www.t.example/p/{handle}", "t.example"],
    ["https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Ft.example%2F{handle}", "t.example"],
    ["https://www.awin1.com/pclick.php?m={handle}", ""],
  ])("knows the shop from the link of a new item, unless a network hides it: %s", async (linkTemplate, retailer) => {
    await load([wave], { linkTemplate });
    expect((await item("wave"))?.retailer).toBe(retailer);
  });
});
