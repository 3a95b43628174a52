import { normalizeInput } from "../../shared/text/normalizeInput";
import { badUserInput } from "../../shared/errors/appErrors";
import { type ParsedPrice, parsePrice } from "../../shared/text/price";
import type { Offer } from "./offer";
import type { OfferFields } from "./offerInputs";

type Prices = Pick<
  Offer,
  "price" | "priceAmount" | "priceCurrency" | "originalPrice" | "originalPriceAmount" | "originalPriceCurrency"
>;

/** What an original price says that cannot be compared with the price. */
const otherCurrency = (price: string | null, original: string | null): string | undefined =>
  price && original && price !== original
    ? `The original price is in ${original} and the price in ${price}. Write both in one currency.`
    : undefined;

/**
 * The price texts that differ from those of `before`, with amount and currency. A text that stays is not read again: what
 * was accepted once must not keep an editor from saving another field.
 * @throws BAD_USER_INPUT for a price that cannot be read.
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
  const mixed = Object.keys(columns).length > 0 ? otherCurrency(currency, original ?? null) : undefined;
  if (mixed) problems.originalPrice ??= mixed;
  const [sentence] = Object.values(problems);
  if (sentence) throw badUserInput(sentence, problems);
  return columns;
}

/** The input as columns; beside each price as typed stand its amount and currency. @throws BAD_USER_INPUT for a price that cannot be read. */
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
    ...(title && { title: title.trim() }),
    // Whoever enters another price says that it holds today.
    ...(prices.price !== undefined && { priceCheckedAt: new Date() }),
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
  };
}
