import type { Problem } from "../../../../core/table/problems";
import { OfferCondition } from "../../../../core/money/offerCondition";
import { parseCurrencyCell, parseOriginalPrice, parsePrice } from "../../../../core/money/price";
import { isAddress } from "../../../../core/text/address";
import { parseGtin } from "../../../../core/text/gtin";
import type { FeedRow } from "../formats/feedFormat";
import type { ProductVariant } from "../../../content/category/category.types";
import { cutAtWord } from "../../../../core/text/cutAtWord";
import { httpAddress, oneLine, plainText } from "./productText";
import type { RawProduct } from "./readFeed";
import { ImportRefused } from "../../../../core/table/importRefused";

/** The price of a shop's product as shown, and as a number for comparisons. */
interface ShopPrice {
  text: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
}

type Format = (amount: number) => string;
const formats = new Map<string, Format>();

function makeFormat(currency: string, currencyDisplay: "symbol" | "code"): Format {
  const options = { style: "currency", currency, currencyDisplay } as const;
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat("en-US", options).resolvedOptions();
  const format = new Intl.NumberFormat("en-US", {
    ...options,
    minimumFractionDigits,
    maximumFractionDigits: Math.max(minimumFractionDigits, 2),
  });
  return (amount) => format.format(amount).replace(/\s/g, " ");
}

/** Returns a format with the currency symbol, or with the code when the symbol is ambiguous. */
function unambiguousFormat(currency: string): Format {
  const withSign = makeFormat(currency, "symbol");
  return parsePrice(withSign(1234.5)).currency === currency ? withSign : makeFormat(currency, "code");
}

/** Formats an amount as the site shows prices: $49.90, €49.90, "JPY 5,000". */
export function priceText(amount: number, currency: string): string {
  const format = formats.get(currency) ?? unambiguousFormat(currency);
  formats.set(currency, format);
  return format(amount);
}

/**
 * Parses a price cell. Returns null for an empty cell or zero, which shops write for "no price", and an error message
 * for an unreadable price.
 * @param fallback currency of cells without one.
 * @throws ImportRefused when neither the cell nor the import names a currency.
 */
export function readShopPrice(
  cell: string,
  fallback: string | null,
  line: number,
  parse = parsePrice,
): ShopPrice | null | string {
  const typed = oneLine(cell);
  if (!typed) return null;
  const { amount, currency, problem } = parse(typed, fallback);
  if (problem) return `${problem} The product was skipped.`;
  if (amount === null) return "The price is not a number, so the product was skipped.";
  if (amount === 0) return null;
  if (!currency) {
    throw new ImportRefused(
      `Line ${line} has a price without a currency: "${typed}". Enter the currency of this file, for example EUR, and import it again. Nothing was written.`,
    );
  }
  const isClear = parse(typed).currency === currency;
  return { text: isClear ? typed : priceText(amount, currency), amount, currency };
}

/** A product of a feed, made of its rows. */
export interface FeedProduct {
  key: string;
  line: number;
  title: string;
  body: string;
  brand: string;
  /** Empty when the file does not name the shop. */
  retailer: string;
  type: string;
  googleCategory: string;
  tags: string[];
  isPublished: boolean;
  /** Price of the cheapest variant that can be bought, else of the cheapest one; null when none has a price. */
  price: ShopPrice | null;
  /** That variant's price before the sale; null unless it is higher than the price. */
  was: ShopPrice | null;
  image: string;
  /** Empty when the file has none that can be shown. */
  link: string;
  /** With 14 digits; null when it has none. */
  gtin: string | null;
  /** Sizes and colors; empty for a product in one form. */
  variants: ProductVariant[];
  /** That of the variant whose price is the product's. */
  condition: OfferCondition;
  /** False when every variant is out of stock. */
  isInStock: boolean;
  /** True when a value was unreadable and reported; the product is not imported. */
  isBroken: boolean;
}

const maxVariants = 100;
const maxOptionLength = 50;

type Priced = { row: FeedRow; price: ShopPrice | null; was: ShopPrice | null };

