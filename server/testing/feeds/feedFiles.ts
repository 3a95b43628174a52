import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { openFile } from "../../core/table/openFile";
import { fileOnDisk } from "../../core/table/tableFile";
import type { FeedSettings } from "../../features/imports/feeds/run/ensureFeed";
import { importFeed, type ImportOptions } from "../../features/imports/feeds/run/importFeed.service";
import type { ImportReport } from "../../features/imports/feeds/run/importReport";
import { testDatabase } from "../database/testDatabase";

/** Header line of a product export in Shopify's CSV format. */
export const exportHeader =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
export const wave = "wave,Wave Gown,<p>Long &amp; blue.</p>,Tide,Dresses,,true,120,150,https://a.example/w.jpg";
export const kite = "kite,Kite Sandal,,Tide,Shoes,,true,49.9,,javascript:x";

/** Writes a file to a temporary folder for the time of `work`. */
export async function withFile<Result>(
  content: string | Buffer,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-feed-"));
  try {
    const file = path.join(folder, "feed");
    await fs.writeFile(file, content);
    return await work(file);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

type Options = Partial<FeedSettings> & ImportOptions;

/** Imports a file into the feed "tide". */
export function importText(db: DataSource, content: string | Buffer, options: Options = {}): Promise<ImportReport> {
  const { name = "tide", format, currency, linkTemplate, mapping, ...rest } = options;
  return withFile(content, async (file) =>
    importFeed(db, await openFile(fileOnDisk(file)), { name, format, currency, linkTemplate, mapping }, rest),
  );
}

/** Imports rows as a Shopify export of the feed "tide" in US dollars. */
type ImportRows = (rows: readonly string[], options?: Options) => Promise<ImportReport>;

/** Creates a database for a suite and removes its items and feeds after each test. */
export function setUpImports(): { db: () => DataSource; load: ImportRows } {
  let db: DataSource;
  beforeAll(async () => {
    db = await testDatabase();
  }, 60_000);
  afterAll(() => db.destroy());
  afterEach(async () => {
    await db.query("DELETE FROM category_items");
    await db.query("DELETE FROM feeds");
    await db.query("DELETE FROM audit_log");
  });
  return {
    db: () => db,
    load: (rows, options) => importText(db, [exportHeader, ...rows].join("\n"), { currency: "USD", ...options }),
  };
}
