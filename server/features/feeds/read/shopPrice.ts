import { ImportRefused } from "../../../core/csv/importRefused";
import { parsePrice } from "../../../core/money/price";
import { oneLine } from "./productText";

/** The price of a shop's product as shown, and as a number for comparisons. */
export interface ShopPrice {
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
export function readShopPrice(cell: string, fallback: string | null, line: number): ShopPrice | null | string {
  const typed = oneLine(cell);
  if (!typed) return null;
  const { amount, currency, problem } = parsePrice(typed, fallback);
  if (problem) return `${problem} The product was skipped.`;
  if (amount === null) return "The price is not a number, so the product was skipped.";
  if (amount === 0) return null;
  if (!currency) {
    throw new ImportRefused(
      `Line ${line} has a price without a currency: "${typed}". Enter the currency of this file, for example EUR, and import it again. Nothing was written.`,
    );
  }
  const isClear = parsePrice(typed).currency === currency;
  return { text: isClear ? typed : priceText(amount, currency), amount, currency };
}
