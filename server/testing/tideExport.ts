import { Readable } from "node:stream";
import type { DataSource } from "typeorm";
import { type ImportOptions, importProducts } from "../features/category/import/importProducts.service";
import type { ImportReport } from "../features/category/import/importReport";

/** First line of a product export in Shopify's CSV format. */
export const exportHeader =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
export const wave = "wave,Wave Gown,<p>Long &amp; blue.</p>,Tide,Dresses,,true,120,150,https://a.example/w.jpg";
export const kite = "kite,Kite Sandal,,Tide,Shoes,,true,49.9,,javascript:x";

/** Imports rows below the header as an export of the source "tide" in dollars. */
export const importTide = (
  db: DataSource,
  rows: readonly string[],
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> =>
  importProducts(db, Readable.from([[exportHeader, ...rows].join("\n")]), {
    source: "tide",
    currency: "USD",
    ...options,
  });
