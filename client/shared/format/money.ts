import { wholeCount } from "./count";

/**
 * "$100", "€49.90", "CHF 80": whole amounts without decimals. Whole dollars are written by hand, because a browser's first
 * `Intl.NumberFormat` takes milliseconds.
 * @param currency ISO 4217, or any three capital letters.
 */
export function moneyText(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  if (isWhole && currency === "USD") return `$${wholeCount(amount)}`;
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits }).format(amount).replace(/\s/g, " ");
}
