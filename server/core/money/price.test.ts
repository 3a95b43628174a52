import { parseCurrencyCell, parseOriginalPrice, parsePrice } from "./price";

describe("parsePrice", () => {
  test.each([
    ["$1,290", 1290, "USD"],
    ["$49.90", 49.9, "USD"],
    ["from 12 EUR", 12, "EUR"],
    ["€49.90", 49.9, "EUR"],
    ["£1,299.00", 1299, "GBP"],
    ["€1.299,00", 1299, "EUR"],
    ["49,90 €", 49.9, "EUR"],
    ["1\u00a0299,00\u202f€", 1299, "EUR"],
    ["CHF 1'299.50", 1299.5, "CHF"],
    ["CA$90", 90, "CAD"],
    ["$90 CAD", 90, "CAD"],
    ["90 dollars", 90, "USD"],
    ["eur 5", 5, "EUR"],
    ["49,- €", 49, "EUR"],
    ["€ 1.299.000", 1299000, "EUR"],
    ["$.99", 0.99, "USD"],
    ["0", 0, null],
    ["49.9", 49.9, null],
    ["1,299", 1299, null],
    ["JPY 5,000", 5000, "JPY"],
    ["500 kr SEK", 500, "SEK"],
    ["Now £20", 20, "GBP"],
    ["$50 - $80", 50, "USD"],
    ["€1.299,00 – 1.499,00", 1299, "EUR"],
    ["50 to 80 GBP", 50, "GBP"],
    ["CHF 1'299.-", 1299, "CHF"],
    ["1.299,00 EUR", 1299, "EUR"],
    ["49,90 zł", 49.9, "PLN"],
    ["₹1,00,000.00", 100000, "INR"],
    ["KWD 1.250", 1.25, "KWD"],
    ["1.250,500 KWD", 1250.5, "KWD"],
    ["0,250 KWD", 0.25, "KWD"],
    ["1.299 ISK", 1299, "ISK"],
    ["١٬٢٥٠٫٥٠٠ د.ك.", 1250.5, "KWD"],
    ["१,२३,४५६ ₹", 123456, "INR"],
    ["$US 49", 49, "USD"],
    ["49,90 $ CA", 49.9, "CAD"],
    ["US $100", 100, "USD"],
    ["AU $49", 49, "AUD"],
    ["100 US dollars", 100, "USD"],
    ["49 CA dollars", 49, "CAD"],
    ["$12 and up", 12, "USD"],
    ["49,90 $ US", 49.9, "USD"],
    ["5 990 Ft", 5990, "HUF"],
    ["ab 49,90 € inkl. MwSt.", 49.9, "EUR"],
    ["50 € bis 80 €", 50, "EUR"],
  ])("parses %j as %j %j", (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });

  test.each([
    ["100.00 EUR excl. VAT", "excl"],
    ["£100 (ex VAT)", "ex"],
    ["100 € exkl. MwSt", "exkl"],
    ["100 € excl. btw", "excl"],
    ["100 € zzgl. MwSt", "zzgl"],
    ["100 EUR netto", "netto"],
    ["100 € HT", "HT"],
    ["$100 plus tax", "plus"],
    ["$100 + tax", "+"],
    ["€100 + IVA", "+"],
  ])("refuses %j, a price without tax", (text, word) => {
    const problem = `“${word}” says that tax is not included. Write the price with tax.`;
    expect(parsePrice(text)).toEqual({ amount: null, currency: null, problem });
    expect(parseOriginalPrice(text)).toHaveProperty("problem", problem);
  });

  test.each([
    ["RRP £100", "RRP"],
    ["$100 MSRP", "MSRP"],
    ["UVP 100 €", "UVP"],
    ["Was $100", "Was"],
    ["Retail $100", "Retail"],
  ])("refuses %j as a present price, not as a former one", (text, word) => {
    const problem = `“${word}” marks another price than the present one. Write what the product costs now.`;
    expect(parsePrice(text)).toEqual({ amount: null, currency: null, problem });
    expect(parseOriginalPrice(text)).toHaveProperty("amount", 100);
  });

  it("refuses the highest of several prices", () => {
    expect(parsePrice("up to $100")).toHaveProperty(
      "problem",
      "“up to” is the highest price of several. Write the lowest one, for example From $50.",
    );
  });

  test.each(["", "  ", "On request", "ask us", "free", "—"])("accepts %j without an amount", (text) => {
    expect(parsePrice(text)).toEqual({ amount: null, currency: null });
  });

  test.each([
    ["-5", "A price cannot be negative. Enter it without the minus sign."],
    ["$-5", "A price cannot be negative. Enter it without the minus sign."],
    ["−5 €", "A price cannot be negative. Enter it without the minus sign."],
    ["1.299 €", "It is unclear whether this number has decimals. Write 1299.00 or 1.30."],
    ["1.2.3", "This is not an amount. Write it with two decimals, for example 1299.00."],
    ["1,0,000", "This is not an amount. Write it with two decimals, for example 1299.00."],
    ["KWD 1,250", "It is unclear whether this number has decimals. Write 1250.000 or 1.250."],
    ["49,90 Taler", "“Taler” is not a known currency. Write a code such as EUR, or the amount alone."],
    ["1٢ €", "Write the amount with the digits 0 to 9."],
    ["1.2345 KWD", "This is not an amount. Write it with two decimals, for example 1299.00."],
    ["12.345,678", "This is not an amount. Write it with two decimals, for example 1299.00."],
    ["12.3456", "This is not an amount. Write it with two decimals, for example 1299.00."],
    ["¥500", '"¥" stands for several currencies. Write the code instead: JPY or CNY.'],
    ["kr 500", '"kr" stands for several currencies. Write the code instead: SEK, NOK, DKK or ISK.'],
    ["$90 Canadian", 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".'],
    ["$100 GST", 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".'],
    ["J$90", 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".'],
    ["90 Hong Kong dollars", 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".'],
    ["$1,299 M.N.", 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".'],
    ["90 $ ca", 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".'],
    [
      "GBp 4990",
      "“GBp” is the hundredth part of a currency. Write the price in the currency itself, for example GBP 49.90.",
    ],
    [
      "4990 GBX",
      "“GBX” is the hundredth part of a currency. Write the price in the currency itself, for example GBP 49.90.",
    ],
    ["50 ¢", "“¢” is the hundredth part of a currency. Write the price in the currency itself, for example GBP 49.90."],
    ["£20 off", "“off” makes this an amount of something else than the product. Write the product's price alone."],
    ["Save £20", "“Save” makes this an amount of something else than the product. Write the product's price alone."],
    ["$10/mo", "“mo” makes this an amount of something else than the product. Write the product's price alone."],
    [
      "Free shipping over $49",
      "“shipping” makes this an amount of something else than the product. Write the product's price alone.",
    ],
    [
      "49,90 € monatlich",
      "“monatlich” is not part of a price. Write the amount and its currency, for example 49.90 EUR.",
    ],
    ["50 kr extra", "“extra” is not part of a price. Write the amount and its currency, for example 49.90 EUR."],
    ["16.00 ft", "“ft” is not a known currency. Write a code such as EUR, or the amount alone."],
    ["US$ 50 EUR", "This price names two currencies. Write one of them."],
    ["$50 - €80", "This price names two currencies. Write one of them."],
    ["$80 - $50", "This range begins with its higher price. Write the lower one first."],
    ["$240 (was $300)", "There are several numbers. Write one price, or a range such as $50 - $80."],
    ["2 for $50", "There are several numbers. Write one price, or a range such as $50 - $80."],
    [
      "1e3",
      "Letters are directly next to the number. Write the whole amount and its currency, for example 1299.00 EUR.",
    ],
    [
      "$50k",
      "Letters are directly next to the number. Write the whole amount and its currency, for example 1299.00 EUR.",
    ],
    ["20% off", "A percentage is not a price. Write the amount, for example 49.90."],
    ["٤٩ $1", "Write the amount with the digits 0 to 9."],
    ["99999999999999", "This amount is too large. Write one below 10,000,000,000."],
  ])("rejects %j with a message", (text, problem) => {
    expect(parsePrice(text)).toEqual({ amount: null, currency: null, problem });
  });

  test("uses the default for prices without a currency, or with a shared symbol", () => {
    expect(parsePrice("49.90", "EUR")).toEqual({ amount: 49.9, currency: "EUR" });
    expect(parsePrice("$49.90", "EUR")).toEqual({ amount: 49.9, currency: "USD" });
    expect(parsePrice("$49.90", "CAD")).toEqual({ amount: 49.9, currency: "CAD" });
    expect(parsePrice("¥500", "CNY")).toEqual({ amount: 500, currency: "CNY" });
    expect(parsePrice("kr.50", "DKK")).toEqual({ amount: 50, currency: "DKK" });
    expect(parsePrice("$49.90", null, "CAD")).toEqual({ amount: 49.9, currency: "CAD" });
    expect(parsePrice("$49.90", null, "EUR")).toEqual({ amount: 49.9, currency: "USD" });
    expect(parsePrice("49.90", null, "EUR")).toEqual({ amount: 49.9, currency: null });
  });

  test("does not take other dollars and other amounts for those of the site", () => {
    for (const text of ["$90 Canadian", "90 Hong Kong dollars", "$1,299 M.N.", "$20 off", "$10/mo", "20 off"])
      for (const site of ["USD", "EUR"]) expect(parsePrice(text, null, site)).toMatchObject({ amount: null });
    expect(parsePrice("49,90 $ CA", null, "USD")).toEqual({ amount: 49.9, currency: "CAD" });
  });

  test("parses a megabyte of one character in linear time", () => {
    for (const one of ["1", " ", "1 ", "1,", "1.", "$", "a", "-", "1-", "a$", "(", "'", "1 000"])
      expect(parsePrice(one.repeat(Math.floor(1_000_000 / one.length))).amount).toBeNull();
  });
});

describe("parseCurrencyCell", () => {
  test.each([
    ["EUR", "EUR"],
    [" gbp ", "GBP"],
    ["try", "TRY"],
    ["£", "GBP"],
    ["€", "EUR"],
    ["US$", "USD"],
    ["$", "USD"],
    ["EURO", "EUR"],
  ])("reads %j as %s", (cell, currency) => expect(parseCurrencyCell(cell, null)).toEqual({ currency }));

  test.each([
    ["N/A", "“N/A” is not a known currency. Write a code such as EUR."],
    ["now", "“now” is not a known currency. Write a code such as EUR."],
    ["ABC", "“ABC” is not a known currency. Write a code such as EUR."],
    [
      "GBp",
      "“GBp” is the hundredth part of a currency. Write the price in the currency itself, for example GBP 49.90.",
    ],
    ["kr", '"kr" stands for several currencies. Write the code instead: SEK, NOK, DKK or ISK.'],
  ])("refuses %j", (cell, problem) => expect(parseCurrencyCell(cell, null)).toEqual({ currency: null, problem }));

  test("takes a shared sign for the currency of the file", () => {
    expect(parseCurrencyCell("kr", "SEK")).toEqual({ currency: "SEK" });
    expect(parseCurrencyCell("$", "CAD")).toEqual({ currency: "CAD" });
  });
});
