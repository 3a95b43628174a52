import type { Problem } from "../../../../core/table/problems";
import { isSaleRunning, parseSaleDates, parseSaleRange } from "../../../../core/time/saleDates";
import type { OpenedFile } from "../../../../core/table/openFile";
import type { Table } from "../../../../core/table/openTable";
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
  /** Name of the shop; most files do not have one. */
  retailer?: string;
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
  /** Google's word, "used"; without it, the piece is new. */
  condition?: string;
  size: string;
  color: string;
  /** What is wrong with the row although the product is imported, as sentences. */
  notes: string[];
  /** Whether the price depends on the day, so that the same file can mean another price tomorrow. */
  hasSaleDates: boolean;
}

/** The beginning of a file. */
export interface FileHead {
  text: string;
  /** Null for a file without one. */
  table: Table | null;
  /** Titles of the columns as `columnKey` writes them. */
  header: string[];
}

export interface ReadFormat {
  problem: Problem;
  /** Our field by column title, for the format MAPPED. */
  mapping: Readonly<Record<string, string>> | null;
}

export interface FeedFormat {
  id: Exclude<FeedFormatChoice, "DETECT">;
  label: string;
  /** Returns whether a file that begins so has the format. */
  matches: (head: FileHead) => boolean;
  /** Yields the rows. @throws ImportRefused for another format, and for a file that ends in the middle. */
  rows: (file: OpenedFile, head: FileHead, read: ReadFormat) => AsyncIterable<FeedRow>;
}

/** A column title without case, spaces and punctuation: "aw_deep_link" and "AwDeepLink" are the same. */
export const columnKey = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const inStock = /^(?:in ?stock|instock|available|limited|low ?stock|yes|y|true|1)/i;
const outOfStock = /^(?:out|sold|unavailable|not available|discontinued|no$|n$|false|0$)|\b(?:pre|back) ?orders?\b/i;

/**
 * Reads a word such as "in stock", "out_of_stock", "yes" or 0; null for any other. What can only be ordered for later,
 * "preorder" and "backorder", is not in stock.
 */
export function readAvailability(text: string): boolean | null {
  const words = text.replace(/[_-]+/g, " ").trim();
  if (outOfStock.test(words)) return false;
  return inStock.test(words) || Number(words) > 0 ? true : null;
}

const visible = /^(?:true|yes|y|1|published|visible|public|active|enabled|catalog|search)$/i;
const hidden = /^(?:false|no|n|0|-1|draft|hidden|unpublished|private|archived|inactive|disabled|not published)$/i;

/** Returns whether a product is visible in its shop, also when the file does not say; an unclear word is noted. */
export function readVisibility(text: string): Pick<FeedRow, "isPublished" | "notes"> {
  const word = text.trim();
  if (word === "" || visible.test(word)) return { isPublished: true, notes: [] };
  const note = `It is unclear whether "${short(word)}" means visible, so the product counts as hidden. Write published or hidden.`;
  return { isPublished: false, notes: hidden.test(word) ? [] : [note] };
}

/** A regular price and perhaps a sale price with its dates: a range with a slash, or its first and last moment. */
interface StatedPrices {
  regular: string;
  sale: string;
  range?: string;
  from?: string;
  until?: string;
}

type SalePrices = Pick<FeedRow, "price" | "was" | "notes" | "hasSaleDates">;

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Returns the row's price and its price before the sale. A sale that is not certain is noted, and the regular price counts. */
export function salePrices({ regular, sale, range = "", from = "", until = "" }: StatedPrices): SalePrices {
  const withoutSale: SalePrices = { price: regular, was: "", notes: [], hasSaleDates: false };
  const price = sale.trim();
  // Networks fill the column with a bare zero for products without a sale.
  if (/^0*(?:[.,]0*)?$/.test(price)) return withoutSale;
  if (!/[^\P{Nd}0]/u.test(price))
    return { ...withoutSale, notes: [`The sale price "${short(price)}" is no price, so the regular price counts.`] };
  const dates = range.trim() ? parseSaleRange(range) : parseSaleDates(from, until);
  if (dates === null) {
    const stated = short(range.trim() || `${from.trim()} to ${until.trim()}`);
    const note = `The dates of the sale, "${stated}", are unreadable, so the regular price counts. Write them as 2026-02-24T09:00Z/2026-02-28T21:00Z.`;
    return { ...withoutSale, notes: [note] };
  }
  const hasSaleDates = dates.from !== null || dates.until !== null;
  return isSaleRunning(dates) ? { price, was: regular, notes: [], hasSaleDates } : { ...withoutSale, hasSaleDates };
}

/** Splits a path such as "Women > Dresses > Maxi Dresses" into its last part, and the others as tags. */
export function splitPath(path: string): Pick<FeedRow, "type" | "tags"> {
  const parts = path.split(">").map((part) => part.trim());
  return { type: parts.pop() ?? "", tags: parts.filter(Boolean).join(",") };
}

type CommonField =
  | "id"
  | "group"
  | "title"
  | "body"
  | "googleCategory"
  | "currency"
  | "image"
  | "link"
  | "gtin"
  | "inStock"
  | "size"
  | "color";

/** Returns the columns that the formats of networks share. */
export const commonColumns = (cell: (field: CommonField) => string, line: number) => ({
  line,
  key: cell("group").trim() || cell("id").trim(),
  title: cell("title"),
  body: cell("body"),
  googleCategory: cell("googleCategory"),
  isPublished: true,
  currency: cell("currency"),
  image: cell("image"),
  link: cell("link"),
  gtin: cell("gtin"),
  isInStock: readAvailability(cell("inStock")),
  size: cell("size"),
  color: cell("color"),
});
