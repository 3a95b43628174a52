import { ImportRefused } from "../../../../core/table/importRefused";
import type { OpenedFile } from "../../../../core/table/openFile";
import { findTable } from "../../../../core/table/openTable";
import { FeedFormatChoice } from "../feed.types";
import { awin } from "./awin";
import { cj } from "./cj";
import { columnKey, type FeedFormat, type FileHead, type ReadFormat } from "./feedFormat";
import { google } from "./google";
import { mapped } from "./mapped";
import { rakuten } from "./rakuten";
import { shopify } from "./shopify";
import { wix } from "./wix";
import { wooCommerce } from "./wooCommerce";

/** All formats. The first one that matches a file reads it, so those with more specific columns come first. */
export const feedFormats: readonly FeedFormat[] = [rakuten, awin, cj, shopify, wooCommerce, wix, google, mapped];

const hasColumns =
  (...titles: string[]) =>
  ({ header }: FileHead): boolean =>
    titles.every((title) => header.includes(columnKey(title)));
const contains =
  (pattern: RegExp) =>
  ({ text }: FileHead): boolean =>
    pattern.test(text);

/** Files that people choose by mistake, with what to do instead. */
const otherKinds: readonly [matches: (head: FileHead) => boolean, sentence: string][] = [
  [
    contains(/xmlns:wp=|<wp:wxr_version>/),
    "This looks like a WordPress export. Export the shop's products as CSV instead.",
  ],
  [
    contains(/^\s*<(?:!doctype html|html[\s>])/i),
    "This looks like a web page. Check the address of the feed, or sign in there first.",
  ],
  [
    contains(/^\s*<(?:\?xml[^>]*>\s*)?<(?:urlset|sitemapindex)[\s>]/i),
    "This looks like a sitemap. Choose the shop's product feed.",
  ],
  [contains(/^\s*[[{]/), "This looks like JSON. Choose a CSV, text or XML file."],
  [
    contains(/^\s*(?:--|\/\*|CREATE TABLE|INSERT INTO)/i),
    "This looks like a database dump. Export the shop's products as CSV instead.",
  ],
  [
    hasColumns("Financial Status", "Fulfillment Status"),
    "This looks like an export of Shopify orders. Export products instead.",
  ],
  [hasColumns("First Name", "Last Name", "Email"), "This looks like an export of customers. Export products instead."],
  [hasColumns("Gross sales", "Net sales"), "This looks like a report of sales. Export products instead."],
  [hasColumns("Order ID", "Total Commission"), "This looks like a report of sales. Choose the program's product feed."],
  [hasColumns("Product ID", "Commission"), "This looks like a report of sales. Choose the program's product feed."],
];

/** Meta's template explains its columns in a line before them. */
const explanations = /^#\s*(?:Required|Optional)\b/i;

/** Reads the beginning of a file. Lines before the titles are allowed when a format or the mapping knows the titles. */
export async function readFileHead(file: OpenedFile, mapping: ReadFormat["mapping"]): Promise<FileHead> {
  const mappedTitles = Object.values(mapping ?? {}).map(columnKey);
  const table = await findTable(file, (cells) => {
    if (explanations.test(cells[0])) return -1;
    const head = { text: "", table: null, header: cells.map(columnKey) };
    return (
      mappedTitles.filter((title) => head.header.includes(title)).length +
      Number(feedFormats.some(({ matches }) => matches(head)))
    );
  });
  return { text: file.head, table, header: table?.header.map(columnKey) ?? [] };
}

/**
 * Returns the format of a file.
 * @throws ImportRefused with the kind of file that it looks like.
 */
export function detectFormat(head: FileHead, choice: FeedFormatChoice): FeedFormat {
  const other = otherKinds.find(([matches]) => matches(head));
  if (other) throw new ImportRefused(other[1]);
  if (head.text.trim() === "" && !head.table) throw new ImportRefused("The file is empty.");
  const chosen = feedFormats.find(({ id }) => id === choice);
  const detected = chosen ?? feedFormats.find(({ matches }) => matches(head));
  if (detected) return detected;
  const labels = feedFormats.slice(0, -1).map(({ label }) => label);
  throw new ImportRefused(
    `The format of the file is not known. It is none of: ${labels.join(", ")}. For another CSV file choose "CSV with your columns" and say what each column contains.`,
  );
}
