import { parseExactAmount } from "./amount";
import { maxPriceLength, type ParsedPrice, parseNumbers, withProblem } from "./price";

/** A minus before or after the number, with a currency on either side: "-$3", "$ -3", "3- EUR". */
const minus = /^(\D{0,20}?)[-−－﹣]\s?(\D{0,20}\d.*)$|^(.*\d)\s?(?<![.,])[-−－﹣](\D*)$/;
const inexact = /[~≈<>≤≥]/;

/**
 * Parses one amount of money as reports write it: "-3.20", "(3.20)", "0,125 €", "1,012.50 USD". It keeps all decimals.
 * Without a number, and with anything ambiguous, the amount is null and the problem says why.
 * @param fallback ISO 4217 code for texts without a currency.
 * @param shared as in `parsePrice`.
 */
export function parseMoney(text: string, fallback: string | null, shared = fallback): ParsedPrice {
  // Spreadsheets put an apostrophe before a text that begins like a formula.
  const written = text
    .trim()
    .replace(/^'/, "")
    .slice(0, maxPriceLength + 1);
  const bracketed = /^\((.*)\)$/.exec(written)?.[1];
  const [, before, after, front, end] = minus.exec(bracketed ?? written) ?? [];
  const unsigned = before === undefined ? front : before + after;
  if (bracketed !== undefined && unsigned !== undefined)
    return withProblem("Brackets and a minus sign are two signs. Write one of them.");
  if ((bracketed ?? written).search(/[()]/) >= 0)
    return withProblem("A bracket is in the wrong place. Write the amount alone.");
  const bare = bracketed ?? (unsigned === undefined ? written : unsigned + (end ?? ""));
  if (inexact.test(bare)) return withProblem("The amount is not exact. Write the exact amount.");
  const read = parseNumbers(bare, { fallback, shared }, parseExactAmount);
  if (read === null) return withProblem("There is no amount.");
  if (typeof read === "string") return withProblem(read);
  if (read.amounts.length > 1) return withProblem("There are several numbers. Write one amount.");
  const isNegative = bracketed !== undefined || unsigned !== undefined;
  return { amount: isNegative ? -read.amounts[0] || 0 : read.amounts[0], currency: read.currency };
}
