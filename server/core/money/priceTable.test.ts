import { priceExampleRows, priceExamplesText as section } from "../../testing/priceExamples";
import { parsePrice } from "./price";

const rows = priceExampleRows();

/** The sentences below the table by their numbers, which the last column has. */
const answers = new Map(
  [...section.matchAll(/^(\d+)\. (.*(?:\n {3,}.*)*)/gm)].map(([, number, text]) => [
    number,
    text.replace(/\n +/g, " "),
  ]),
);

describe("priceExamples.md", () => {
  test.each(rows)("reads %s as the table says where the site has %s", (text, site, amount, currency, number) => {
    const { problem, ...read } = parsePrice(text.slice(1, -1), null, site);
    const expected = { amount: amount ? Number(amount) : null, currency: currency || null };
    expect({ ...read, answer: problem ?? "" }).toEqual({ ...expected, answer: number ? answers.get(number) : "" });
  });

  test("has a table, and each answer is in it", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map((cells) => cells[4]).filter(Boolean))).toEqual(new Set(answers.keys()));
  });
});
