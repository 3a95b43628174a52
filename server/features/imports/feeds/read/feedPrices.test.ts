import { FeedFormatChoice } from "../feed.types";
import { brief, readFeedFile } from "../../../../testing/feeds/feedFixtures";

const header =
  "aw_deep_link,product_name,merchant_product_id,merchant_category,search_price,currency,product_price_old,in_stock";
const awin = (...prices: string[]): string =>
  [
    header,
    ...prices.map((cells, at) => `https://awin.example/?p=${at},Dress ${at},m${at},Dresses,${cells},,1`),
    "",
  ].join("\n");
const read = async (cells: string, currency = "") => {
  const { products, problems } = await readFeedFile(awin(cells), { currency });
  return problems[0] ?? brief(products[0]).price;
};

describe("the price of a row and the currency of its own column", () => {
  it.each([
    ["49.90,GBP", "49.9 GBP"],
    ["49.90,£", "49.9 GBP"],
    ["49.90,€", "49.9 EUR"],
    ["49.90,US$", "49.9 USD"],
    ["49.90,EURO", "49.9 EUR"],
    ["49.90 gbp,gbp", "49.9 GBP"],
    ["$49.90,CAD", "49.9 CAD"],
    [",N/A", null],
  ])("reads %j as %j", async (cells, price) => expect(await read(cells)).toEqual(price));

  it.each([
    [
      "49.90 EUR,GBP",
      '2: The price "49.90 EUR" is in EUR, and the row\'s currency is GBP. Correct one of them in the feed. The product was skipped.',
    ],
    [
      "$49.90,GBP",
      '2: The price "$49.90" is in USD, and the row\'s currency is GBP. Correct one of them in the feed. The product was skipped.',
    ],
    ["49.90,ABC", "2: “ABC” is not a known currency. Write a code such as EUR. The product was skipped."],
    ["49.90,N/A", "2: “N/A” is not a known currency. Write a code such as EUR. The product was skipped."],
    [
      "4990,GBp",
      "2: “GBp” is the hundredth part of a currency. Write the price in the currency itself, for example GBP 49.90. The product was skipped.",
    ],
    [
      "£20 off,GBP",
      "2: “off” makes this an amount of something else than the product. Write the product's price alone. The product was skipped.",
    ],
  ])("refuses %j", async (cells, problem) => expect(await read(cells)).toEqual(problem));

  it("reads the other rows of the file", async () => {
    const { products, problems } = await readFeedFile(awin("49.90,GBP", "49.90,ABC", "59.90,£"), { currency: "" });
    expect(problems).toHaveLength(1);
    expect(products.map((product) => brief(product).price)).toEqual(["49.9 GBP", null, "59.9 GBP"]);
  });

  it("takes a sign of several currencies for the one of the feed", async () => {
    expect(await read("49.90,$", "CAD")).toBe("49.9 CAD");
    expect(await read("500,kr", "SEK")).toBe("500 SEK");
  });
});

const over = "2016-02-24/2016-02-29";
const running = "2016-02-24T11:07+0100/2999-02-28T23:07+0100";
const googleColumns = "id,title,link,price,sale_price,sale_price_effective_date,product_type";
const google = (cells: string) => `${googleColumns}\n1,Dress,https://a.example/1,${cells},Dresses\n`;
const awinGoogle = (cells: string) =>
  `aw_deep_link,id,title,price,sale_price,sale_price_effective_date,product_type\nhttps://awin.example/?p=1,1,Dress,${cells},Dresses\n`;
const own = (cells: string) => `Nr,Name,Preis,Aktion,Zeitraum\n1,Dress,${cells}\n`;
const ownMapping = { id: "Nr", title: "Name", price: "Preis", salePrice: "Aktion", saleDates: "Zeitraum" };
const readSale = async (content: string, mapping?: Record<string, string>) => {
  const format = mapping ? FeedFormatChoice.MAPPED : FeedFormatChoice.DETECT;
  const { products, problems } = await readFeedFile(content, { currency: "", format, mapping });
  const [{ price, was, isBroken }] = products.map((product) => ({ ...brief(product), isBroken: product.isBroken }));
  return { price, was, isBroken, problems };
};

