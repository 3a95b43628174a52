/** ISO 4217 codes that Node knows, including those of former currencies. */
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

export const isCurrency = (code: string): boolean => codes.has(code);

const minorUnits = new Set(["GBp", "GBX", "GBx", "ZAc", "ILA", "p", "pence", "cent", "cents", "ct", "¢"]);

/** Returns whether a word names the hundredth part of a currency: the letters of "GBp" are those of pounds. */
export const isMinorUnit = (word: string): boolean => minorUnits.has(word);

/** Returns the ISO 4217 code of a text that is one, in any case; null for any other. */
export function readCurrencyCode(text: string): string | null {
  const code = text.trim();
  return isCurrency(code.toUpperCase()) && !isMinorUnit(code) ? code.toUpperCase() : null;
}

/** Currencies whose prices do not have two decimals. One that is often written without its three, as IQD, is not here. */
const otherDecimals: ReadonlyMap<string, number> = new Map(
  [
    [0, "BIF CLP DJF GNF HUF IDR ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"] as const,
    [3, "BHD JOD KWD LYD OMR TND"] as const,
  ].flatMap(([decimals, list]) => list.split(" ").map((code) => [code, decimals] as const)),
);

/** Returns how many decimals prices in a currency have; two for an unknown one. */
export const currencyDecimals = (code: string | null): number => otherDecimals.get(code ?? "") ?? 2;

const decimalsCases = [...otherDecimals].map(([code, decimals]) => `WHEN '${code}' THEN ${decimals}`).join(" ");

/** SQL: the same for a code. */
export const decimalsOfCurrency = (code: string): string => `CASE ${code} ${decimalsCases} ELSE 2 END`;

const dollars = ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN"] as const;

/** Also written with a point between the letters. */
const arabicSigns = Object.entries({
  "د.إ": "AED",
  "د.ب": "BHD",
  "د.ج": "DZD",
  "ج.م": "EGP",
  "د.أ": "JOD",
  "د.ك": "KWD",
  "د.م": "MAD",
  "ر.ع": "OMR",
  "ر.ق": "QAR",
  "ر.س": "SAR",
  "د.ت": "TND",
}).map(([sign, code]) => [sign, [code]] as const);

/** Currencies of each symbol or word. A symbol with several needs a code or a default. */
const signs: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["$", dollars],
  ["DOLLAR", dollars],
  ["DOLLARS", dollars],
  ["US$", ["USD"]],
  ["CA$", ["CAD"]],
  ["C$", ["CAD"]],
  ["AU$", ["AUD"]],
  ["A$", ["AUD"]],
  ["NZ$", ["NZD"]],
  ["HK$", ["HKD"]],
  ["S$", ["SGD"]],
  ["SG$", ["SGD"]],
  ["NT$", ["TWD"]],
  ["MX$", ["MXN"]],
  ["$US", ["USD"]],
  ["$CA", ["CAD"]],
  ["$AU", ["AUD"]],
  ["$NZ", ["NZD"]],
  ["$HK", ["HKD"]],
  ["$SG", ["SGD"]],
  ["$MX", ["MXN"]],
  ["R$", ["BRL"]],
  ["R", ["ZAR"]],
  ["€", ["EUR"]],
  ["EURO", ["EUR"]],
  ["EUROS", ["EUR"]],
  ["£", ["GBP"]],
  ["¥", ["JPY", "CNY"]],
  ["￥", ["JPY", "CNY"]],
  ["円", ["JPY"]],
  ["CN¥", ["CNY"]],
  ["JP¥", ["JPY"]],
  ["KR", ["SEK", "NOK", "DKK", "ISK"]],
  ["ZŁ", ["PLN"]],
  ["KČ", ["CZK"]],
  ["FT", ["HUF"]],
  ["₹", ["INR"]],
  ["₩", ["KRW"]],
  ["￦", ["KRW"]],
  ["₺", ["TRY"]],
  ["₽", ["RUB"]],
  ["₪", ["ILS"]],
  ["NIS", ["ILS"]],
  ["₴", ["UAH"]],
  ["₫", ["VND"]],
  ["₱", ["PHP"]],
  ["฿", ["THB"]],
  ["₸", ["KZT"]],
  ["₾", ["GEL"]],
  ["₼", ["AZN"]],
  ["₦", ["NGN"]],
  ["₡", ["CRC"]],
  ["₲", ["PYG"]],
  ["₮", ["MNT"]],
  ["₭", ["LAK"]],
  ["RS", ["INR", "PKR", "LKR", "NPR", "MUR"]],
  ["RP", ["IDR"]],
  ["RM", ["MYR"]],
  ["LEI", ["RON", "MDL"]],
  ["ЛВ", ["BGN"]],
  ["ГРН", ["UAH"]],
  ["РУБ", ["RUB", "BYN"]],
  ["TL", ["TRY"]],
  ...arabicSigns,
]);

/** Codes that are also recognized in lowercase; others may be English words, such as "try" and "all". */
const lowerCase: ReadonlySet<string> = new Set(
  [...signs.values()]
    .flat()
    .filter((code) => code !== "TRY")
    .concat("CHF"),
);

/** Signs that mean something else in lowercase: feet. */
const otherMeanings: ReadonlySet<string> = new Set(["ft"]);

/** Returns the currencies that a word or symbol may mean; undefined for none. */
export function findCurrencies(word: string): readonly string[] | undefined {
  if (isMinorUnit(word) || otherMeanings.has(word)) return undefined;
  const upper = word
    .toUpperCase()
    .replace(/ DOLLARS?$/, "$")
    .replace(" ", "");
  if (word === upper ? isCurrency(upper) : lowerCase.has(upper)) return [upper];
  // A code and its symbol: "USD$", "GBP£".
  const [, code, sign] = /^([A-Z]{3})(\p{Sc})$/u.exec(upper) ?? [];
  if (sign && signs.get(sign)?.includes(code)) return [code];
  return signs.get(upper);
}

/** Returns the only candidate, or the site's currency for a "$" without a country; null when several are possible. */
export const defaultCurrency = (candidates: readonly string[]): string | null =>
  candidates.length === 1 ? candidates[0] : candidates.includes("USD") ? "USD" : null;
