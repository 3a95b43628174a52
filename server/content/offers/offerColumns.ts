import { normalizeInput } from "../../shared/text/normalizeInput";
import { badUserInput } from "../../shared/errors/appErrors";
import { deriveTraits } from "../../shared/vocabulary/vocabulary";
import { type ParsedPrice, parsePrice } from "../../shared/text/price";
import type { Offer } from "./offer";
import type { OfferFields } from "./offerInputs";

type Prices = Pick<
  Offer,
  "price" | "priceAmount" | "priceCurrency" | "originalPrice" | "originalPriceAmount" | "originalPriceCurrency"
>;

/** Returns an error message when the currencies of the two prices differ. */
const currencyProblem = (price: string | null, original: string | null): string | undefined =>
  price && original && price !== original
    ? `The original price is in ${original} and the price in ${price}. Write both in one currency.`
    : undefined;

/**
 * Returns the changed price texts with amount and currency. An unchanged text is not validated again, so that an old
 * price never blocks saving another field.
 * @throws BAD_USER_INPUT for a price that cannot be parsed.
 */
export function priceColumns(
  { price, originalPrice }: Partial<Pick<Prices, "price" | "originalPrice">>,
  before: Partial<Prices> = {},
): Partial<Prices> {
  const columns: Partial<Prices> = {};
  const problems: Record<string, string> = {};
  const read = (field: "price" | "originalPrice", text: string, fallback?: string | null): ParsedPrice => {
    const parsed = parsePrice(text, fallback);
    if (parsed.problem) problems[field] = parsed.problem;
    return parsed;
  };
  if (price !== undefined && price !== before.price) {
    const { amount, currency } = read("price", price);
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
  const original = columns.originalPrice === undefined ? before.originalPriceCurrency : columns.originalPriceCurrency;
  const mixed = Object.keys(columns).length > 0 ? currencyProblem(currency, original ?? null) : undefined;
  if (mixed) problems.originalPrice ??= mixed;
  const [sentence] = Object.values(problems);
  if (sentence) throw badUserInput(sentence, problems);
  return columns;
}

/**
 * Converts the input to columns, with amount and currency of each entered price. @throws BAD_USER_INPUT for a price
 * that cannot be parsed.
 */
export function offerColumns(
  input: OfferFields & { title?: string | null },
  before: Partial<Offer> = {},
): Partial<Offer> {
  const { rating, reviewCount, title, ...texts } = input;
  const { price, originalPrice, ...values } = normalizeInput(texts);
  const prices = priceColumns({ price, originalPrice }, before);
  return {
    ...values,
    ...prices,
    ...(title && { title: title.trim(), ...deriveTraits(title) }),
    // A newly entered price is current.
    ...(prices.price !== undefined && { priceCheckedAt: new Date(), priceFeedId: null }),
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
  };
}
