import { hash } from "node:crypto";
import type { Problem } from "../../../../core/table/problems";
import { ImportRefused } from "../../../../core/table/importRefused";
import type { OpenedFile } from "../../../../core/table/openFile";
import { detectFormat, readFileHead } from "../formats/detectFormat";
import type { FeedFormat, FeedRow } from "../formats/feedFormat";
import type { FeedFormatChoice } from "../feed.types";
import { oneLine } from "./productText";

/** The rows of one product, as they are in the file. */
export interface RawProduct {
  key: string;
  /** First line of the product in the file. */
  line: number;
  rows: FeedRow[];
  /** Identifies its content. */
  hash: string;
}

interface ReadOptions {
  format: FeedFormatChoice;
  mapping: Readonly<Record<string, string>> | null;
  problem: Problem;
  onRow: (row: FeedRow) => void;
}

const maxKeyLength = 255;
/** A product has as many rows as it has variants and pictures. Further ones, and those of a larger text, are not kept. */
const maxRows = 2_000;
/** Rows without a new product, after which a file is refused: nobody sells that many variants, and a transaction is waiting. */
const maxRowsOfProduct = 20_000;
const maxTextLength = 4_000_000;

/** Not the line, so that a product may move within the file. */
const hashedFields = [
  "title",
  "body",
  "brand",
  "retailer",
  "type",
  "googleCategory",
  "tags",
  "isPublished",
  "price",
  "was",
  "currency",
  "image",
  "link",
  "gtin",
  "isInStock",
  "condition",
  "size",
  "color",
] as const satisfies Exclude<keyof FeedRow, "line" | "key">[];
const separator = "\u001f";

function hashRows(rows: readonly FeedRow[]): string {
  const texts = rows.map((row) => hashedFields.map((field) => row[field]).join(separator));
  return hash("md5", texts.join(separator), "base64url");
}

interface OpenProduct extends Omit<RawProduct, "hash"> {
  textLength: number;
}

const finish = ({ key, line, rows }: OpenProduct): RawProduct => ({ key, line, rows, hash: hashRows(rows) });

function addRow(product: OpenProduct, row: FeedRow): void {
  if (product.rows.length === maxRows || product.textLength > maxTextLength) return;
  product.textLength += row.body.length + row.title.length + row.tags.length + row.type.length + row.brand.length;
  product.rows.push(row);
}

const tooManyRows = (found: string): ImportRefused =>
  new ImportRefused(
    `More than ${maxRowsOfProduct.toLocaleString("en")} rows one after the other have ${found}. ` +
      "Check which column holds the ID. Nothing was written.",
  );

/** Yields each product as soon as the next one begins, so that only one is in memory. */
async function* groupRows(rows: AsyncIterable<FeedRow>, { problem, onRow }: ReadOptions): AsyncGenerator<RawProduct> {
  let current: OpenProduct | null = null as OpenProduct | null;
  let rowsSinceProduct = 0;
  for await (const row of rows) {
    onRow(row);
    for (const note of row.notes) problem(row.line, note);
    const key = oneLine(row.key);
    if (++rowsSinceProduct > maxRowsOfProduct)
      throw tooManyRows(key ? `the ID "${key.slice(0, maxKeyLength)}"` : "no ID");
    if (!key || key.length > maxKeyLength) {
      problem(row.line, key ? `The ID is longer than ${maxKeyLength} characters.` : "The row has no ID or handle.");
      continue;
    }
    if (current?.key !== key) {
      if (current) yield finish(current);
      rowsSinceProduct = 0;
      current = { key, line: row.line, rows: [], textLength: 0 };
    }
    addRow(current, row);
  }
  if (current) yield finish(current);
}

/** Returns the format of a feed and its products. @throws ImportRefused for a file of another kind. */
export async function readFeed(
  file: OpenedFile,
  options: ReadOptions,
): Promise<{ format: FeedFormat; products: AsyncGenerator<RawProduct> }> {
  const head = await readFileHead(file, options.mapping);
  const format = detectFormat(head, options.format);
  return { format, products: groupRows(format.rows(file, head, options), options) };
}
