import { gzipSync } from "node:zlib";
import { ImportRefused } from "../../../../core/table/importRefused";
import { readFeedFile, readFixture } from "../../../../testing/feeds/feedFixtures";
import { zip } from "../../../../testing/files/zip";
import { FeedFormatChoice } from "../feed.types";

const orders = "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Lineitem name";
const customers = "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Total Spent,Total Orders,Tags";
const salesByProduct = "Product title,Product vendor,Product type,Net items sold,Gross sales,Discounts,Net sales";
const commissions = "Member ID,Advertiser Name,Order ID,Transaction Date,SKU,Sales,Total Commission";
const workbook = zip({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" });
const csv = "a,b\n1,2\n";

describe("files of another kind", () => {
  it.each([
    ["nothing", "", "The file is empty."],
    ["an empty gzip file", gzipSync(""), "The file is empty."],
    [
      "a WordPress export",
      '<?xml version="1.0"?>\n<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>',
      "This looks like a WordPress export.",
    ],
    ["a web page", "\n<!DOCTYPE html><html><title>Sign in</title></html>", "This looks like a web page."],
    [
      "a sitemap",
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>',
      "This looks like a sitemap.",
    ],
    ["a PDF", "%PDF-1.7\n1 0 obj", "This looks like a PDF."],
    ["JSON", ' {"products": []}', "This looks like JSON."],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "This looks like a picture."],
    ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), "This looks like a picture."],
    ["a database dump", "-- MySQL dump 10.13\nCREATE TABLE `products` (id int);", "This looks like a database dump."],
    [
      "orders",
      `${orders}\n#1,a@a.example,paid,,fulfilled,,USD,5,Bag\n`,
      "This looks like an export of Shopify orders.",
    ],
    ["customers", `${customers}\n`, "This looks like an export of customers."],
    ["a shop's report of sales", `${salesByProduct}\nBag,Tide,Bags,2,90,0,90\n`, "This looks like a report of sales."],
    ["a network's report of sales", `${commissions}\n`, "This looks like a report of sales."],
    ["a broken Excel workbook", workbook, "The workbook is broken or has a password."],
    [
      "an old Excel workbook",
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      "This looks like an old Excel workbook (.xls), or one with a password.",
    ],
    ["a ZIP archive without data", zip({ "a.png": "x" }), "The ZIP archive contains no CSV, text or XML files."],
    [
      "a ZIP archive with several files",
      zip({ "a.csv": csv, "b/c.TXT": csv }),
      "The ZIP archive contains several CSV, text or XML files. It must contain exactly one.",
    ],
    ["another table", csv, "The format of the file is not known."],
    ["random bytes", Buffer.from("0001fe80c3289f2244", "hex"), "The format of the file is not known."],
  ])("names %s", async (_, content, sentence) => {
    const reading = readFeedFile(content);
    await expect(reading).rejects.toThrow(ImportRefused);
    await expect(reading).rejects.toThrow(sentence);
  });

  it("names what a chosen format needs", async () => {
    const refused = (format: FeedFormatChoice) => expect(readFeedFile(csv, { format })).rejects;
    await refused(FeedFormatChoice.SHOPIFY).toThrow(
      'This is not a product export in Shopify\'s CSV format: the first line lacks "Handle", "Title", "Body (HTML)"',
    );
    await refused(FeedFormatChoice.GOOGLE).toThrow(
      'This is not a Google Merchant feed: the first line lacks "id", "title", "link", "price".',
    );
    await refused(FeedFormatChoice.AWIN).toThrow('lacks "aw_deep_link"');
    await refused(FeedFormatChoice.CJ).toThrow('lacks "PROGRAM_NAME"');
    await refused(FeedFormatChoice.RAKUTEN).toThrow("it does not begin with HDR.");
  });

  it("reads a file in its chosen format although another one fits too", async () => {
    const { format } = await readFeedFile(readFixture("cj-new.csv"), { format: FeedFormatChoice.GOOGLE });
    expect(format).toBe(FeedFormatChoice.GOOGLE);
  });
});
