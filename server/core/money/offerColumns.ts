import { normalizeInput } from "../text/normalizeInput";
import { badUserInput } from "../errors/appErrors";
import { deriveTraits } from "../vocabulary/traits";
import { type ParsedPrice, parseOriginalPrice, parsePrice } from "./price";
import { PriceSourceKind } from "./priceSource";
import type { Offer } from "./offer";
import type { OfferFields } from "./offerInputs";

type Prices = Pick<
  Offer,
  "price" | "priceAmount" | "priceCurrency" | "originalPrice" | "originalPriceAmount" | "originalPriceCurrency"
>;

/** Returns an error message when the two prices differ in their currency, or the original one is not the higher one. */
function originalPriceProblem(prices: Partial<Prices>, site: string): string | undefined {
  const { priceAmount, priceCurrency, originalPriceAmount, originalPriceCurrency } = prices;
  if (priceCurrency && originalPriceCurrency && priceCurrency !== originalPriceCurrency)
    return `The original price is in ${originalPriceCurrency} and the price in ${priceCurrency}. Write both in one currency.`;
  const isComparable = (priceCurrency ?? site) === (originalPriceCurrency ?? site);
  return isComparable && (originalPriceAmount ?? Infinity) <= (priceAmount ?? -1)
    ? "The original price must be higher than the price. Write the price before the sale, or leave it blank."
    : undefined;
}

/**
 * Returns the changed price texts with amount and currency. An unchanged text is not validated again, so that an old
 * price never blocks saving another field.
 * @param site ISO 4217 currency of the site, whose dollars "$" stands for.
 * @throws BAD_USER_INPUT for a price that cannot be parsed, and for an original price that is not the higher one.
 */
export function priceColumns(
  { price, originalPrice }: Partial<Pick<Prices, "price" | "originalPrice">>,
  before: Partial<Prices> = {},
  site = "USD",
): Partial<Prices> {
  const columns: Partial<Prices> = {};
  const problems: Record<string, string> = {};
  const read = (field: "price" | "originalPrice", text: string, fallback: string | null): ParsedPrice => {
    const parse = field === "price" ? parsePrice : parseOriginalPrice;
    const parsed = parse(text, fallback, fallback ?? site);
    if (parsed.problem) problems[field] = parsed.problem;
    return parsed;
  };
  if (price !== undefined && price !== before.price) {
    const { amount, currency } = read("price", price, null);
    Object.assign(columns, { price, priceAmount: amount, priceCurrency: currency });
  }
  const currency = (columns.price === undefined ? before.priceCurrency : columns.priceCurrency) ?? null;
  if (originalPrice !== undefined && originalPrice !== before.originalPrice) {
    const parsed = read("originalPrice", originalPrice, currency);
    Object.assign(columns, {
      originalPrice,
      originalPriceAmount: parsed.amount,
      originalPriceCurrency: parsed.currency,
    });
  }
  if (Object.keys(columns).length > 0) {
    const problem = originalPriceProblem({ ...before, ...columns }, site);
    if (problem) problems.originalPrice ??= problem;
  }
  const [sentence] = Object.values(problems);
  if (sentence) throw badUserInput(sentence, problems);
  return columns;
}

/**
 * Converts the input to columns, with amount and currency of each entered price. @throws BAD_USER_INPUT for a price
 * that cannot be parsed, and for an original price that is not the higher one.
 */
export function offerColumns(
  input: OfferFields & { title?: string | null },
  before: Partial<Offer>,
  site: string,
): Partial<Offer> {
  const { rating, reviewCount, title, ...texts } = input;
  const { price, originalPrice, ...values } = normalizeInput(texts);
  const prices = priceColumns({ price, originalPrice }, before, site);
  return {
    ...values,
    ...prices,
    ...(title && { title: title.trim(), ...deriveTraits(title) }),
    // A newly entered price is current.
    ...(prices.price !== undefined && {
      priceCheckedAt: new Date(),
      priceSourceKind: PriceSourceKind.EDITOR,
      priceFeedId: null,
    }),
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
  };
}
