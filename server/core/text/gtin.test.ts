import fc from "fast-check";
import { parseGtin } from "./gtin";

/** The check digit by the rule in words: from the right, every other digit counts three times; the sum ends with 0. */
function checkDigit(body: string): number {
  const digits = Array.from(body, Number).reverse();
  const triple = digits.filter((_, at) => at % 2 === 0).reduce((sum, digit) => sum + 3 * digit, 0);
  const single = digits.filter((_, at) => at % 2 === 1).reduce((sum, digit) => sum + digit, 0);
  return (1_000 - triple - single) % 10;
}

const digit = fc.integer({ min: 0, max: 9 });
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length });
const body = fc.oneof(...[7, 11, 12, 13].map(digits)).map((list) => list.join(""));
const isOfShop = (gtin: string): boolean => gtin.length > 8 && /^(?:2|02|04)/.test(gtin.padStart(14, "0").slice(1));

describe("parseGtin", () => {
  it.each([
    ["4006381333931", "04006381333931"],
    ["036000291452", "00036000291452"],
    ["0036000291452", "00036000291452"],
    ["96385074", "00000096385074"],
    ["10614141000415", "10614141000415"],
    [" 4006381 333-931 ", "04006381333931"],
    ["4006381333932", null],
    ["400638133393", null],
    ["2000000000015", null],
    ["0200000000017", null],
    ["0000000000000", null],
    ["00000000", null],
    ["", null],
    ["n/a", null],
    ["4.00638E+12", null],
    ["４００６３８１３３３９３１", null],
  ])("reads %j as %j", (text, gtin) => expect(parseGtin(text)).toBe(gtin));

  it("accepts exactly the numbers with their check digit", () => {
    fc.assert(
      fc.property(body, digit, (start, last) => {
        const text = `${start}${last}`;
        const isValid = last === checkDigit(start) && !isOfShop(text) && /[1-9]/.test(text);
        expect(parseGtin(text)).toBe(isValid ? text.padStart(14, "0") : null);
      }),
      { numRuns: 500 },
    );
  });

  it("reads its own result as the same number, and any text without failing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          body.map((start) => `${start}${checkDigit(start)}`),
          fc.string({ unit: "binary" }),
        ),
        (text) => {
          const gtin = parseGtin(text);
          if (gtin !== null) expect(parseGtin(gtin)).toBe(gtin);
        },
      ),
    );
  });
});
