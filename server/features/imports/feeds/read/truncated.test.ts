import { gzipSync } from "node:zlib";
import { type FeedFixture, readFeedFile, readFixture } from "../../../../testing/feeds/feedFixtures";
import { exportHeader } from "../../../../testing/feeds/feedFiles";
import { zip } from "../../../../testing/files/zip";
import { ImportRefused } from "../../../../core/table/importRefused";

const text = (name: FeedFixture): string => readFixture(name).toString();
const long = `${exportHeader}\n${Array.from({ length: 5_000 }, (_, id) => `p${id},P ${id * 7},,,,,true,${id},,\n`).join("")}`;
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const rakuten = text("rakuten.txt");
const rss = text("google-rss.xml");

describe("files that end in the middle", () => {
  it.each([
    ["gzip", half(gzipSync(long)), "The archive is broken or ends in the middle. Export or pack it again."],
    ["gzip without its last bytes", gzipSync(long).subarray(0, -4), "The archive is broken or ends in the middle."],
    [
      "gzip with other bytes",
      Buffer.concat([gzipSync(long).subarray(0, 40), Buffer.alloc(99)]),
      "The archive is broken",
    ],
    ["ZIP", half(zip({ "a.csv": long })), "The archive is broken or ends in the middle. Export or pack it again."],
    [
      "a row",
      `${exportHeader}\na,A,,,,,true,1,,\nb,B,,,,`,
      "The file ends in the middle of line 3. Nothing was written.",
    ],
    [
      "a quoted cell",
      `${exportHeader}\na,A,,,,,true,1,,\nb,B,"<p>Long`,
      "The file is broken: a quotation mark that opens near line 3 is never closed. Nothing was written.",
    ],
    ["an element", rss.slice(0, rss.indexOf("Hazel Sunglasses")), "The file ends in the middle of an element."],
    ["a tag", rss.slice(0, rss.lastIndexOf("</g:price>") + 4), "The file ends in the middle of an element."],
    [
      "XML after its last product",
      rss.slice(0, rss.lastIndexOf("</item>") + 7),
      "The file ends in the middle of an element.",
    ],
    ["Rakuten", rakuten.slice(0, rakuten.indexOf("TRL")), "its last line TRL is missing. Nothing was written."],
    ["Rakuten in a row", rakuten.slice(0, rakuten.indexOf("Twenty")), "its last line TRL is missing."],
    [
      "Rakuten with fewer rows",
      rakuten.replace("TRL|2", "TRL|3"),
      "The file announces 3 products and contains 2. Nothing was written.",
    ],
  ])("refuses %s", async (_, content, sentence) => {
    const reading = readFeedFile(content);
    await expect(reading).rejects.toThrow(ImportRefused);
    await expect(reading).rejects.toThrow(sentence);
  });

  it("refuses every beginning of an XML file, and of a compressed one", async () => {
    const whole = rss.trimEnd();
    for (let length = whole.indexOf("<item>"); length < whole.length; length += 97)
      await expect(readFeedFile(whole.slice(0, length))).rejects.toThrow(ImportRefused);
    const packed = gzipSync(rss);
    for (let length = 20; length < packed.length; length += 61)
      await expect(readFeedFile(packed.subarray(0, length))).rejects.toThrow(ImportRefused);
  });

  it("reports a bad row and reads on when the file goes on behind it", async () => {
    const { products, problems } = await readFeedFile(`${exportHeader}\na,A,,,,,true,1,,\nb,B,,,,\nc,C,,,,,true,1,,`);
    expect(products.map(({ key }) => key)).toEqual(["a", "c"]);
    expect(problems).toEqual(["3: The number of cells differs from the header; the row was skipped."]);
  });
});
