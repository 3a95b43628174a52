import type { Problem } from "../../../shared/csv/problems";
import type { TextFile } from "../read/textFile";
import type { FeedFormatChoice } from "../feed.types";

/**
 * One row of a feed: a product, or one of its variants. Texts are as in the file; empty when the file has none. Rows of one
 * product follow each other and share its key; texts of the product may be empty after the first.
 */
export interface FeedRow {
  /** First line of the row in the file, from 1. */
  line: number;
  key: string;
  title: string;
  /** HTML or plain text. */
  body: string;
  brand: string;
  type: string;
  googleCategory: string;
  /** Separated by commas. */
  tags: string;
  /** False for drafts and hidden products. */
  isPublished: boolean;
  price: string;
  /** Price before the sale. */
  was: string;
  /** Currency of both prices, when the file has a column for it. */
  currency: string;
  image: string;
  link: string;
  gtin: string;
  /** Null when the file does not say. */
  isInStock: boolean | null;
  size: string;
  color: string;
}

/** The beginning of a file. */
export interface FileHead {
  text: string;
  delimiter: string;
  /** Titles of the first line as `columnKey` writes them. */
  header: string[];
}

export interface ReadFormat {
  problem: Problem;
  /** Our field by column title, for the format MAPPED. */
  mapping: Readonly<Record<string, string>> | null;
}

export interface FeedFormat {
  id: Exclude<FeedFormatChoice, FeedFormatChoice.DETECT>;
  label: string;
  /** Returns whether a file that begins so has the format. */
  matches: (head: FileHead) => boolean;
  /** Yields the rows. @throws ImportRefused for another format, and for a file that ends in the middle. */
  rows: (file: TextFile, head: FileHead, read: ReadFormat) => AsyncIterable<FeedRow>;
}

/** A column title without case, spaces and punctuation: "aw_deep_link" and "AwDeepLink" are the same. */
export const columnKey = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const inStock =
  /^(?:in ?stock|instock|available|limited|low ?stock|yes|y|true|1|preorder|pre ?order|backorder|back ?order)/i;
const outOfStock = /^(?:out|sold|unavailable|not available|discontinued|no$|n$|false|0$)/i;

/** Reads a word such as "in stock", "out_of_stock", "yes" or 0; null for any other. */
export function readAvailability(text: string): boolean | null {
  const words = text.replace(/[_-]+/g, " ").trim();
  if (outOfStock.test(words)) return false;
  return inStock.test(words) || Number(words) > 0 ? true : null;
}

/** Returns whether a sale from one date to another, separated by a slash, runs now; true without dates. */
function isOnSale(dates: string): boolean {
  const [from, until] = dates.split("/").map((date) => Date.parse(date.trim()));
  return !(from > Date.now()) && !(until < Date.now());
}

/** Returns the row's price and its price before the sale, from a regular price and an optional sale price. */
export const salePrices = (regular: string, sale: string, saleDates = ""): Pick<FeedRow, "price" | "was"> =>
  /[1-9]/.test(sale) && isOnSale(saleDates) ? { price: sale, was: regular } : { price: regular, was: "" };

/** Splits a path such as "Women > Dresses > Maxi Dresses" into its last part, and the others as tags. */
export function splitPath(path: string): Pick<FeedRow, "type" | "tags"> {
  const parts = path.split(">").map((part) => part.trim());
  return { type: parts.pop() ?? "", tags: parts.filter(Boolean).join(",") };
}
