/** ISO 4217 codes that Node knows, including those of former currencies. */
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

export const isCurrency = (code: string): boolean => codes.has(code);

const dollars = ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN"] as const;

/** Currencies of each symbol or word. A symbol with several needs a code or a default. */
const signs: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["$", dollars],
  ["DOLLAR", dollars],
  ["DOLLARS", dollars],
  ["US$", ["USD"]],
  ["USD$", ["USD"]],
  ["CA$", ["CAD"]],
  ["C$", ["CAD"]],
  ["CAD$", ["CAD"]],
  ["AU$", ["AUD"]],
  ["A$", ["AUD"]],
  ["AUD$", ["AUD"]],
  ["NZ$", ["NZD"]],
  ["HK$", ["HKD"]],
  ["S$", ["SGD"]],
  ["SG$", ["SGD"]],
  ["NT$", ["TWD"]],
  ["MX$", ["MXN"]],
  ["R$", ["BRL"]],
  ["€", ["EUR"]],
  ["EURO", ["EUR"]],
  ["EUROS", ["EUR"]],
  ["£", ["GBP"]],
  ["¥", ["JPY", "CNY"]],
  ["CN¥", ["CNY"]],
  ["JP¥", ["JPY"]],
  ["KR", ["SEK", "NOK", "DKK", "ISK"]],
  ["ZŁ", ["PLN"]],
  ["KČ", ["CZK"]],
  ["FT", ["HUF"]],
  ["₹", ["INR"]],
  ["₩", ["KRW"]],
  ["₺", ["TRY"]],
  ["₽", ["RUB"]],
  ["₪", ["ILS"]],
  ["₴", ["UAH"]],
  ["₫", ["VND"]],
  ["₱", ["PHP"]],
  ["฿", ["THB"]],
]);

/** Codes that are also recognized in lowercase; others may be English words, such as "try" and "all". */
const lowerCase: ReadonlySet<string> = new Set(
  [...signs.values()]
    .flat()
    .filter((code) => code !== "TRY")
    .concat("CHF"),
);

/** Returns the currencies that a word or symbol may mean; undefined for none. */
export function findCurrencies(word: string): readonly string[] | undefined {
  const upper = word.toUpperCase();
  if (word === upper ? isCurrency(upper) : lowerCase.has(upper)) return [upper];
  return signs.get(upper);
}

/** Returns the only candidate, or the site's currency for a "$" without a country; null when several are possible. */
export const defaultCurrency = (candidates: readonly string[]): string | null =>
  candidates.length === 1 ? candidates[0] : candidates.includes("USD") ? "USD" : null;
