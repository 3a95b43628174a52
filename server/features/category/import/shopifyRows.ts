import type { Readable } from "node:stream";
import { type CsvFormat, type CsvRow, readCsvRows } from "../../../shared/csv/csvRows";
import type { Problem } from "../../../shared/csv/problems";

const required = {
  handle: "Handle",
  title: "Title",
  body: "Body (HTML)",
  vendor: "Vendor",
  type: "Type",
  tags: "Tags",
  published: "Published",
  price: "Variant Price",
  image: "Image Src",
} as const;

const optional = {
  compareAt: "Variant Compare At Price",
  status: "Status",
  giftCard: "Gift Card",
  googleCategory: "Google Shopping / Google Product Category",
  productCategory: "Product Category",
} as const;

type Needed = keyof typeof required;
type Extra = keyof typeof optional;

const format: CsvFormat<Needed, Extra> = { name: "product export in Shopify's CSV format", required, optional };

export type Row = CsvRow<Needed, Extra>;
export type Cells = Row["cells"];

/** The rows of the export, one at a time; see readCsvRows. */
export const readRows = (file: Readable, problem: Problem): AsyncGenerator<Row> => readCsvRows(file, format, problem);
