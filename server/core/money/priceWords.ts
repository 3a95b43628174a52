import { isMinorUnit } from "./currency";

const taxes = "btw iva moms mwst tax vat";
const taxWords = new Set(`${taxes} gst hst mva taxes ust`.split(" "));
/** Words without meaning for amount and currency. With any other word the text is not certain: "$90 Canadian". */
const neutralWords = new Set(
  (
    `${taxes} ` +
    "a à ab about all an and approx approximately around at bis de des dès desde each est estimated for fra from från " +
    "incl inkl just now nur of only or our pair per preis prezzo price prix sale set starting starts the to ttc until up vanaf"
  ).split(" "),
);
/** Words of the lowest of several prices. */
export const fromWords: ReadonlySet<string> = new Set(
  "ab des dès desde fra from från starting starts vanaf".split(" "),
);
/** Words of a price without tax. */
const netWords = new Set("esclusa ex excl excluding exclusive exkl hors ht net netto plus zzgl".split(" "));
/** Words of what a product cost before, or should cost elsewhere. An original price may have them. */
const formerWords = new Set("msrp retail rrp srp uvp was".split(" "));
/** Words of discounts, fees, conditions and rents: the number beside them is not what the product costs. */
const otherAmountWords = new Set(
  (
    "off save saving savings discount coupon voucher cashback points rabatt sparen remise shipping delivery postage versand " +
    "livraison fee deposit over above under below min minimum max maximum spend orders installment installments instalment " +
    "instalments payment payments day daily hour hourly week weekly mo month months monthly year yearly annually monat mois"
  ).split(" "),
);

export const code = "Write a code such as EUR";
/** Says that a word is no currency. @param advice what to write instead */
export const notKnown = (word: string, advice = `${code}, or the amount alone`): string =>
  `“${word}” is not a known currency. ${advice}.`;
const inMinorUnit = (word: string): string =>
  `“${word}” is the hundredth part of a currency. Write the price in the currency itself, for example GBP 49.90.`;
const unclearDollars = 'It is unclear which dollars are meant. Write a code, for example "USD 90" or "CAD 90".';

/** Returns an error message for words of another price than the one that the product costs now. */
function findOtherPrice(words: readonly string[], isOriginal: boolean): string | undefined {
  const net = words.find((word) => netWords.has(word.toLowerCase()));
  if (net) return `“${net}” says that tax is not included. Write the price with tax.`;
  const former = isOriginal ? undefined : words.find((word) => formerWords.has(word.toLowerCase()));
  return former && `“${former}” marks another price than the present one. Write what the product costs now.`;
}

/** Returns an error message for words that make it uncertain what the amount beside them is. @param known their currencies */
export function findWordProblem(
  words: readonly string[],
  known: readonly (readonly string[])[],
  isOriginal: boolean,
): string | undefined {
  const minor = words.find(isMinorUnit);
  if (minor) return inMinorUnit(minor);
  const unknownSign = words.find((word, at) => known[at].length === 0 && /\p{Sc}$/u.test(word));
  if (unknownSign) return unknownSign.endsWith("$") ? unclearDollars : notKnown(unknownSign);
  const otherAmount = words.find((word) => otherAmountWords.has(word.toLowerCase()));
  if (otherAmount)
    return `“${otherAmount}” makes this an amount of something else than the product. Write the product's price alone.`;
  const otherPrice = findOtherPrice(words, isOriginal);
  if (otherPrice) return otherPrice;
  const isNeutral = (word: string) => neutralWords.has(word) || formerWords.has(word);
  const unknown = words.find((word, at) => known[at].length === 0 && !isNeutral(word.toLowerCase()));
  if (unknown === undefined) return undefined;
  if (known.every(({ length }) => length === 0)) return notKnown(unknown);
  return known.some((codes) => codes.length > 1 && codes.includes("USD"))
    ? unclearDollars
    : `“${unknown}” is not part of a price. Write the amount and its currency, for example 49.90 EUR.`;
}

/** Returns an error message for a price without tax, "$100 + tax", and for the highest of several, "up to $100"; or null. */
export function findLimit(texts: readonly string[]): string | null {
  const words = texts.map((text) => text.toLowerCase());
  if (words.includes("+") && words.some((word) => taxWords.has(word)))
    return "“+” says that tax is not included. Write the price with tax.";
  return words.some((word, at) => word === "up" && words[at + 1] === "to")
    ? "“up to” is the highest price of several. Write the lowest one, for example From $50."
    : null;
}
