import { parseAmount } from "./amount";
import { currencyDecimals, defaultCurrency, findCurrencies, isMinorUnit, readCurrencyCode } from "./currency";
import { code, findLimit, findWordProblem, fromWords, notKnown } from "./priceWords";

interface Digit {
  value: string;
  script: string;
}

const arabicSeparators: Readonly<Record<string, string>> = { "٫": ".", "٬": "'" };

let digits: ReadonlyMap<string, Digit> | undefined;

/** Returns the decimal digits of every script that Node formats numbers in. */
function loadDigits(): ReadonlyMap<string, Digit> {
  const scripts = Intl.supportedValuesOf("numberingSystem").map((script) => {
    const format = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
    return { script, characters: Array.from({ length: 10 }, (_, value) => format.format(value)) };
  });
  return new Map(
    scripts
      .filter(({ characters }) => characters.every((character) => /^\p{Nd}$/u.test(character)))
      .flatMap(({ script, characters }) =>
        characters.map((character, value) => [character, { value: String(value), script }] as const),
      ),
  );
}

/**
 * Replaces decimal digits of any script by 0 to 9, and Arabic separators by "." and "'". Returns null for digits of
 * several scripts in one text, and for ones that Node does not know.
 */
function toLatinDigits(text: string): string | null {
  if (!/[^\P{Nd}0-9]/u.test(text)) return text;
  const known = (digits ??= loadDigits());
  const written = [...text.matchAll(/\p{Nd}/gu)].map(([character]) => known.get(character)?.script);
  if (written.includes(undefined) || new Set(written).size > 1) return null;
  return text.replace(/[\p{Nd}٫٬]/gu, (character) => known.get(character)?.value ?? arabicSeparators[character]);
}

const tidyText = (text: string): string | null =>
  toLatinDigits(
    text
      .replace(/\p{Cf}/gu, "")
      .replace(/\s+/g, " ")
      .trim(),
  );

/** A parsed price. Amount and currency are as written, or null; nothing is converted. */
export interface ParsedPrice {
  /** At most three decimals; null without a number ("On request"), or with a problem. The lower end of a range. */
  amount: number | null;
  /** ISO 4217; null when the text names none. */
  currency: string | null;
  /** An error message with a correction. */
  problem?: string;
}

interface Token {
  kind: "number" | "word" | "dash" | "percent" | "other";
  text: string;
  /** True without a space before this token. */
  isAttached: boolean;
}

/** Longer texts are not parsed, which bounds the cost. */
export const maxPriceLength = 100;

