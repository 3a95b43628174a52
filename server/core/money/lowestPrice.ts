import { isFromPrice } from "./price";

/** Days before a price in which a lower one makes it no reduction: article 6a of Directive 98/6/EC, the Omnibus directive. */
export const daysBefore = 30;

/**
 * SQL: the lowest price of the 30 days before an offer's current price began, in its currency and condition; null when none is
 * known. Drops, sales and everything else that calls a price reduced compare with it. A price was in force until the next one
 * began. Of a day with several prices, all count.
 * @param offerId SQL of the offer's id.
 */
export const lowestPriceBefore = (offerId: string): string =>
  `(SELECT min(least(CASE WHEN day < latest_day THEN amount END, CASE WHEN day >= latest_day - ${daysBefore} THEN day_lowest END))
    FROM (
      SELECT amount, day_lowest, currency, condition, day, lead(day) OVER (ORDER BY day) AS ended_on,
        max(day) FILTER (WHERE last_day IS NULL) OVER () AS latest_day,
        max(currency) FILTER (WHERE last_day IS NULL) OVER () AS latest_currency,
        max(condition) FILTER (WHERE last_day IS NULL) OVER () AS latest_condition
      FROM price_days WHERE offer_id = ${offerId}
    ) former
    WHERE (currency, condition) = (latest_currency, latest_condition) AND (day = latest_day OR ended_on > latest_day - ${daysBefore}))`;

interface OriginalPrice {
  price: string;
  priceAmount: number | null;
  priceCurrency: string | null;
  originalPriceAmount: number | null;
  originalPriceCurrency: string | null;
}

/**
 * Returns whether an offer's original price is higher than its price, in the same currency: the shop calls it reduced. The lowest
 * of several prices never is: the original may be another variant's.
 */
export const hasHigherOriginal = (offer: OriginalPrice): boolean =>
  (offer.originalPriceAmount ?? -1) > (offer.priceAmount ?? Infinity) &&
  offer.originalPriceCurrency === offer.priceCurrency &&
  !isFromPrice(offer.price);

/** SQL over an alias: whether the price is below the original one, as that of each offer on sale. */
export const isReduced = (alias: string): string => `${alias}.original_price_amount > ${alias}.price_amount`;

/** SQL over an alias: `Offer.isOnSale`. Most offers have their first price, and comparing it with none takes most of the time. */
export const isOnSale = (alias: string): string =>
  `${isReduced(alias)} AND ${alias}.original_price_currency IS NOT DISTINCT FROM ${alias}.price_currency
   AND NOT is_from_price(${alias}.price) AND (
     NOT EXISTS (SELECT FROM price_days WHERE offer_id = ${alias}.id AND (last_day IS NOT NULL OR day_lowest IS NOT NULL))
     OR COALESCE(${lowestPriceBefore(`${alias}.id`)} > ${alias}.price_amount, TRUE))`;
