import { Readable } from "node:stream";
import type { DataSource } from "typeorm";
import { type ImportOptions, importProducts } from "../features/category/import/importProducts.service";
import type { ImportReport } from "../features/category/import/importReport";
import { testDatabase } from "./database/testDatabase";

/** Header line of a product export in Shopify's CSV format. */
export const exportHeader =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
export const wave = "wave,Wave Gown,<p>Long &amp; blue.</p>,Tide,Dresses,,true,120,150,https://a.example/w.jpg";
export const kite = "kite,Kite Sandal,,Tide,Shoes,,true,49.9,,javascript:x";

type ImportRows = (rows: readonly string[], options?: Partial<ImportOptions>) => Promise<ImportReport>;

/**
 * Creates a database for a suite and removes its items after each test. `load` imports the rows as an export of the source
 * "tide" in US dollars.
 */
export function setUpImports(): { db: () => DataSource; load: ImportRows } {
  let db: DataSource;
  beforeAll(async () => {
    db = await testDatabase();
  }, 60_000);
  afterAll(() => db.destroy());
  afterEach(() => db.query("TRUNCATE category_items, audit_log"));
  return {
    db: () => db,
    load: (rows, options) =>
      importProducts(db, Readable.from([[exportHeader, ...rows].join("\n")]), {
        source: "tide",
        currency: "USD",
        ...options,
      }),
  };
}
