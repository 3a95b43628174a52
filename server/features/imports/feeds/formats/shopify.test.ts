import { FeedFormatChoice } from "../feed.types";
import { brief, readFeedFile, readFixture } from "../../../../testing/feeds/feedFixtures";
import { exportHeader } from "../../../../testing/feeds/feedFiles";

const read = (text: string) => readFeedFile(`${exportHeader}\n${text}`);

describe("Shopify's CSV", () => {
  it("reads exports with the old columns", async () => {
    const { format, products, problems, rows } = await readFeedFile(readFixture("shopify-old.csv"));
    expect(format).toBe(FeedFormatChoice.SHOPIFY);
    expect(problems).toEqual([]);
    expect(rows).toBe(6);
    expect(products.map(brief)).toEqual([
      {
        key: "tide-wrap-dress",
        title: "Tide Wrap Dress",
        // The cheaper size S is out of stock.
        price: "125 USD",
        was: 150,
        isInStock: true,
        link: "",
        image: "https://cdn.harbor.example/wrap-1.jpg",
        gtin: "04006381333931",
        brand: "Harbor & Pine",
        retailer: "",
        type: "Dresses",
        tags: "silk,summer",
        variants: ["S Sea Blue $120.00 (out)", "M Sea Blue $125.00"],
      },
      expect.objectContaining({ key: "cove-sandal", price: "60 USD", was: null, isInStock: true, variants: [] }),
      expect.objectContaining({ key: "gift-card", type: "gift card", variants: [] }),
      expect.objectContaining({ key: "winter-coat", price: "300 USD" }),
    ]);
    expect(products[0]).toMatchObject({
      line: 2,
      body: "<p>Silk, cut on the bias.<br>Falls to the knee &amp; ties at the side.</p>",
      googleCategory: "Apparel & Accessories > Clothing > Dresses",
    });
    expect(products.map(({ isPublished }) => isPublished)).toEqual([true, true, true, false]);
  });

  it("reads exports with the columns since 2024", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("shopify-2024.csv"), { currency: "EUR" });
    expect(format).toBe(FeedFormatChoice.SHOPIFY);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toMatchObject([
      {
        key: "meadow-midi-dress",
        price: "94.9 EUR",
        was: 119.9,
        isInStock: true,
        image: "https://cdn.fern.example/midi.jpg",
        gtin: "04006381333948",
        type: "Midi Dress",
        tags: "cotton,garden party",
        variants: ["36 Moss €89.90 (out)", "38 Moss €94.90"],
      },
      { key: "bramble-tote", price: "45 EUR", isInStock: true },
      { key: "thistle-loafer", price: "130 EUR", isInStock: false },
    ]);
    expect(products[0].googleCategory).toBe("Apparel & Accessories > Clothing > Dresses");
    expect(products.map(({ isPublished }) => isPublished)).toEqual([true, false, true]);
  });

  it("reads exports without columns for images", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("shopify-without-images.csv"));
    expect(format).toBe(FeedFormatChoice.SHOPIFY);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { key: "linen-shirt", image: "", isPublished: true, isInStock: true },
      { key: "suede-boot", image: "", isPublished: false },
    ]);
  });

  it("combines the rows of one handle and uses the cheapest variant with a price", async () => {
    const { products, problems, rows } = await read(
      [
        'one,One &amp; Only,"<p>a\nb</p>",Maker,Dresses,"red, New",true,90.00,80.00,javascript:x',
        "one,,,,,,,60.00,75.00,https://a.example/2.jpg",
        "one,,,,,,,,,https://a.example/3.jpg",
        "one,,,,,,,0.00,75.00,",
        "two,Two,,Maker,Shoes,,FALSE,10,,",
      ].join("\n"),
    );
    expect(problems).toEqual([]);
    expect(rows).toBe(5);
    expect(products).toMatchObject([
      {
        line: 2,
        title: "One & Only",
        price: { text: "$60.00", amount: 60, currency: "USD" },
        was: { text: "$75.00", amount: 75, currency: "USD" },
        image: "https://a.example/2.jpg",
        tags: ["red", "New"],
        isPublished: true,
      },
      { line: 7, key: "two", isPublished: false, price: { amount: 10 }, was: null },
    ]);
  });

  it("accepts a byte order mark, CRLF, other case and additional columns", async () => {
    const { products, problems } = await readFeedFile(
      `\ufeff${exportHeader.toUpperCase()},Status,Gift Card,Other\r\na,A,,,,,true,1,,,draft,false,x\r\n,,,,,,,,,,,,\r\n\r\ng,G,,,,,true,1,,,active,true,x`,
    );
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { key: "a", isPublished: false },
      { key: "g", type: "gift card", isPublished: true },
    ]);
  });

  it("reports missing and unreadable values by line and continues", async () => {
    const { products, problems } = await read(
      [
        ",No Handle,,,,,true,1,,",
        "b,,,,,,true,1,,",
        "c,C,,,,,true,cheap,,",
        "d,D,short row",
        'e,"E" x,,,,,true,1,,',
        'f,"F",,,,,true,1,,',
        "g,G,,,,,true,1,,",
        `${"h".repeat(256)},H,,,,,true,1,,`,
      ].join("\n"),
    );
    expect(problems).toEqual([
      "2: The row has no ID or handle.",
      "3: The product has no title.",
      "4: The price is not a number, so the product was skipped.",
      "5: The number of cells differs from the header; the row was skipped.",
      "6: A quotation mark is in the wrong place; the row was skipped.",
      // Line 6 opens a quotation, so line 7 is parsed as its text.
      "7: A quotation mark is in the wrong place; the row was skipped.",
      "9: The ID is longer than 255 characters.",
    ]);
    expect(products.map(({ key, isBroken }) => [key, isBroken])).toEqual([
      ["b", true],
      ["c", true],
      ["g", false],
    ]);
  });
});
