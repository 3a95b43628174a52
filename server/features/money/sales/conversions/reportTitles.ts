import { findCurrencyWords } from "../../../../core/money/price";

/** What a report tells about a sale. */
export const columnNames = [
  "transactionId",
  "orderId",
  "line",
  "occurredAt",
  "postedAt",
  "amount",
  "currency",
  "saleAmount",
  "saleCurrency",
  "retailer",
  "reference",
  "status",
  "paid",
] as const;
export type ColumnName = (typeof columnNames)[number];

/** The places of the columns in a row of the file, from 0; several are joined. Undefined for those that the report does not have. */
export type ReportColumns = Partial<Record<ColumnName, readonly number[]>>;

/** Codes of currencies that also begin a title in capitals: "ALL COMMISSIONS". */
const englishWords = new Set(["ALL", "TOP"]);

const words = (title: string): string[] =>
  title
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replaceAll("%", " percent ")
    .split(/[^\p{L}\p{N}$€£¥]+/u)
    .filter(Boolean);

/** The title without case, punctuation and currency: "Ad Fees(£)", "pubCommissionAmountUsd". "Commission %" is no commission. */
export function titleKey(title: string): string {
  const all = words(title);
  const currencies = new Set(titleCurrencies(title));
  return all
    .filter((word) => !currencies.has(word))
    .join("")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the words of a title that name a currency: "USD" in "Commission (USD)". */
export const titleCurrencies = (title: string): string[] =>
  findCurrencyWords(words(title).join(" ")).filter((word) => !englishWords.has(word));

/** Returns the places of titles, which are keys; undefined when one is missing. */
export const findPlaces = (parts: readonly string[], titles: readonly string[]): number[] | undefined => {
  const places = parts.map((part) => titles.indexOf(part));
  return places.every((place) => place >= 0) ? places : undefined;
};

/** Returns the keys of titles: of each spelling, those that tell it together. */
export const splitTitles = (titles: string): string[][] =>
  titles.split(",").map((spelling) => spelling.split("+").map(titleKey));
