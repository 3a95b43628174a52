import { findCurrencies, isMinorUnit, readCurrencyCode } from "../../../../core/money/currency";
import { findCurrencyWords, isFromPrice, parsePrice, type PriceParser } from "../../../../core/money/price";
import type { PagePrice } from "./productPage.types";

/** A price as a page states it. */
export interface StatedPrice {
  amount: string;
  /** Empty when it names none. */
  currency: string;
  /** The lowest price of a range. */
  isFrom: boolean;
}

/** What a stated price can mean: exactly one amount in one currency, or several. */
export interface PriceReading {
  amounts: number[];
  /** False when the page states more decimals than the currency has. */
  isExact: boolean;
  /** Empty when the page names none. */
  currencies: string[];
  isFrom: boolean;
}
type Amounts = Pick<PriceReading, "amounts" | "isExact">;

/** Proposed when a page names no currency. */
const commonCurrencies = ["USD", "EUR", "GBP"];

const countDecimals = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Returns the currencies that a code or a sign may mean. */
function readCurrencies(text: string): string[] {
  const word = text.trim().slice(0, 10);
  const code = readCurrencyCode(word);
  return code ? [code] : [...(findCurrencies(word) ?? [])];
}

/** Returns the amounts that a decimal number of schema.org can mean in a currency. */
function readDecimal(text: string, decimals: number): Amounts {
  const [whole, fraction = ""] = text.split(".");
  const exact = Number(text);
  const used = [...fraction].findLastIndex((digit) => digit !== "0") + 1;
  const thousands = Number(whole + fraction);
  if (decimals === 3 && used <= 3) return { amounts: [exact], isExact: true };
  // "1.299" is 1299 in shops that write thousands with a point.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    return { amounts: decimals === 0 ? [thousands] : [thousands, Number(exact.toFixed(2))], isExact: decimals === 0 };
  return { amounts: [Number(exact.toFixed(decimals))], isExact: used <= decimals };
}

function readAmounts(text: string, currency: string, parse: PriceParser): Amounts {
  const decimals = countDecimals(currency || "USD");
  if (/^\d{1,10}(?:\.\d{1,10})?$/.test(text)) return readDecimal(text, decimals);
  // One comma and three digits: thousands, or the decimals of a currency that has three.
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(text))
    return { amounts: [Number(text.replace(",", "")), Number(text.replace(",", "."))], isExact: true };
  const { amount, problem } = parse(text, currency || null);
  if (problem !== undefined || amount === null) return { amounts: [], isExact: true };
  return { amounts: [amount], isExact: decimals > 0 || Number.isInteger(amount) };
}

/** Whether a price is in pence or the like. */
export const isInMinorUnit = ({ currency, amount }: StatedPrice): boolean =>
  /\d/.test(amount) &&
  (isMinorUnit(currency.trim()) ||
    amount
      .slice(0, 100)
      .split(/[^\p{L}¢]+/u)
      .some(isMinorUnit));

/** Reads a stated price; null when it has no amount, such as "On request", or 0, and when it is in pence. */
export function readPrice(stated: StatedPrice, parse = parsePrice): PriceReading | null {
  const { amount, currency, isFrom } = stated;
  if (!/\d/.test(amount) || amount.length > 100) return null;
  if (isInMinorUnit(stated)) return null;
  const [sign = ""] = findCurrencyWords(amount);
  const [inCode, inText] = [readCurrencies(currency), readCurrencies(sign)];
  const both = inCode.filter((code) => inText.includes(code));
  // A price in euros whose currency says dollars can be either.
  const currencies = both.length ? both : [...new Set([...inCode, ...inText])];
  const text = (sign ? amount.replaceAll(sign, " ") : amount).trim();
  const { amounts, isExact } = readAmounts(text, currencies.length === 1 ? currencies[0] : "", parse);
  const priced = amounts.filter((value) => value > 0);
  return priced.length ? { amounts: priced, isExact, currencies, isFrom: isFrom || isFromPrice(text) } : null;
}

/** Whether a reading leaves no doubt. */
export const isCertain = ({ amounts, currencies, isExact }: PriceReading): boolean =>
  amounts.length === 1 && currencies.length === 1 && isExact;

/** Returns whether a reading can mean this price; a reading without a currency agrees with any. */
export const canMean = ({ amounts, currencies }: PriceReading, { amount, currency }: PagePrice): boolean =>
  amounts.includes(amount) && (currencies.length === 0 || currencies.includes(currency));

const symbols = new Set(["USD", "EUR", "GBP"]);

/** Formats a price as an editor would enter it, so that it is read back as the same amount and currency. */
function formatPrice(amount: number, currency: string, isFrom: boolean): string {
  const format = (decimals: number) => {
    const digits = amount.toLocaleString("en-US", {
      minimumFractionDigits: Number.isInteger(amount) ? 0 : decimals,
      maximumFractionDigits: decimals,
    });
    const [symbol] = new Intl.NumberFormat("en-US", { style: "currency", currency }).formatToParts(0);
    const sign = symbols.has(currency) ? symbol.value : `${currency} `;
    return `${isFrom ? "From " : ""}${sign}${digits}`;
  };
  const texts = [format(countDecimals(currency)), format(2)];
  const isReadBack = (text: string) => {
    const read = parsePrice(text);
    return read.amount === amount && read.currency === currency;
  };
  return texts.find(isReadBack) ?? texts[0];
}

const toPrice = (amount: number, currency: string, isFrom: boolean): PagePrice => ({
  text: formatPrice(amount, currency, isFrom),
  amount,
  currency,
  isFrom,
});

/** Returns every price that a reading can mean. */
export function listPrices({ amounts, currencies, isFrom }: PriceReading): PagePrice[] {
  const codes = currencies.length ? currencies : commonCurrencies;
  return amounts.flatMap((amount) => codes.map((currency) => toPrice(amount, currency, isFrom)));
}
