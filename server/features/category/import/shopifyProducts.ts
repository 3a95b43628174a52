import type { Readable } from "node:stream";
import type { Problem } from "../../../shared/csv/problems";
import { plainText } from "./productText";
import { type Row, readRows } from "./shopifyRows";
import { readShopPrice, type ShopPrice } from "./shopPrice";

/** One product of the export, from one or several rows. */
export interface ShopProduct {
  handle: string;
  /** First line of the product in the file. */
  line: number;
  title: string;
  body: string;
  vendor: string;
  type: string;
  googleCategory: string;
  tags: string[];
  published: boolean;
  /** Price of the cheapest variant that has one; null when none has. */
  price: ShopPrice | null;
  /** That variant's price before the sale; null unless it is higher than the price. */
  compareAt: ShopPrice | null;
  /** The first few image URLs, unvalidated. */
  images: string[];
  /** True when a value was unreadable and reported; the product is not imported. */
  broken: boolean;
}

/** Counts rows for progress and report. */
interface ReadCount {
  rows: number;
}

interface ReadOptions {
  count: ReadCount;
  problem: Problem;
  /** ISO 4217 code for prices without a currency; null when the file names one at every price. */
  currency: string | null;
}

const maxHandleLength = 255;
/** At most this many images are tried to find one that can be shown. */
const maxImages = 5;

const no = (cell: string | undefined): boolean => cell?.trim().toLowerCase() === "false";
const yes = (cell: string | undefined): boolean => cell?.trim().toLowerCase() === "true";
const hiddenStatuses = (status: string | undefined): boolean =>
  ["draft", "archived"].includes(status?.trim().toLowerCase() ?? "");

const createProduct = ({ line, cells }: Row, handle: string): ShopProduct => ({
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
  published: !no(cells.published) && !hiddenStatuses(cells.status),
  price: null,
  compareAt: null,
  images: [],
  broken: false,
});

/** @returns an error message for the row's price, or null. */
function addVariant(product: ShopProduct, { cells, line }: Row, currency: string | null): string | null {
  const price = readShopPrice(cells.price, currency, line);
  if (price === null || typeof price === "string") return price;
  const compareAt = readShopPrice(cells.compareAt ?? "", price.currency, line);
  if (typeof compareAt === "string") return compareAt;
  for (const { currency: other } of [product.price ?? price, compareAt ?? price]) {
    if (other !== price.currency) return `The product has prices in ${price.currency} and ${other}, so it was skipped.`;
  }
  if (product.price === null || price.amount < product.price.amount) {
    product.price = price;
    product.compareAt = compareAt && compareAt.amount > price.amount ? compareAt : null;
  }
  return null;
}

function addRow(product: ShopProduct, row: Row, { currency, problem }: ReadOptions): void {
  const image = row.cells.image.trim();
  if (image && product.images.length < maxImages) product.images.push(image);
  const sentence = addVariant(product, row, currency);
  if (!sentence) return;
  product.broken = true;
  problem(row.line, sentence);
}

function finished(product: ShopProduct, problem: Problem): ShopProduct {
  if (product.title) return product;
  problem(product.line, "The product has no title.");
  return { ...product, broken: true };
}

/**
 * Yields the products of an export, each as soon as the next handle begins, so that only one is in memory.
 * @throws ImportRefused for another file format, and for a price without a currency.
 */
export async function* readProducts(file: Readable, options: ReadOptions): AsyncGenerator<ShopProduct> {
  const { count, problem } = options;
  let current: ShopProduct | null = null;
  for await (const row of readRows(file, problem)) {
    count.rows++;
    const handle = plainText(row.cells.handle);
    if (!handle || handle.length > maxHandleLength) {
      problem(row.line, handle ? `The handle is longer than ${maxHandleLength} characters.` : "The row has no handle.");
      continue;
    }
    if (current?.handle !== handle) {
      if (current) yield finished(current, problem);
      current = createProduct(row, handle);
    }
    addRow(current, row, options);
  }
  if (current) yield finished(current, problem);
}