describe.each([
  ["Google", (cells: string) => readSale(google(cells))],
  ["Awin with Google's columns", (cells: string) => readSale(awinGoogle(cells))],
  ["own columns", (cells: string) => readSale(own(cells), ownMapping)],
])("sale prices of a feed: %s", (_, readCells) => {
  it.each([
    ["100 EUR,60 EUR,", "60 EUR", 100],
    [`100 EUR,60 EUR,${running}`, "60 EUR", 100],
    [`100 EUR,60 EUR,${over}`, "100 EUR", null],
    ["100 EUR,60 EUR,24.02.2016/29.02.2016", "100 EUR", null],
    ["100 EUR,60 EUR,2016-02-24T11:07-08/2016-02-29T23:07-08", "100 EUR", null],
    ["100 EUR,60 EUR,20160224T1107Z/20160229T2307Z", "100 EUR", null],
    ["100 EUR,60 EUR,2998-01-01/2999-01-01", "100 EUR", null],
    ["100 EUR,,2016-02-24", "100 EUR", null],
    ["100 EUR,0.00,", "100 EUR", null],
  ])("%s is %s before %s", async (cells, price, was) => {
    expect(await readCells(cells)).toEqual({ price, was, isBroken: false, problems: [] });
  });

  it.each([
    [
      "100 EUR,60 EUR,02/24/2016",
      'The dates of the sale, "02/24/2016", are unreadable, so the regular price counts. Write them as 2026-02-24T09:00Z/2026-02-28T21:00Z.',
    ],
    [
      "100 EUR,60 EUR,2016-02-29/2016-02-24",
      'The dates of the sale, "2016-02-29/2016-02-24", are unreadable, so the regular price counts. Write them as 2026-02-24T09:00Z/2026-02-28T21:00Z.',
    ],
    ["100 EUR,0.00 EUR,", 'The sale price "0.00 EUR" is no price, so the regular price counts.'],
    ["100 EUR,soon,", 'The sale price "soon" is no price, so the regular price counts.'],
  ])("reports %s and takes the regular price", async (cells, sentence) => {
    expect(await readCells(cells)).toEqual({
      price: "100 EUR",
      was: null,
      isBroken: false,
      problems: [`2: ${sentence}`],
    });
  });
});

describe("Awin's own columns", () => {
  it("count before those of Google", async () => {
    const header = "aw_deep_link,product_name,aw_product_id,search_price,product_price_old,price,sale_price,currency";
    const { products } = await readFeedFile(
      `${header}\nhttps://awin.example/?p=1,Dress,1,70,90,100,60,EUR\nhttps://awin.example/?p=2,Dress,2,,,100,60,EUR\n`,
    );
    expect(products.map(brief)).toMatchObject([
      { price: "70 EUR", was: 90 },
      { price: "60 EUR", was: 100 },
    ]);
  });
});

describe("the brand of a feed", () => {
  it.each([
    ["Acme", "Acme"],
    ["https://acme.example/", ""],
    ["www.acme.example", ""],
    ["/brands/acme", ""],
  ])("%j is %j", async (cell, brand) => {
    const { products } = await readFeedFile(
      `id,title,link,price,brand,product_type\n1,Dress,https://a.example/1,5 EUR,${cell},Dresses\n`,
    );
    expect(products[0].brand).toBe(brand);
  });
});

describe("own columns", () => {
  const mapping = { id: "Nr", title: "Name", price: "Preis", salePrice: "Aktion" };
  const settings = { format: FeedFormatChoice.MAPPED, currency: "EUR" };

  it("have the first and the last day of a sale apart", async () => {
    const rows = ["1,A,100,60,2016-02-24,29.02.2016", "2,B,100,60,2016-02-24,", "3,C,100,60,,29.02.2016"];
    const { products, problems } = await readFeedFile(`Nr,Name,Preis,Aktion,Von,Bis\n${rows.join("\n")}\n`, {
      ...settings,
      mapping: { ...mapping, saleStart: "Von", saleEnd: "Bis" },
    });
    expect(problems).toEqual([]);
    expect(products.map((product) => brief(product).price)).toEqual(["100 EUR", "60 EUR", "100 EUR"]);
  });

  it("know which products are visible", async () => {
    const words = ["published", "TRUE", "1", "visible", "", "draft", "hidden", "0", "perhaps"];
    const rows = words.map((word, at) => `${at},Dress ${at},100,,${word}`);
    const { products, problems } = await readFeedFile(`Nr,Name,Preis,Aktion,Sichtbar\n${rows.join("\n")}\n`, {
      ...settings,
      mapping: { ...mapping, visibility: "Sichtbar" },
    });
    expect(products.map(({ isPublished }) => isPublished)).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(4).fill(false),
    ]);
    expect(problems).toEqual([
      '10: It is unclear whether "perhaps" means visible, so the product counts as hidden. Write published or hidden.',
    ]);
  });
});
