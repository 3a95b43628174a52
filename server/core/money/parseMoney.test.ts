import fc from "fast-check";
import { parseMoney } from "./parseMoney";

describe("parseMoney", () => {
  test.each([
    ["12.34", 12.34, null],
    ["$1,234.56", 1234.56, "USD"],
    ["1.234,56 €", 1234.56, "EUR"],
    ["7,5", 7.5, null],
    ["USD 5", 5, "USD"],
    ["5 usd", 5, "USD"],
    [".5", 0.5, null],
    ["0,125", 0.125, null],
    ["0.004", 0.004, null],
    ["1.23456", 1.23456, null],
    ["-3.20", -3.2, null],
    ["'-3.20", -3.2, null],
    ["$-3.20", -3.2, "USD"],
    ["-$3.20", -3.2, "USD"],
    ["- 3,20 €", -3.2, "EUR"],
    ["3.20-", -3.2, null],
    ["3.20- EUR", -3.2, "EUR"],
    ["($3.20)", -3.2, "USD"],
    ["(3.20)", -3.2, null],
    ["\u22123.20", -3.2, null],
    ["1'234.50", 1234.5, null],
    ["49,-", 49, null],
    ["0", 0, null],
    ["-0.00", 0, null],
  ])("reads %j", (text, amount, currency) => expect(parseMoney(text, null)).toEqual({ amount, currency }));

  test.each([
    "",
    "abc",
    "1.2.3",
    "1,2,3",
    "12,345",
    "€ 1.299",
    "12 apples",
    "--",
    "--3",
    "(-3)",
    "(3",
    "5 - 8",
    "from 5 to 8",
    "10 %",
    "99999999999999",
    "1234567890.123456",
    "Infinity",
    "1e5",
    "$5 EUR",
    "5 GBX",
    "5 XQX",
    `${"-".repeat(50_000)}5`,
  ])("refuses %#", (text) => {
    const { amount, currency, problem } = parseMoney(text, "USD");
    expect([amount, currency]).toEqual([null, null]);
    expect(problem).toMatch(/^[A-Z“"].+\.$/);
  });

  test("takes a sign of several currencies for the shared one, if that has it", () => {
    expect(parseMoney("$5", null, "CAD").currency).toBe("CAD");
    expect(parseMoney("$5", null, "EUR").currency).toBe("USD");
    expect(parseMoney("5", "EUR").currency).toBe("EUR");
    expect(parseMoney("5 kr", null).amount).toBeNull();
  });

  test("keeps every decimal and sign of an amount", () => {
    const amounts = fc.tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(amounts, ([digits, decimals]) => {
        const amount = digits / 10 ** decimals;
        const text = amount.toFixed(decimals);
        const { amount: read, problem } = parseMoney(text, null);
        expect(problem?.startsWith("It is unclear") ? amount : read).toBeCloseTo(amount, 8);
      }),
    );
  });
});
