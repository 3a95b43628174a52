/** A price range in a search, and the part of the text that names it. */
export interface PriceWords {
  min: number | null;
  max: number | null;
  label: string;
  from: number;
  to: number;
}

const amount = String.raw`([$€£])?\s?(\d[\d,]*(?:\.\d+)?)\s?(?:[$€£]|(?:dollars?|usd|euros?|eur|pounds?|gbp)\b)?`;
const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s*${amount}`, "iu");

const between = new RegExp(`(?<![\\p{L}\\p{N}])(?:between|from)\\s+${amount}\\s+(?:and|to)\\s+${amount}`, "iu");
const below = pattern("under|below|less than|cheaper than|up to|at most|maximum|max|<");
const above = pattern("over|above|more than|at least|minimum|min|from|>");

const longestNumber = 9;
const parseAmount = (text: string): number | null =>
  text.length > longestNumber ? null : Number(text.replaceAll(",", ""));

const write = (amountText: string, currency: string | undefined): string => `${currency ?? "$"}${amountText}`;

/** Finds the price range of a search such as "red dress under $200"; null when it names none. */
export function findPrices(text: string): PriceWords | null {
  const range = between.exec(text);
  if (range) {
    const [all, currency, low, otherCurrency, high] = range;
    const [min, max] = [parseAmount(low), parseAmount(high)];
    const label = `${write(low, currency ?? otherCurrency)} to ${write(high, otherCurrency ?? currency)}`;
    return min === null || max === null || min > max
      ? null
      : { min, max, label, from: range.index, to: range.index + all.length };
  }
  const [match, isMaximum] = [below.exec(text) ?? above.exec(text), below.test(text)];
  const value = match && parseAmount(match[2]);
  if (!match || value === null) return null;
  const place = { from: match.index, to: match.index + match[0].length };
  const price = write(match[2], match[1]);
  return isMaximum
    ? { min: null, max: value, label: `Up to ${price}`, ...place }
    : { min: value, max: null, label: `From ${price}`, ...place };
}
