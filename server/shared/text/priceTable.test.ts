import { readFileSync } from "node:fs";
import { parsePrice } from "./price";

/** The rows of the table of examples in docs/money.md, without its head. */
const rows = readFileSync(`${__dirname}/../../../docs/money.md`, "utf8")
  .split("## Exchange rates")[0]
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );

describe("docs/money.md", () => {
  test.each(rows)("%s with the site's %s is %s %s%s", (text, site, amount, currency, answer) => {
    const { problem, ...read } = parsePrice(text.slice(1, -1), null, site);
    const expected = { amount: amount ? Number(amount) : null, currency: currency || null };
    expect({ ...read, answer: problem ?? "" }).toEqual({ ...expected, answer });
  });

  test("has a table", () => expect(rows.length).toBeGreaterThan(30));
});
