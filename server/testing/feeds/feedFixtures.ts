import fs from "node:fs";
import path from "node:path";
import { FeedFormatChoice } from "../../features/imports/feeds/feed.types";
import { type FeedProduct, toFeedProduct } from "../../features/imports/feeds/read/feedProduct";
import { type RawProduct, readFeed } from "../../features/imports/feeds/read/readFeed";
import { openFile } from "../../core/table/openFile";
import { fileOnDisk } from "../../core/table/tableFile";
import { withFile } from "./feedFiles";

/** A small invented file of each format. */
export const feedFixtures = {
  "shopify-old.csv": FeedFormatChoice.SHOPIFY,
  "shopify-2024.csv": FeedFormatChoice.SHOPIFY,
  "shopify-without-images.csv": FeedFormatChoice.SHOPIFY,
  "google.tsv": FeedFormatChoice.GOOGLE,
  "google.csv": FeedFormatChoice.GOOGLE,
  "google-rss.xml": FeedFormatChoice.GOOGLE,
  "google-atom.xml": FeedFormatChoice.GOOGLE,
  "awin-old.csv": FeedFormatChoice.AWIN,
  "awin-new.csv": FeedFormatChoice.AWIN,
  "cj-old.csv": FeedFormatChoice.CJ,
  "cj-new.csv": FeedFormatChoice.CJ,
  "rakuten.txt": FeedFormatChoice.RAKUTEN,
  "mapped.csv": FeedFormatChoice.MAPPED,
} as const;

export type FeedFixture = keyof typeof feedFixtures;

/** The columns of mapped.csv. */
export const fixtureMapping = {
  id: "Artikel",
  group: "Modell",
  title: "Bezeichnung",
  description: "Text",
  brandName: "Marke",
  type: "Gruppe",
  price: "Preis",
  salePrice: "Aktion",
  image: "Bild",
  link: "Adresse",
  gtin: "EAN",
  availability: "Lager",
  size: "Größe",
  color: "Farbe",
};

export const readFixture = (name: FeedFixture): Buffer => fs.readFileSync(path.join(__dirname, name));

interface ReadSettings {
  format?: FeedFormatChoice;
  mapping?: Record<string, string>;
  /** Currency of prices without one. */
  currency?: string;
}

interface ReadResult {
  format: FeedFormatChoice;
  rows: number;
  raw: RawProduct[];
  products: FeedProduct[];
  /** "LINE: SENTENCE", by line. */
  problems: string[];
}

/** Reads a feed as an import does, without a database. */
export function readFeedFile(content: string | Buffer, settings: ReadSettings = {}): Promise<ReadResult> {
  const { format = FeedFormatChoice.DETECT, mapping = null, currency = "USD" } = settings;
  const found: { line: number; sentence: string }[] = [];
  const problem = (line: number, sentence: string) => void found.push({ line, sentence });
  return withFile(content, async (path) => {
    let rows = 0;
    const raw: RawProduct[] = [];
    const feed = await readFeed(await openFile(fileOnDisk(path)), { format, mapping, problem, onRow: () => rows++ });
    for await (const product of feed.products) raw.push(product);
    const products = raw.map((product) => toFeedProduct(product, currency, problem));
    const sorted = found.toSorted((one, other) => one.line - other.line);
    const problems = sorted.map(({ line, sentence }) => `${line}: ${sentence}`);
    return { format: feed.format.id, rows, raw, products, problems };
  });
}

/** A product in short, for comparisons: only what the feed says. */
export const brief = (product: FeedProduct) => ({
  key: product.key,
  title: product.title,
  price: product.price && `${product.price.amount} ${product.price.currency}`,
  was: product.was?.amount ?? null,
  isInStock: product.isInStock,
  link: product.link,
  image: product.image,
  gtin: product.gtin,
  brand: product.brand,
  retailer: product.retailer,
  type: product.type,
  tags: product.tags.join(),
  variants: product.variants.map(
    ({ size, color, price, isInStock }) => `${size} ${color} ${price}${isInStock ? "" : " (out)"}`,
  ),
});
