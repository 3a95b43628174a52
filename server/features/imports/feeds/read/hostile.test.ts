import { exportHeader } from "../../../../testing/feeds/feedFiles";
import { readFeedFile, readFixture } from "../../../../testing/feeds/feedFixtures";
import { ImportRefused } from "../../../../core/table/importRefused";
import { toImportedItem } from "../run/upsertItems";

const row = (key: string, title: string, more = ",,,,true,1,,"): string => `${key},${title},${more}`;
const csv = (...rows: string[]): string => [exportHeader, ...rows].join("\n");

describe("hostile files", () => {
  it("keeps a long row short, and refuses one of more than 5 MB", async () => {
    const { products } = await readFeedFile(csv(row("a", "A", `${"x ".repeat(900_000)},,,,true,1,,`), row("b", "B")));
    expect(products.map(({ key }) => key)).toEqual(["a", "b"]);
    const place = { place: 1, source_hash: "", category_name: "dresses", affiliate_link: "" };
    expect(toImportedItem(products[0], place).description).toHaveLength(2_000);
    await expect(readFeedFile(csv(row("a", "A", `"${"x".repeat(5_100_000)}",,,,true,1,,`)))).rejects.toThrow(
      "a quotation mark that opens near line 2 is never closed",
    );
  });

  it("keeps a bounded part of the rows that share a key", async () => {
    const many = await readFeedFile(csv(...Array.from({ length: 2_500 }, () => row("a", "A")), row("b", "B")));
    expect(many.rows).toBe(2_501);
    expect(many.raw.map(({ key, rows }) => [key, rows.length])).toEqual([
      ["a", 2_000],
      ["b", 1],
    ]);
    const body = "x".repeat(1_000_000);
    const large = await readFeedFile(csv(...Array.from({ length: 6 }, () => row("a", "A", `${body},,,,true,1,,`))));
    expect(large.raw[0].rows.length).toBeLessThan(6);
  });

  it.each([
    ["the same ID", "a", 'the ID "a"'],
    ["no ID", "", "no ID"],
  ])("refuses a file in which almost all rows have %s, with a sentence", async (_, key, found) => {
    const rows = Array.from({ length: 20_002 }, () => row(key, "A"));
    await expect(readFeedFile(csv(row("b", "B"), ...rows))).rejects.toThrow(
      new ImportRefused(
        `More than 20,000 rows one after the other have ${found}. Check which column holds the ID. Nothing was written.`,
      ),
    );
  });

  it("removes characters that a database refuses or that change how a line is read", async () => {
    const { products, problems } = await readFeedFile(
      csv(row("a\u0000\u202Eb", "Red\u0000 \u202Edress\u2066", "\u0000text,Ma\u0007ker,\u202EDresses,,true,1,,")),
    );
    expect(problems).toEqual([]);
    expect(products).toMatchObject([{ key: "ab", title: "Red dress", brand: "Maker", type: "Dresses" }]);
  });

  it("takes no address that a browser would run or that hides its host", async () => {
    const tsv = readFixture("google.tsv").toString();
    for (const address of [
      "javascript:alert(1)",
      "data:text/html,x",
      "https://alder.example@evil.example/",
      "//evil",
    ]) {
      const { products } = await readFeedFile(tsv.replaceAll(/https:\/\/(?:img\.)?alder\.example\S*/g, address));
      expect(products.flatMap(({ link, image }) => [link, image]).filter(Boolean)).toEqual([]);
    }
  });

  it("reads columns with the names of an object's own members as any others", async () => {
    const { products } = await readFeedFile(
      `__proto__,constructor,id,title,link,price\nx,y,1,One,https://a.example/1,5 USD\n`,
    );
    expect(products).toMatchObject([{ key: "1", title: "One" }]);
  });
});
