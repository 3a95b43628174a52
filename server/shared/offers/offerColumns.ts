import { entered } from "../content/entered";
import { parsePrice } from "../text/price";
import type { Offer } from "./offer";
import type { OfferFields } from "./offerInputs";

/** The input as columns; beside each price as typed stands its amount. */
export function offerColumns(
  input: OfferFields & { title?: string | null },
  before: Partial<Offer> = {},
): Partial<Offer> {
  const { rating, reviewCount, title, ...texts } = input;
  const values = entered(texts);
  return {
    ...values,
    ...(title && { title: title.trim() }),
    ...(values.price !== undefined && { priceAmount: parsePrice(values.price) }),
    // Whoever enters another price says that it holds today.
    ...(values.price !== undefined && values.price !== before.price && { priceCheckedAt: new Date() }),
    ...(values.originalPrice !== undefined && { originalPriceAmount: parsePrice(values.originalPrice) }),
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
  };
}