// A number with separators, also ".99" and "49,-"; a word or symbol, "CA$", "$CA", "$ CA", "CA $" and "CA dollars" each being
// one; a dash; any other character. The point of an abbreviation belongs to no number: "kr.50".
const tokenPattern =
  /((?:(?<!\p{L})[.,])?\d+(?:[.,'’ ]\d+)*)(?:[.,][-–—])?|(\$ ?(?:US|CA|AU|NZ|HK|SG|MX)(?!\p{L})|(?<!\p{L})(?:US|CA|AU|NZ|HK|SG|MX) (?:\$|dollars?(?!\p{L}))|\p{L}+(?:[.-]\p{L}+)*\p{Sc}?|[\p{Sc}¢])|([-–—−])|(%)|[^\s]/gu;
const kinds = ["number", "word", "dash", "percent"] as const;

function tokenize(text: string): Token[] {
  let end = -1;
  return [...text.matchAll(tokenPattern)].map((match) => {
    const at = kinds.findIndex((_, group) => match[group + 1] !== undefined);
    const token = { kind: kinds[at] ?? "other", text: match[at + 1] ?? match[0], isAttached: match.index === end };
    end = match.index + match[0].length;
    return token;
  });
}

const rangeWords = new Set(["to", "until", "bis", "à", "a"]);

/** Returns the currency of the words and symbols, or an error message. */
function parseCurrency(
  words: readonly string[],
  { fallback, shared, isOriginal = false }: Defaults,
): { currency: string | null } | string {
  const known = words.map((word) => findCurrencies(word) ?? []);
  const given = known.filter(({ length }) => length > 0);
  const candidates = given.reduce<readonly string[] | null>(
    (left, right) => left?.filter((one) => right.includes(one)) ?? right,
    null,
  );
  if (candidates?.length === 0) return "This price names two currencies. Write one of them.";
  const problem = findWordProblem(words, known, isOriginal);
  if (problem !== undefined) return problem;
  if (candidates === null) return { currency: fallback };
  if (candidates.length === 1) return { currency: candidates[0] };
  if (shared && candidates.includes(shared)) return { currency: shared };
  const currency = defaultCurrency(candidates);
  if (currency) return { currency };
  const sign = words[known.findIndex(({ length }) => length > 1)];
  const choices = `${candidates.slice(0, -1).join(", ")} or ${candidates.at(-1)}`;
  return `"${sign}" stands for several currencies. Write the code instead: ${choices}.`;
}

/**
 * Returns the currency of a cell that names one alone, as a code in any case or a sign: "EUR", "eur", "€", "US$". Null with
 * a problem for any other text.
 * @param shared ISO 4217 code for a symbol of several currencies, if it is one of them.
 */
export function parseCurrencyCell(cell: string, shared: string | null): Pick<ParsedPrice, "currency" | "problem"> {
  const word = cell.trim();
  const currency = readCurrencyCode(word);
  if (currency) return { currency };
  const isKnown = isMinorUnit(word) || findCurrencies(word) !== undefined;
  const read = isKnown ? parseCurrency([word], { fallback: null, shared }) : notKnown(word.slice(0, 20), code);
  return typeof read === "string" ? { currency: null, problem: read } : read;
}

/** Returns the words and symbols of a text that name currencies: the "€" of "49,90 €". */
export const findCurrencyWords = (text: string): string[] =>
  tokenize(text.slice(0, maxPriceLength)).flatMap(({ kind, text: word }) =>
    kind === "word" && findCurrencies(word) ? [word] : [],
  );

/** Returns an error message for the text around the numbers, or null. */
function findContextProblem(tokens: readonly Token[]): string | null {
  const numbers = tokens.flatMap(({ kind }, at) => (kind === "number" ? [at] : []));
  const isDash = ({ kind }: Token): boolean => kind === "dash";
  if (tokens.some(({ kind }) => kind === "percent"))
    return "A percentage is not a price. Write the amount, for example 49.90.";
  const limit = findLimit(tokens.map(({ text }) => text));
  if (limit) return limit;
  const outside = [...tokens.slice(0, numbers[0]), ...tokens.slice((numbers.at(-1) ?? 0) + 1)];
  if (outside.some(isDash)) return "A price cannot be negative. Enter it without the minus sign.";
  const beside = tokens.find(
    ({ kind, text, isAttached }, at) =>
      kind === "word" &&
      !findCurrencies(text) &&
      !/[\p{Sc}¢]$/u.test(text) &&
      ((isAttached && tokens[at - 1].kind === "number") ||
        (tokens[at + 1]?.kind === "number" && tokens[at + 1].isAttached)),
  );
  if (beside)
    return "Letters are directly next to the number. Write the whole amount and its currency, for example 1299.00 EUR.";
  if (numbers.length === 1) return null;
  const between = tokens.slice(numbers[0] + 1, numbers[1]).filter(({ text }) => !findCurrencies(text));
  const isRange =
    numbers.length === 2 &&
    between.length === 1 &&
    (isDash(between[0]) || rangeWords.has(between[0].text.toLowerCase()));
  return isRange ? null : "There are several numbers. Write one price, or a range such as $50 - $80.";
}

export const withProblem = (problem: string): ParsedPrice => ({ amount: null, currency: null, problem });

interface Defaults {
  fallback: string | null;
  shared: string | null;
  /** Whether the text is of a price before a sale. */
  isOriginal?: boolean;
}

type NumberReader = (number: string, currency: string | null) => number | string;

/**
 * Parses the numbers of a text, one or the two ends of a range, and their currency. Returns null without a number, and an
 * error message for an ambiguous text.
 */
export function parseNumbers(
  text: string,
  defaults: Defaults,
  readNumber: NumberReader,
): { amounts: number[]; currency: string | null } | string | null {
  const tidy = tidyText(text);
  if (tidy === null) return "Write the amount with the digits 0 to 9.";
  if (!/\d/.test(tidy)) return null;
  if (tidy.length > maxPriceLength) return "This price is too long. Write an amount and its currency.";
  const tokens = tokenize(tidy);
  const problem = findContextProblem(tokens);
  if (problem) return problem;
  const [numbers, words] = (["number", "word"] as const).map((wanted) =>
    tokens.flatMap(({ kind, text: written }) => (kind === wanted ? [written] : [])),
  );
  const read = parseCurrency(words, defaults);
  if (typeof read === "string") return read;
  const amounts = numbers.map((number) => readNumber(number, read.currency));
  return amounts.find((amount) => typeof amount === "string") ?? { amounts: amounts as number[], ...read };
}

function parse(text: string, defaults: Defaults): ParsedPrice {
  const { shared } = defaults;
  const read = parseNumbers(text, defaults, (number, currency) =>
    parseAmount(number, currencyDecimals(currency ?? shared)),
  );
  if (read === null) return { amount: null, currency: null };
  if (typeof read === "string") return withProblem(read);
  const [lowest, highest = lowest] = read.amounts;
  if (highest < lowest) return withProblem("This range begins with its higher price. Write the lower one first.");
  return { amount: lowest, currency: read.currency };
}

/** Parses a price. */
export type PriceParser = (text: string, fallback?: string | null, shared?: string | null) => ParsedPrice;

/**
 * Parses a price as people and shops write it: "$1,290", "49,90 €", "CHF 1'299.50", "from 12 EUR", "$50 - $80". Used by
 * editors' inputs, imports and link checks. An ambiguous price is a problem, never a guess.
 * @param fallback ISO 4217 code for texts without a currency.
 * @param shared ISO 4217 code for a symbol of several currencies, if it is one of them: "$", "kr". The fallback if omitted.
 */
export const parsePrice: PriceParser = (text, fallback = null, shared = fallback) => parse(text, { fallback, shared });

/** Parses a price before a sale, as `parsePrice` does. It may say what it is: "RRP £90", "was £90". */
export const parseOriginalPrice: PriceParser = (text, fallback = null, shared = fallback) =>
  parse(text, { fallback, shared, isOriginal: true });

/**
 * Returns whether a readable price is the lowest of several: "From $50", "$50 - $80". The function is_from_price of the database
 * says the same.
 */
export function isFromPrice(text: string): boolean {
  const tokens = tokenize(tidyText(text.slice(0, maxPriceLength)) ?? "");
  return (
    tokens.filter(({ kind }) => kind === "number").length > 1 ||
    tokens.some(({ kind, text: word }) => kind === "word" && fromWords.has(word.toLowerCase()))
  );
}

/** Returns the higher end of a range in its currency; null for any other price. */
export function readHighestAmount(text: string, currency: string | null): number | null {
  const read = parseNumbers(text, { fallback: currency, shared: currency }, (number, code) =>
    parseAmount(number, currencyDecimals(code)),
  );
  return read !== null && typeof read !== "string" ? (read.amounts.at(1) ?? null) : null;
}
