import { FeedFormatChoice } from "../feed.types";
import { brief, readFeedFile, readFixture } from "../../../../testing/feeds/feedFixtures";

const rss = (items: string): string =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items}\n</channel></rss>\n`;
const item = (id: string, more = ""): string =>
  `<item><g:id>${id}</g:id><title>Item ${id}</title><link>https://a.example/${id}</link><g:price>5 USD</g:price>${more}</item>`;

describe("Google Merchant feeds", () => {
  it.each(["google.tsv", "google.csv"] as const)("reads %s", async (name) => {
    const { format, products, problems } = await readFeedFile(readFixture(name), { currency: "" });
    expect(format).toBe(FeedFormatChoice.GOOGLE);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "AL-1",
        title: "Alder Trench Coat",
        // Size S is cheaper and sold out.
        price: "190 EUR",
        was: 240,
        isInStock: true,
        link: "https://alder.example/p/trench?size=S",
        image: "https://img.alder.example/trench.jpg",
        gtin: "04006381333931",
        brand: "Alder",
        retailer: "",
        type: "Trench Coats",
        tags: "Women,Outerwear",
        variants: ["S Sand 180.00 EUR (out)", "M Sand 190.00 EUR"],
      },
      expect.objectContaining({
        key: "AL-2",
        title: "Birch Ankle Boots",
        // The sale is over.
        price: "160 EUR",
        was: null,
        // On preorder.
        isInStock: false,
        gtin: null,
      }),
      // The number is one that a shop uses for itself.
      expect.objectContaining({ key: "AL-3", isInStock: false, image: "", gtin: null, type: "Clutches" }),
    ]);
    expect(products.map(({ googleCategory }) => googleCategory)).toEqual([
      "Apparel & Accessories > Clothing > Outerwear > Coats & Jackets",
      "187",
      "",
    ]);
  });

  it("reads RSS with its own elements, and no prices of shipping", async () => {
    const { format, products, problems } = await readFeedFile(readFixture("google-rss.xml"), { currency: "" });
    expect(format).toBe(FeedFormatChoice.GOOGLE);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "H-1",
        title: "Hazel Pleated Skirt & Belt",
        price: "88 USD",
        was: 110,
        isInStock: true,
        link: "https://hazel.example/p/skirt?size=36&color=plum",
        image: "https://img.hazel.example/skirt.jpg",
        gtin: "04006381333931",
        brand: "Hazel",
        retailer: "",
        type: "Pleated Skirts",
        tags: "Women,Skirts",
        variants: ["36 Plum 88.00 USD"],
      },
      expect.objectContaining({ key: "H-2", price: "65 USD", isInStock: false }),
    ]);
    expect(products.map(({ line }) => line)).toEqual([8, 29]);
    expect(products[0].body).toBe("<p>Crêpe, <b>lined</b>.</p>");
  });

  it("reads Atom, where Google's ID wins over the entry's and the alternate link over others", async () => {
    const { format, products } = await readFeedFile(readFixture("google-atom.xml"), { currency: "" });
    expect(format).toBe(FeedFormatChoice.GOOGLE);
    expect(products.map(brief)).toMatchObject([
      {
        key: "S-1",
        title: "Sorrel Satchel",
        price: "150 CHF",
        link: "https://sorrel.example/p/satchel",
        image: "https://img.sorrel.example/satchel.jpg",
        gtin: "05901234123457",
        type: "Satchels",
        tags: "Bags",
      },
    ]);
  });

  it("does not read elements of other namespaces, and knows Google's by its address", async () => {
    const other = rss(item("1", "<g:description>Long</g:description>"))
      .replaceAll("g:", "shop:")
      .replace("xmlns:g", "xmlns:shop")
      .replace("<title>", "<media:title>Photo</media:title><title>")
      .replace("xmlns:", 'xmlns:media="http://search.yahoo.com/mrss/" xmlns:');
    const { products } = await readFeedFile(other);
    expect(products).toMatchObject([{ key: "1", title: "Item 1", body: "Long" }]);
  });

  it.each([
    ["in stock", true],
    ["In Stock", true],
    ["in_stock", true],
    ["backorder", false],
    ["back_order", false],
    ["preorder", false],
    ["pre-order", false],
    ["available for preorder", false],
    ["limited availability", true],
    ["out of stock", false],
    ["out_of_stock", false],
    ["OutOfStock", false],
    ["sold out", false],
    ["discontinued", false],
    // A feed that does not say has what it lists.
    ["", true],
  ])("reads the availability %j", async (text, isInStock) => {
    const { products } = await readFeedFile(rss(item("1", `<g:availability>${text}</g:availability>`)));
    expect(products[0].isInStock).toBe(isInStock);
  });

  it("refuses XML of another kind, and XML without products gives none", async () => {
    await expect(
      readFeedFile("<rss version='2.0'><channel><item><title>News</title></item></channel></rss>"),
    ).rejects.toThrow("The format of the file is not known.");
    await expect(readFeedFile("<catalog><product/></catalog>", { format: FeedFormatChoice.GOOGLE })).rejects.toThrow(
      "This is not a Google Merchant feed: it has no products in Google's namespace.",
    );
    expect((await readFeedFile(rss(""))).products).toEqual([]);
  });

  it("expands no entities of the file and refuses elements that are nested too deep", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const text = rss(item("1", "<g:description>&b;&b;</g:description>")).replace('<?xml version="1.0"?>', bomb);
    expect((await readFeedFile(text)).products).toMatchObject([{ key: "1", body: "&b;&b;" }]);
    await expect(readFeedFile(rss(item("1", "<x>".repeat(50_000))))).rejects.toThrow(
      "The elements of the file are nested too deep.",
    );
  });
});
