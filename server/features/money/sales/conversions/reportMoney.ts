import { parseMoney } from "../../../../core/money/parseMoney";
import { parseCurrencyCell } from "../../../../core/money/price";

/** The cells of a row about one amount. */
export interface MoneyCells {
  amount: string;
  /** Title of its column. */
  title: string;
  /** The words of the title that name currencies. */
  titleCurrencies: readonly string[];
  /** The cell of the currency column; empty for none. */
  currency: string;
}

export interface ReadMoney {
  amount: number;
  /** ISO 4217; null when nothing names one. */
  currency: string | null;
}

interface StatedCurrency {
  currency: string | null;
  /** The places that name it, for error messages. */
  place: string;
}

const minorTitle = /(?<!\p{L})(?:pence|penny|cents?|minor|gbx)(?!\p{L})|(?<=\p{Ll})Cents?(?!\p{L})|\(p\)/u;
const inHundredths = "The title of the column names hundredths of a currency. Give the amounts in the currency itself.";

/** Returns the currency that the words of a title name together, as in "($ CAD)"; codes say more than signs. */
function readTitle(
  { title, titleCurrencies }: MoneyCells,
  context: string | null,
): { currency: string | null } | string {
  if (minorTitle.test(title) || title.includes("GBp")) return inHundredths;
  const words = titleCurrencies.toSorted((a, b) => Number(/\p{Sc}/u.test(a)) - Number(/\p{Sc}/u.test(b)));
  let found: string | null = null;
  for (const word of words) {
    const { currency, problem } = parseCurrencyCell(word, found ?? context);
    if (problem !== undefined) return problem;
    if (found !== null && currency !== found) return `The title of the column names ${found} and ${currency}.`;
    found = currency;
  }
  return { currency: found };
}

/** Returns the currency of the currency column and of the title, or an error message when they disagree. */
function readStatedCurrency(cells: MoneyCells, chosen: string | null): StatedCurrency | string {
  const cell = cells.currency;
  const column = cell.trim() ? parseCurrencyCell(cell, chosen) : { currency: null };
  if (column.problem) return column.problem;
  const named = readTitle(cells, column.currency ?? chosen);
  if (typeof named === "string") return named;
  if (named.currency === null) return { currency: column.currency, place: "currency column" };
  if (column.currency !== null && named.currency !== column.currency)
    return `The title of the column names ${named.currency}, the currency column ${column.currency}.`;
  return { currency: named.currency, place: "title of the column" };
}

/** Titles of a program's fields, as in saleAmount and sale_amount: their numbers have a point and no thousands. */
const isFieldTitle = (title: string): boolean => !/\s/.test(title) && /[a-z][A-Z]|\w[_.]\w/.test(title);
const fieldNumber = /^(-?)(\d{1,10}\.\d{3})$/;

/**
 * Reads an amount with its currency: a sign or code in the cell, in the currency column or in the title; all must agree.
 * Returns an error message for anything ambiguous.
 * @param chosen ISO 4217 code for a sign of several currencies, if it is one of them; it never replaces a missing currency.
 */
export function readMoney(cells: MoneyCells, chosen: string | null): ReadMoney | string {
  const stated = readStatedCurrency(cells, chosen);
  if (typeof stated === "string") return stated;
  const written = isFieldTitle(cells.title) ? cells.amount.trim().replace(fieldNumber, "$1$20") : cells.amount;
  const { amount, currency, problem } = parseMoney(written, null, stated.currency ?? chosen);
  if (amount === null) return problem ?? "There is no amount.";
  if (currency !== null && stated.currency !== null && currency !== stated.currency)
    return `The amount is in ${currency}, but the ${stated.place} names ${stated.currency}.`;
  return { amount, currency: currency ?? stated.currency };
}
