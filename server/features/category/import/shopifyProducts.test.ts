import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { ImportRefused } from "../../../shared/csv/importRefused";
import { readProducts, type ShopProduct } from "./shopifyProducts";

const header = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";

async function read(text: string, withHeader = true) {
  const problems: string[] = [];
  const products: ShopProduct[] = [];
  const count = { rows: 0 };
  const file = Readable.from([Buffer.from(withHeader ? `${header}\n${text}` : text)]);
  for await (const product of readProducts(file, count, (line, sentence) => problems.push(`${line}: ${sentence}`)))
    products.push(product);
  return { products, problems, rows: count.rows };
}

describe("readProducts", () => {
  it("gathers the rows of one handle, with the cheapest priced variant", async () => {
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
      price: 60,
      compareAt: 75,
      tags: ["red", "New"],
      published: true,
    });
    expect(products[0].images).toHaveLength(3);
    expect(products[1]).toMatchObject({ line: 7, handle: "two", published: false, price: 10, compareAt: null });
  });

  it("yields a product as soon as the next begins, before the file ends", async () => {
    const never = new Readable({ read: () => undefined });
    never.push(`${header}\na,A,,,,,true,1,,\nb,B,,,,,true,1,,\nc,C`);
    const products = readProducts(never, { rows: 0 }, () => undefined);
    expect((await products.next()).value).toMatchObject({ handle: "a" });
    await products.return(undefined);
    await setImmediate();
    expect(never.destroyed).toBe(true);
  });

  it("reads a byte order mark, CRLF, other case and further columns", async () => {
    const text = `\ufeff${header.toUpperCase()},Status,Gift Card,Other\r\na,A,,,,,true,1,,,draft,false,x\r\n,,,,,,,,,,,,\r\n\r\ng,G,,,,,true,1,,,active,true,x`;
    const { products, problems } = await read(text, false);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { handle: "a", published: false },
      { handle: "g", type: "gift card", published: true },
    ]);
  });

  it("reports what is missing or unreadable by line and goes on", async () => {
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
      "4: The price is no number, so the product is left out.",
      "5: The number of cells differs from the first line's; it is left out.",
      "6: A quotation mark is in the wrong place; it is left out.",
      // Read as the text of the quotation that seemed to begin in line 6.
      "7: A quotation mark is in the wrong place; it is left out.",
    ]);
    expect(products.map(({ handle, broken }) => [handle, broken])).toEqual([
      ["b", true],
      ["c", true],
      ["g", false],
    ]);
  });

  it("refuses a quotation mark that is never closed", async () => {
    await expect(read('a,A,,,,,true,1,,\nb,"B,,,,,true,1,,\nc,C,,,,,true,1,,\n')).rejects.toThrow(
      /near line 3 is never closed/,
    );
    await expect(read(`a,"${"x".repeat(2_100_000)}",,,,,true,1,,\n`)).rejects.toThrow(ImportRefused);
  });

  it("refuses other files with a sentence", async () => {
    await expect(read("Handle,Title\na,A\n", false)).rejects.toThrow(/lacks "Body \(HTML\)", "Vendor"/);
    await expect(read("", false)).rejects.toThrow("The file is empty");
    await expect(read("\u0000\u0001PNG", false)).rejects.toThrow(ImportRefused);
  });
});
