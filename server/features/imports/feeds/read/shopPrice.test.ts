import { ImportRefused } from "../../../../core/table/importRefused";
import { parsePrice } from "../../../../core/money/price";
import { priceText, readShopPrice } from "./feedProduct";

describe("readShopPrice", () => {
  it.each([
    ["€49.90", null, { text: "€49.90", amount: 49.9, currency: "EUR" }],
    ["£1,299.00", null, { text: "£1,299.00", amount: 1299, currency: "GBP" }],
    ["49,90 €", "USD", { text: "49,90 €", amount: 49.9, currency: "EUR" }],
    ["49.9", "EUR", { text: "€49.90", amount: 49.9, currency: "EUR" }],
    ["49,90", "EUR", { text: "€49.90", amount: 49.9, currency: "EUR" }],
    ["1188.6", "USD", { text: "$1,188.60", amount: 1188.6, currency: "USD" }],
    ["$90", "CAD", { text: "CA$90.00", amount: 90, currency: "CAD" }],
    ["5000", "JPY", { text: "JPY 5,000", amount: 5000, currency: "JPY" }],
    ["1.255", "KWD", { text: "KWD 1.255", amount: 1.255, currency: "KWD" }],
    [" ", null, null],
    ["0.00", null, null],
    ["cheap", "USD", "The price is not a number, so the product was skipped."],
    ["-3", "USD", "A price cannot be negative. Enter it without the minus sign. The product was skipped."],
  ])("reads %j with %j as %j", (cell, currency, price) => expect(readShopPrice(cell, currency, 2)).toEqual(price));

  it("rejects a file whose prices have no currency", () => {
    expect(() => readShopPrice("49.90", null, 7)).toThrow(ImportRefused);
    expect(() => readShopPrice("49.90", null, 7)).toThrow(/^Line 7 has a price without a currency: "49.90"/);
  });

  it("formats prices so that they can be parsed again", () => {
    for (const currency of ["USD", "EUR", "GBP", "CAD", "AUD", "JPY", "CNY", "SEK", "CHF", "PLN", "KWD", "INR", "BRL"])
      expect(parsePrice(priceText(1234.5, currency)).currency).toBe(currency);
  });
});
