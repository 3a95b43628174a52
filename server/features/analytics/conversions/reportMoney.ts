import { parseMoney } from "../../../core/money/parseMoney";
import { parseCurrencyCell } from "../../../core/money/price";
import { titleCurrencies } from "./reportColumns";

/** The cells of a row about one amount. */
export interface MoneyCells {
  amount: string;
  /** Title of its column, which may name a currency. */
  title: string;
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

/** Returns the currency of the currency column and of the title, or an error message when they disagree. */
function readStatedCurrency({ title, currency: cell }: MoneyCells, chosen: string | null): StatedCurrency | string {
  const column = cell.trim() ? parseCurrencyCell(cell, chosen) : { currency: null };
  if (column.problem) return column.problem;
  for (const word of titleCurrencies(title)) {
    const { currency, problem } = parseCurrencyCell(word, column.currency ?? chosen);
    if (problem !== undefined) return problem;
    if (column.currency !== null && currency !== column.currency)
      return `The title of the column names ${currency}, the currency column ${column.currency}.`;
    return { currency, place: "title of the column" };
  }
  return { currency: column.currency, place: "currency column" };
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
