import type { Readable } from "node:stream";
import { type CsvFormat, type CsvRow, readCsvRows } from "../../../shared/csv/csvRows";
import type { Problem } from "../../../shared/csv/problems";

/** Exports use different titles since 2024; both versions are read. */
const required = {
  handle: ["Handle", "URL handle"],
  title: "Title",
  body: ["Body (HTML)", "Description"],
  vendor: "Vendor",
  type: "Type",
  tags: "Tags",
  published: ["Published", "Published on online store"],
  price: ["Variant Price", "Price"],
  image: ["Image Src", "Product image URL"],
} as const;

const optional = {
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  status: "Status",
  giftCard: "Gift Card",
  googleCategory: "Google Shopping / Google Product Category",
  productCategory: "Product Category",
} as const;

type Needed = keyof typeof required;
type Extra = keyof typeof optional;

const format: CsvFormat<Needed, Extra> = { name: "product export in Shopify's CSV format", required, optional };

export type Row = CsvRow<Needed, Extra>;

/** Yields the rows of the export; see readCsvRows. */
export const readRows = (file: Readable, problem: Problem): AsyncGenerator<Row> => readCsvRows(file, format, problem);
