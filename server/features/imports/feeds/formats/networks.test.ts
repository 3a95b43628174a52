import { FeedFormatChoice } from "../feed.types";
import { brief, fixtureMapping, readFeedFile, readFixture } from "../../../../testing/feeds/feedFixtures";

describe("Awin", () => {
  it("reads feeds with the first columns", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("awin-old.csv"));
    expect(format).toBe(FeedFormatChoice.AWIN);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "LD-9",
        title: "Linden Slip Dress",
        price: "79 GBP",
        was: 99,
        isInStock: true,
        link: "https://awin.example/pclick.php?p=101&a=1&m=7",
        image: "https://img.linden.example/slip.jpg",
        gtin: "05901234123457",
        brand: "",
        retailer: "Linden",
        type: "Dresses",
        tags: "",
        variants: [" Ivory £79.00"],
      },
      // Where the merchant says nothing, Awin's own columns count.
      expect.objectContaining({
        key: "102",
        was: null,
        isInStock: false,
        image: "https://images.awin.example/102.jpg",
        type: "Women's Shoes",
        variants: [],
      }),
    ]);
  });

  it("reads feeds of the feed builder, whose columns are often empty", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("awin-new.csv"));
    expect(format).toBe(FeedFormatChoice.AWIN);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "RW-1",
        title: "Rowan Kleid",
        price: "59.95 EUR",
        was: 79.95,
        isInStock: true,
        link: "https://awin.example/pclick.php?p=201&a=1&m=9",
        image: "https://img.rowan.example/kleid.jpg",
        gtin: "04006381333931",
        brand: "Eberesche",
        retailer: "Rowan",
        type: "Kleider",
        tags: "Damen,Bekleidung,Herbst,Büro",
        variants: ["36 Rost €59.95", "38 Rost €59.95 (out)"],
      },
      expect.objectContaining({
        key: "RW-2",
        price: "120 EUR",
        was: 150,
        isInStock: true,
        image: "https://img.rowan.example/stiefelette.jpg",
        gtin: "05901234123457",
        type: "Boots",
        tags: "Shoes",
      }),
    ]);
    expect(products.map(({ body }) => body)).toEqual(["Viskose; fließend, mit Gürtel.", "Glattleder."]);
  });
});

describe("CJ", () => {
  it("reads feeds with the old columns", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("cj-old.csv"));
    expect(format).toBe(FeedFormatChoice.CJ);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "MB-1",
        title: "Maple Leather Belt",
        price: "35 USD",
        was: 45,
        isInStock: true,
        link: "https://cj.example/click-1-2?url=https%3A%2F%2Fmaple.example%2Fbelt",
        image: "https://img.maple.example/belt.jpg",
        gtin: "00036000291452",
        brand: "Maple",
        retailer: "Maple Street",
        type: "Belts",
        tags: "Accessories,belt,leather",
        variants: [],
      },
      expect.objectContaining({ key: "MB-2", price: "140 USD", was: null, isInStock: false, type: "Shoes" }),
    ]);
  });

  it("reads feeds with Google's columns, and sales only on their days", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("cj-new.csv"));
    expect(format).toBe(FeedFormatChoice.CJ);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toMatchObject([
      {
        key: "W-10",
        price: "68 USD",
        was: 98,
        isInStock: true,
        link: "https://cj.example/click-9-1",
        image: "https://img.willow.example/cardigan.jpg",
        gtin: "00036000291452",
        brand: "Willow",
        retailer: "Willow & Co",
        type: "Cardigans",
        tags: "Women,Knitwear",
        variants: ["S Oat 68.00 USD", "M Oat 58.00 USD (out)"],
      },
      { key: "W-11", price: "40 USD", was: null },
    ]);
    expect(products.map(({ googleCategory }) => googleCategory)).toEqual([
      "Apparel & Accessories > Clothing > Shirts & Tops",
      "Apparel & Accessories > Jewelry > Earrings",
    ]);
  });
});

describe("Rakuten", () => {
  it("reads a full file", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("rakuten.txt"));
    expect(format).toBe(FeedFormatChoice.RAKUTEN);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "1001",
        title: "Juniper Parka",
        price: "180 USD",
        was: 200,
        isInStock: true,
        // Not the address that fills a cart.
        link: "https://click.rakuten.example/link?id=a&offerid=1.1001",
        image: "https://img.juniper.example/parka.jpg",
        gtin: "00036000291452",
        brand: "Juniper",
        retailer: "Juniper Outfitters",
        type: "Coats & Jackets",
        tags: "Clothing,parka,down,hood",
        variants: [],
      },
      expect.objectContaining({ key: "1002", price: "85.5 USD", was: null, isInStock: false, type: "Bags" }),
    ]);
    expect(products[0].body).toBe('Down-filled, with a "storm" hood.');
    expect(products.map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe("CSV with columns that an administrator named", () => {
  const format = FeedFormatChoice.MAPPED;

  it("reads the named columns", async () => {
    const content = readFixture("mapped.csv");
    const { products, problems } = await readFeedFile(content, { format, mapping: fixtureMapping, currency: "EUR" });
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "E-1",
        title: "Esche Hose",
        price: "69.9 EUR",
        was: 89.9,
        isInStock: true,
        link: "https://esche.example/hose",
        image: "https://img.esche.example/hose.jpg",
        gtin: "04006381333931",
        brand: "Esche",
        retailer: "",
        type: "Hosen",
        tags: "Damen",
        variants: ["40 Grau €69.90", "42 Grau €69.90 (out)"],
      },
      expect.objectContaining({ key: "E-2", price: "1299 EUR", was: null, type: "Schals" }),
    ]);
  });

  it("says what is missing", async () => {
    const content = readFixture("mapped.csv");
    await expect(readFeedFile(content)).rejects.toThrow("The format of the file is not known.");
    await expect(readFeedFile(content, { format })).rejects.toThrow("Choose which column contains what");
    const mapping = { id: "Artikel", title: "Name" };
    await expect(readFeedFile(content, { format, mapping })).rejects.toThrow('Choose the column of "Price".');
    await expect(readFeedFile(content, { format, mapping: { ...mapping, price: "Preis" } })).rejects.toThrow(
      'This is not a CSV with your columns: the first line lacks "Name".',
    );
  });
});
