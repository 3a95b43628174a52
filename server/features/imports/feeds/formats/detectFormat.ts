import { parse } from "csv-parse/sync";
import { detectDelimiter } from "../../../../core/table/csvForm";
import { ImportRefused } from "../../../../core/table/importRefused";
import { FeedFormatChoice } from "../feed.types";
import type { TextFile } from "../read/textFile";
import { awin } from "./awin";
import { cj } from "./cj";
import { columnKey, type FeedFormat, type FileHead } from "./feedFormat";
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
  [contains(/^%PDF-/), "This looks like a PDF. Choose a CSV, text or XML file."],
  // The beginning of Microsoft's compound files, decoded as Windows-1252.
  [
    contains(/^\u00D0\u00CF\u0011\u00E0/),
    "This looks like an Excel workbook. Save it as CSV UTF-8 and choose the saved file.",
  ],
  [contains(/^\s*[[{]/), "This looks like JSON. Choose a CSV, text or XML file."],
  [contains(/^.PNG\r\n|^\u00FF\u00D8\u00FF|^GIF8/), "This looks like a picture. Choose a CSV, text or XML file."],
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
const explanations = /^"?#\s*(?:Required|Optional)\b/i;

/** Reads the first line of a file, or the second one of Meta's template. */
export function readFileHead({ head }: Pick<TextFile, "head">): FileHead {
  const text = head.replace(/^\uFEFF/, "");
  const fromLine = explanations.test(text) ? 2 : 1;
  const table = fromLine === 1 ? text : text.slice(text.search(/\r\n|\r|\n/)).trimStart();
  const delimiter = detectDelimiter(table);
  const options = { delimiter, to: 1, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
  let titles: string[] = [];
  try {
    [titles = []] = parse(table, { ...options, skip_records_with_error: true });
  } catch {
    // The quotation mark of a first line without end; the file is named by its other signs.
  }
  return { text, delimiter, fromLine, header: titles.map(columnKey) };
}

/**
 * Returns the format of a file.
 * @throws ImportRefused with the kind of file that it looks like.
 */
export function detectFormat(head: FileHead, choice: FeedFormatChoice): FeedFormat {
  const other = otherKinds.find(([matches]) => matches(head));
  if (other) throw new ImportRefused(other[1]);
  if (head.text.trim() === "") throw new ImportRefused("The file is empty.");
  const chosen = feedFormats.find(({ id }) => id === choice);
  const detected = chosen ?? feedFormats.find(({ matches }) => matches(head));
  if (detected) return detected;
  const labels = feedFormats.slice(0, -1).map(({ label }) => label);
  throw new ImportRefused(
    `The format of the file is not known. It is none of: ${labels.join(", ")}. For another CSV file choose "CSV with your columns" and say what each column contains.`,
  );
}
