import { kite, setUpImports, wave } from "../../../testing/tideExport";
import { CategoryItem } from "../categoryItem.entity";
import { reportText } from "./importReport";

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
    expect(dry).toMatchObject({ updated: 1, edited: { items: 1, fieldCount: 3 } });
    expect(report.edited.first).toEqual([
      {
        line: 2,
        title: "Wave Gown II",
        fields: [
          { field: "Title", item: "The Wave", source: "Wave Gown II" },
          { field: "Price", item: "€99", source: "$110.00" },
          { field: "Affiliate Link", item: "https://network.example/wave", source: "https://t.example/p/wave" },
        ],
      },
    ]);
    expect(reportText(report)).toContain(
      "Kept as edited: 3 fields of 1 items\n  Line 2: Wave Gown II: Title, Price, Affiliate Link",
    );
    expect(await item("wave")).toMatchObject({
      title: "The Wave",
      price: "€99",
      priceAmount: 99,
      priceCurrency: "EUR",
      affiliateLink: "https://network.example/wave",
      retailer: "Ebb",
    });
    // The same file again does not overwrite the edits.
    expect(await load(next, { linkTemplate })).toMatchObject({ updated: 0, unchanged: 2, edited: { fieldCount: 3 } });
    // An editor who restores the source's value lets imports update the field again.
    await edit("title = 'Wave Gown II'");
    expect((await load(next)).edited.first[0].fields.map(({ field }) => field)).toEqual(["Price"]);
    await load([wave.replace("Wave Gown", "Wave Gown III"), kite]);
    expect((await item("wave"))?.title).toBe("Wave Gown III");
  });

  it("does not update the check date of a price that an editor has changed", async () => {
    await load([wave]);
    await edit("price = '$99', price_amount = 99, price_checked_at = '2026-01-01'");
    expect(await load([wave])).toMatchObject({ dated: 0 });
    expect((await item("wave"))?.priceCheckedAt).toEqual(new Date("2026-01-01T00:00:00Z"));
  });

  it("keeps fields without a recorded source value", async () => {
    await load([wave]);
    await edit("title = 'The Wave', source_values = source_values - 'title'");
    expect(await load([wave])).toMatchObject({ updated: 0, edited: { fieldCount: 1 } });
    expect((await item("wave"))?.title).toBe("The Wave");
  });
});