/** @returns the row with its prices, or an error message. */
function readPrices(row: FeedRow, fallback: string | null): Priced | string {
  if (!row.price.trim()) return { row, price: null, was: null };
  const column = row.currency.trim() ? parseCurrencyCell(row.currency, fallback) : null;
  if (column?.problem) return `${column.problem} The product was skipped.`;
  const price = readShopPrice(row.price, column?.currency ?? fallback, row.line);
  if (typeof price === "string") return price;
  if (price === null) return { row, price, was: null };
  if (column && price.currency !== column.currency)
    return `The price "${cutAtWord(oneLine(row.price), maxOptionLength)}" is in ${price.currency}, and the row's currency is ${column.currency}. Correct one of them in the feed. The product was skipped.`;
  const was = readShopPrice(row.was, price.currency, row.line, parseOriginalPrice);
  if (typeof was === "string") return was;
  if (was && was.currency !== price.currency)
    return `The product has prices in ${price.currency} and ${was.currency}, so it was skipped.`;
  return { row, price, was: was && was.amount > price.amount ? was : null };
}

const isBuyable = ({ row }: Priced): boolean => row.isInStock !== false;

function findCheapest(priced: readonly Priced[]): Priced | undefined {
  const withPrice = priced.filter(({ price }) => price !== null);
  const candidates = withPrice.some(isBuyable) ? withPrice.filter(isBuyable) : withPrice;
  return candidates.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0];
}

const listVariants = (priced: readonly Priced[]): ProductVariant[] =>
  priced
    .filter(({ row }) => row.size || row.color)
    .slice(0, maxVariants)
    .map(({ row, price }) => ({
      size: cutAtWord(plainText(row.size), maxOptionLength),
      color: cutAtWord(plainText(row.color), maxOptionLength),
      price: price?.text ?? "",
      isInStock: row.isInStock !== false,
    }));

/** Reads Google's words; any other one that a shop writes is no claim. */
function readCondition({ condition = "" }: FeedRow): OfferCondition {
  const word = condition.trim().toUpperCase();
  return word === OfferCondition.USED || word === OfferCondition.REFURBISHED ? word : OfferCondition.NEW;
}

/** Returns the first text of the rows that is not empty. */
const first = (
  rows: readonly FeedRow[],
  field: "title" | "body" | "brand" | "retailer" | "type" | "googleCategory" | "tags",
): string => rows.find((row) => row[field])?.[field] ?? "";

/** Some files have an address instead of a name. */
const nameIn = (text: string): string => (isAddress(text) ? "" : plainText(text));

/** Combines the rows of a product. An unreadable value is reported and marks it as broken. */
export function toFeedProduct({ key, line, rows }: RawProduct, currency: string | null, problem: Problem): FeedProduct {
  let isBroken = false;
  const report = (at: number, sentence: string): void => {
    isBroken = true;
    problem(at, sentence);
  };
  const priced = rows.flatMap((row) => {
    const read = readPrices(row, currency);
    if (typeof read !== "string") return [read];
    report(row.line, read);
    return [];
  });
  const currencies = new Set(priced.flatMap(({ price }) => price?.currency ?? []));
  if (currencies.size > 1)
    report(line, `The product has prices in ${[...currencies].join(" and ")}, so it was skipped.`);
  const cheapest = findCheapest(priced);
  const title = plainText(first(rows, "title"));
  if (!title) report(line, "The product has no title.");
  const stock = rows.filter((row) => row.isInStock !== null);
  return {
    key,
    line,
    title,
    body: first(rows, "body"),
    brand: nameIn(first(rows, "brand")),
    retailer: nameIn(first(rows, "retailer")),
    type: plainText(first(rows, "type")),
    googleCategory: oneLine(first(rows, "googleCategory")),
    tags: first(rows, "tags")
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    isPublished: rows.every((row) => row.isPublished),
    price: cheapest?.price ?? null,
    was: cheapest?.was ?? null,
    image: rows.map((row) => httpAddress(row.image)).find(Boolean) ?? "",
    link: rows.map((row) => httpAddress(row.link)).find(Boolean) ?? "",
    gtin: rows.map((row) => parseGtin(row.gtin)).find(Boolean) ?? null,
    condition: readCondition(cheapest?.row ?? rows[0]),
    variants: listVariants(priced),
    isInStock: stock.length === 0 || stock.some((row) => row.isInStock),
    isBroken,
  };
}
