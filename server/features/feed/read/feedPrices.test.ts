import { brief, readFeedFile } from "../../../testing/feeds/feedFixtures";

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
