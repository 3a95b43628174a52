import { buildProductPages, type CorpusPage } from "../../../../testing/productPages/productPages";
import { unclearPages } from "../../../../testing/productPages/unclearPages";
import type { ProductPage } from "./productPage.types";
import { readProductPage } from "./readProductPage";

const read = ({ html, address }: { html: string; address: string }): ProductPage => readProductPage(html, address);

type Result = "right" | "asked" | "missing" | "wrong";

function judge({ expected }: CorpusPage, { title, price }: ProductPage): Result {
  const { value } = price;
  if (!value) return price.question ? "asked" : "missing";
  const isRight =
    value.amount === expected.amount && value.currency === expected.currency && value.isFrom === expected.isFrom;
  if (!isRight) return "wrong";
  return title.value === expected.title ? "right" : "missing";
}

describe("product pages of the corpus", () => {
  const pages = buildProductPages().map((page) => ({ page, facts: read(page) }));
  const judged = pages.map(({ page, facts }) => ({ page, facts, result: judge(page, facts) }));

  test("are at least 200, in ten styles and six currencies", () => {
    expect(pages.length).toBeGreaterThanOrEqual(200);
    expect(new Set(pages.map(({ page }) => page.style)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(pages.map(({ page }) => page.expected.currency)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(pages.map(({ page }) => page.html)).size).toBe(pages.length);
  });

  test("are answered in at least 95 of 100 cases, never with a wrong price", () => {
    const count = (all: typeof judged, result: Result) => all.filter((one) => one.result === result).length;
    const row = (name: string, all: typeof judged) =>
      `${name.padEnd(30)}${[all.length, count(all, "right"), count(all, "asked"), count(all, "missing"), count(all, "wrong")].map((number) => String(number).padStart(8)).join("")}`;
    const names = [...new Set(judged.map(({ page }) => page.style))];
    const table = [
      `${"style".padEnd(30)}${["pages", "right", "asked", "missing", "wrong"].map((name) => name.padStart(8)).join("")}`,
      ...names.map((name) =>
        row(
          name,
          judged.filter(({ page }) => page.style === name),
        ),
      ),
      row("all", judged),
    ].join("\n");
    process.stdout.write(`\n${table}\n`);
    const describeWrong = ({ page, facts, result }: (typeof judged)[number]) =>
      `${result}: ${page.name}: ${facts.price.value?.text ?? facts.price.question} (${facts.title.value})`;
    const unanswered = judged.filter(({ result }) => result !== "right").map(describeWrong);
    expect(judged.filter(({ result }) => result === "wrong").map(describeWrong)).toEqual([]);
    if (unanswered.length / judged.length > 0.05) expect(unanswered).toEqual([]);
  });

  test("have their availability, picture, shop and price before the sale read", () => {
    for (const { page, facts } of pages) {
      const { expected, name } = page;
      const original = facts.originalPrice.value?.amount ?? null;
      expect([name, facts.availability.value]).toEqual([name, expect.stringMatching(stock(page))]);
      expect([name, original]).toEqual([name, expected.original]);
      expect([name, facts.image.value]).toEqual([name, expect.stringMatching(expected.image)]);
    }
  });
});

/** Every style but this one states it: its theme has no such value. */
const stock = ({ expected }: CorpusPage): RegExp => (expected.isAvailable ? /^IN_STOCK$/ : /^OUT_OF_STOCK$/);

describe("unclear product pages", () => {
  test.each(unclearPages.map((page) => [page.name, page] as const))(
    "%s: asks, with the prices to choose from",
    (_, page) => {
      const { price } = read(page);
      expect(price.value).toBeNull();
      expect(price.question).toContain(page.question);
      expect(price.choices.map(({ value }) => value.text)).toEqual(expect.arrayContaining(page.choices));
    },
  );
});
