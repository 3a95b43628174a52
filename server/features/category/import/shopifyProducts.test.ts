import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { ImportRefused } from "../../../shared/csv/importRefused";
import { readProducts, type ShopProduct } from "./shopifyProducts";
import { exportHeader } from "../../../testing/tideExport";

async function read(text: string, withHeader = true) {
  const problems: string[] = [];
  const products: ShopProduct[] = [];
  const count = { rows: 0 };
  const file = Readable.from([Buffer.from(withHeader ? `${exportHeader}\n${text}` : text)]);
  const problem = (line: number, sentence: string) => problems.push(`${line}: ${sentence}`);
  for await (const product of readProducts(file, { count, problem, currency: "USD" })) products.push(product);
  return { products, problems, rows: count.rows };
}

describe("readProducts", () => {
  it("combines the rows of one handle and uses the cheapest variant with a price", async () => {
    const { products, problems, rows } = await read(
      [
        'one,One &amp; Only,"<p>a\nb</p>",Maker,Dresses,"red, New",true,90.00,80.00,https://a.example/1.jpg',
        "one,,,,,,,60.00,75.00,https://a.example/2.jpg",
        "one,,,,,,,,,https://a.example/3.jpg",
        "one,,,,,,,0.00,75.00,",
        "two,Two,,Maker,Shoes,,FALSE,10,,",
      ].join("\n"),
    );
    expect(problems).toEqual([]);
    expect(rows).toBe(5);
    expect(products).toHaveLength(2);
    expect(products[0]).toMatchObject({
      line: 2,
      title: "One & Only",
      price: { text: "$60.00", amount: 60, currency: "USD" },
      compareAt: { text: "$75.00", amount: 75, currency: "USD" },
      tags: ["red", "New"],
      published: true,
    });
    expect(products[0].images).toHaveLength(3);
    expect(products[1]).toMatchObject({
      line: 7,
      handle: "two",
      published: false,
      price: { amount: 10 },
      compareAt: null,
    });
  });

  it("yields a product as soon as the next one begins, before the file ends", async () => {
    const never = new Readable({ read: () => undefined });
    never.push(`${exportHeader}\na,A,,,,,true,1,,\nb,B,,,,,true,1,,\nc,C`);
    const products = readProducts(never, { count: { rows: 0 }, problem: () => undefined, currency: "USD" });
    expect((await products.next()).value).toMatchObject({ handle: "a" });
    await products.return(undefined);
    await setImmediate();
    expect(never.destroyed).toBe(true);
  });

  it("accepts a byte order mark, CRLF, other case and additional columns", async () => {
    const text = `\ufeff${exportHeader.toUpperCase()},Status,Gift Card,Other\r\na,A,,,,,true,1,,,draft,false,x\r\n,,,,,,,,,,,,\r\n\r\ng,G,,,,,true,1,,,active,true,x`;
    const { products, problems } = await read(text, false);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { handle: "a", published: false },
      { handle: "g", type: "gift card", published: true },
    ]);
  });

  it("reports missing and unreadable values by line and continues", async () => {
    const { products, problems } = await read(
      [
        ",No Handle,,,,,true,1,,",
        "b,,,,,,true,1,,",
        "c,C,,,,,true,cheap,,",
        "d,D,short row",
        'e,"E" x,,,,,true,1,,',
        'f,"F",,,,,true,1,,',
        "g,G,,,,,true,1,,",
      ].join("\n"),
    );
    expect(problems.sort()).toEqual([
      "2: The row has no handle.",
      "3: The product has no title.",
      "4: The price is not a number, so the product was skipped.",
      "5: The number of cells differs from the header; the row was skipped.",
      "6: A quotation mark is in the wrong place; the row was skipped.",
      // Line 6 opens a quotation, so line 7 is parsed as its text.
      "7: A quotation mark is in the wrong place; the row was skipped.",
    ]);
    expect(products.map(({ handle, broken }) => [handle, broken])).toEqual([
      ["b", true],
      ["c", true],
      ["g", false],
    ]);
  });

  it("rejects an unclosed quotation mark", async () => {
    await expect(read('a,A,,,,,true,1,,\nb,"B,,,,,true,1,,\nc,C,,,,,true,1,,\n')).rejects.toThrow(
      /near line 3 is never closed/,
    );
    await expect(read(`a,"${"x".repeat(2_100_000)}",,,,,true,1,,\n`)).rejects.toThrow(ImportRefused);
  });

  const readBytes = async (bytes: Buffer, size = bytes.length) => {
    const products: ShopProduct[] = [];
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    const options = { count: { rows: 0 }, problem: fail, currency: "USD" };
    for await (const product of readProducts(Readable.from(chunks, { objectMode: false }), options))
      products.push(product);
    return products;
  };
  const fail = (line: number, sentence: string) => {
    throw new Error(`${line}: ${sentence}`);
  };
  const lines = `${exportHeader}\ncafe,"Café; Gown",,Élan,Dresses,"red, new",true,49.90,60,\nb,B,,,Shoes,,true,10,,\n`;
  const separated = (by: string) => lines.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, by);

  it.each([
    ["commas", Buffer.from(lines)],
    ["semicolons", Buffer.from(separated(";"))],
    ["tabs", Buffer.from(separated("\t"))],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${lines}`)],
    ["UTF-16LE", Buffer.from(`\ufeff${lines}`, "utf16le")],
    ["UTF-16LE without a mark", Buffer.from(lines, "utf16le")],
    ["UTF-16BE", Buffer.from(`\ufeff${lines}`, "utf16le").swap16()],
    ["UTF-16BE without a mark", Buffer.from(lines, "utf16le").swap16()],
    ["empty lines before the first", Buffer.from(`\n\n${lines}`)],
    ["no end of the last line", Buffer.from(lines.trimEnd())],
  ])("reads a file in %s, whatever the chunk size", async (_, bytes) => {
    for (const size of [bytes.length, 7, 1]) {
      const products = await readBytes(bytes, size);
      expect(products).toMatchObject([
        { handle: "cafe", title: "Café; Gown", vendor: "Élan", tags: ["red", "new"], price: { text: "$49.90" } },
        { handle: "b", title: "B" },
      ]);
    }
  });

  it("reads the column titles of exports since 2024", async () => {
    const text =
      "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,Price,Compare-at price,Product image URL,Gift card\n" +
      "Gown,gown,<p>Long</p>,Tide,,Dresses,,TRUE,active,49.90,60,https://a.example/1.jpg,FALSE\n" +
      "Bag,bag,,Tide,,Bags,,FALSE,active,10,,,FALSE\n";
    const { products, problems } = await read(text, false);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { handle: "gown", title: "Gown", body: "<p>Long</p>", published: true, price: { amount: 49.9 } },
      { handle: "bag", published: false },
    ]);
    expect(products[0].images).toEqual(["https://a.example/1.jpg"]);
  });

  it("names the expected format when it cannot read a file", async () => {
    await expect(readBytes(Buffer.from(lines, "latin1"))).rejects.toThrow(
      /^The file is not in UTF-8\. It looks like Latin-1/,
    );
    await expect(
      readBytes(Buffer.from(`${lines}c,C${"x".repeat(100_000)}é,,,,,true,1,,`, "latin1"), 1_000),
    ).rejects.toThrow(ImportRefused);
    await expect(readBytes(gzipSync(lines))).rejects.toThrow(/^The file is compressed \(gzip\)\./);
    await expect(readBytes(Buffer.from("PK\u0003\u0004xl/workbook.xml"))).rejects.toThrow(
      /^The file is a ZIP archive or an Excel/,
    );
  });

  it("rejects other files with an error message", async () => {
    await expect(read("Handle,Title\na,A\n", false)).rejects.toThrow(/lacks "Body \(HTML\)", "Vendor"/);
    await expect(read("", false)).rejects.toThrow("The file is empty");
    await expect(read("\u0000\u0001PNG", false)).rejects.toThrow(ImportRefused);
  });
});
