import { findCurrencies } from "../../../../core/money/currency";

/** A price range in a search, and the part of the text that names it. */
export interface PriceWords {
  min: number | null;
  max: number | null;
  /** ISO 4217; null when the range names none. */
  currency: string | null;
  label: string;
  from: number;
  to: number;
}

const amount = String.raw`([$€£])?\s?(\d[\d,]*(?:\.\d+)?)\s?([$€£]|(?:dollars?|usd|bucks|euros?|eur|pounds?|gbp)\b)?`;
const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s*${amount}`, "iu");

const between = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:between|from)\\s+)?${amount}\\s*(?:and|to|-|–)\\s*${amount}(?![\\p{L}\\p{N}])`,
  "iu",
);
const below = pattern(
  "under|below|beneath|within|less than|no more than|not more than|cheaper than|up to|at most|maximum|max|<",
);
const above = pattern("over|above|more than|at least|minimum|min|starting at|from|>");
/** An amount with a currency and without such words: the most that somebody wants to pay. */
const plain =
  /(?<![\p{L}\p{N}.,])(?:([$€£])\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?([$€£]|(?:dollars?|usd|euros?|eur|pounds?|gbp|bucks)\b))/iu;

const cheap = /(?<![\p{L}\p{N}])(?:cheap|affordable|budget|inexpensive)(?![\p{L}\p{N}])/iu;
/** What cheap means: the shop's lowest price range. */
const cheapMax = 100;

const longestNumber = 9;
const parseAmount = (text: string): number | null =>
  text.length > longestNumber ? null : Number(text.replaceAll(",", ""));

/** Returns the currency of the first symbol or word. A dollar is the site's, if it has one. */
function readCurrency(signs: readonly (string | undefined)[], site: string): string | null {
  const sign = signs.find(Boolean)?.toLowerCase();
  if (!sign) return null;
  if (sign === "€" || sign.startsWith("eu")) return "EUR";
  if (sign === "£" || sign.startsWith("pound") || sign === "gbp") return "GBP";
  return sign !== "usd" && findCurrencies("$")?.includes(site) ? site : "USD";
}

const symbols: Readonly<Partial<Record<string, string>>> = { USD: "$", EUR: "€", GBP: "£" };
export const symbolOf = (currency: string): string => symbols[currency] ?? `${currency} `;

/** Finds an amount of money that stands alone, as in "$50 bag". */
function findPlain(text: string, site: string): PriceWords | null {
  const match = plain.exec(text);
  const typed = match && (match[2] ?? match[3]);
  const max = typed ? parseAmount(typed) : null;
  if (!match || max === null) return null;
  const currency = readCurrency([match[1], match[4]], site);
  const label = `Up to ${symbolOf(currency ?? site)}${typed}`;
  return { min: null, max, currency, label, from: match.index, to: match.index + match[0].length };
}

/** Finds a word for low prices. */
function findCheap(text: string, site: string): PriceWords | null {
  const match = cheap.exec(text);
  if (!match) return null;
  const label = `Up to ${symbolOf(site)}${cheapMax}`;
  return { min: null, max: cheapMax, currency: null, label, from: match.index, to: match.index + match[0].length };
}

/**
 * Finds the price range of a search such as "red dress under $200"; null when it names none.
 * @param site ISO 4217 currency of the site.
 */
export function findPrices(text: string, site = "USD"): PriceWords | null {
  const range = between.exec(text);
  if (range) {
    const [all, sign, low, word, otherSign, high, otherWord] = range;
    const [min, max] = [parseAmount(low), parseAmount(high)];
    const currency = readCurrency([sign, word, otherSign, otherWord], site);
    const symbol = symbolOf(currency ?? site);
    return min === null || max === null || min > max
      ? null
      : {
          min,
          max,
          currency,
          label: `${symbol}${low} to ${symbol}${high}`,
          from: range.index,
          to: range.index + all.length,
        };
  }
  const [match, isMaximum] = [below.exec(text) ?? above.exec(text), below.test(text)];
  const value = match && parseAmount(match[2]);
  if (!match || value === null) return findPlain(text, site) ?? findCheap(text, site);
  const currency = readCurrency([match[1], match[3]], site);
  const price = `${symbolOf(currency ?? site)}${match[2]}`;
  return {
    ...(isMaximum
      ? { min: null, max: value, label: `Up to ${price}` }
      : { min: value, max: null, label: `From ${price}` }),
    currency,
    from: match.index,
    to: match.index + match[0].length,
  };
}
