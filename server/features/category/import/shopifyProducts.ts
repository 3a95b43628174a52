import type { Readable } from "node:stream";
import type { Problem } from "../../../shared/csv/problems";
import { plainText, readAmount } from "./productText";
import { type Cells, type Row, readRows } from "./shopifyRows";

/** A product as the shop wrote it, of one or several rows. */
export interface ShopProduct {
  handle: string;
  /** The line of the file on which it begins. */
  line: number;
  title: string;
  body: string;
  vendor: string;
  type: string;
  googleCategory: string;
  tags: string[];
  published: boolean;
  /** Of the cheapest variant that has a price; null when none has. */
  price: number | null;
  /** That variant's price before the sale; null when it is not above the price. */
  compareAt: number | null;
  /** Addresses as typed, the first few. */
  images: string[];
  /** Something in it is unreadable and was reported; it is not to be imported. */
  broken: boolean;
}

/** Counts what is read, for progress and report. */
export interface ReadCount {
  rows: number;
}

const longestHandle = 255;
/** More are not looked at for one that can be shown. */
const imagesKept = 5;

const no = (cell: string | undefined): boolean => cell?.trim().toLowerCase() === "false";
const yes = (cell: string | undefined): boolean => cell?.trim().toLowerCase() === "true";
const hidden = (status: string | undefined): boolean =>
  ["draft", "archived"].includes(status?.trim().toLowerCase() ?? "");

const productOf = ({ line, cells }: Row, handle: string): ShopProduct => ({
  handle,
  line,
  title: plainText(cells.title),
  body: cells.body,
  vendor: plainText(cells.vendor),
  type: yes(cells.giftCard) ? "gift card" : plainText(cells.type),
  googleCategory: cells.googleCategory?.trim() || cells.productCategory?.trim() || "",
  tags: cells.tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean),
  published: !no(cells.published) && !hidden(cells.status),
  price: null,
  compareAt: null,
  images: [],
  broken: false,
});

/** @returns false when a price of the row is unreadable. */
function addVariant(product: ShopProduct, cells: Cells): boolean {
  const price = readAmount(cells.price);
  const compareAt = readAmount(cells.compareAt ?? "");
  if (price && (product.price === null || price < product.price)) {
    product.price = price;
    product.compareAt = compareAt && compareAt > price ? compareAt : null;
  }
  return price !== undefined && compareAt !== undefined;
}

function addRow(product: ShopProduct, row: Row, problem: Problem): void {
  const image = row.cells.image.trim();
  if (image && product.images.length < imagesKept) product.images.push(image);
  if (!addVariant(product, row.cells)) {
    product.broken = true;
    problem(row.line, "The price is no number, so the product is left out.");
  }
}

function finished(product: ShopProduct, problem: Problem): ShopProduct {
  if (product.title) return product;
  problem(product.line, "The product has no title.");
  return { ...product, broken: true };
}

/** The products of an export, each as soon as the next handle begins; only one is in memory at a time. */
export async function* readProducts(file: Readable, count: ReadCount, problem: Problem): AsyncGenerator<ShopProduct> {
  let current: ShopProduct | null = null;
  for await (const row of readRows(file, problem)) {
    count.rows++;
    const handle = plainText(row.cells.handle);
    if (!handle || handle.length > longestHandle) {
      problem(row.line, handle ? `The handle is longer than ${longestHandle} characters.` : "The row has no handle.");
      continue;
    }
    if (current?.handle !== handle) {
      if (current) yield finished(current, problem);
      current = productOf(row, handle);
    }
    addRow(current, row, problem);
  }
  if (current) yield finished(current, problem);
}
