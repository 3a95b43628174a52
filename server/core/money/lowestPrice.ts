/** Days before a price in which a lower one makes it no reduction: article 6a of Directive 98/6/EC, the Omnibus directive. */
export const daysBefore = 30;

/**
 * SQL: the lowest price of the 30 days before an offer's current price began, in its currency; null when none is known. Drops,
 * sales and everything else that calls a price reduced compare with it. A price was in force until the next one began.
 * @param offerId SQL of the offer's id.
 */
export const lowestPriceBefore = (offerId: string): string =>
  `(SELECT min(amount) FROM (
      SELECT amount, currency, day, lead(day) OVER (ORDER BY day) AS ended_on,
        max(day) FILTER (WHERE last_day IS NULL) OVER () AS latest_day,
        max(currency) FILTER (WHERE last_day IS NULL) OVER () AS latest_currency
      FROM price_days WHERE offer_id = ${offerId}
    ) former
    WHERE day < latest_day AND currency = latest_currency AND ended_on > latest_day - ${daysBefore})`;

interface OriginalPrice {
  priceAmount: number | null;
  priceCurrency: string | null;
  originalPriceAmount: number | null;
  originalPriceCurrency: string | null;
}

/** Returns whether an offer's original price is higher than its price, in the same currency: the shop calls it reduced. */
export const hasHigherOriginal = (offer: OriginalPrice): boolean =>
  (offer.originalPriceAmount ?? -1) > (offer.priceAmount ?? Infinity) &&
  offer.originalPriceCurrency === offer.priceCurrency;

/** SQL over an alias: `Offer.isOnSale`. */
export const isOnSale = (alias: string): string =>
  `${alias}.original_price_amount > ${alias}.price_amount AND ${alias}.original_price_currency IS NOT DISTINCT FROM ${alias}.price_currency
   AND COALESCE(${lowestPriceBefore(`${alias}.id`)} > ${alias}.price_amount, TRUE)`;
