import type { FilterValue } from "../graphql/facet";
import { maxCountedRows, readFilterValues } from "../read/readFilterValues";
import type { Select } from "../read/select";
import { rawSql } from "../read/sql";
import type { Offer } from "./offer";
import type { TraitsFilter } from "./offerTraits";
import type { PriceRange } from "./priceRange";
import { comparedCurrency } from "./siteCurrency";

export interface OfferFilter extends TraitsFilter {
  price?: PriceRange | null;
}

/** Whether the filter restricts to prices of one currency. */
export const restrictsPrices = ({ price, minPrice, maxPrice }: OfferFilter): boolean =>
  Boolean(price) || typeof minPrice === "number" || typeof maxPrice === "number";

/** Returns the filter without what restricts it to prices of one currency. */
export const withoutPrices = <Filter extends OfferFilter>(filter: Filter): Filter => ({
  ...filter,
  price: null,
  minPrice: null,
  maxPrice: null,
});

/**
 * Returns each currency with its number of prices, most frequent first. A price without a currency has the site's.
 * @param list returns all currencies, for a list that is too long to count
 */
export function readCurrencies<Row extends Offer>(
  select: Select<Row>,
  list: () => Promise<string[]>,
): Promise<FilterValue[]> {
  const currency = comparedCurrency(select.alias);
  const limit = maxCountedRows(select);
  select.andWhere(rawSql(`${currency} IS NOT NULL`));
  return readFilterValues(select, { column: currency, order: `count(*) DESC, ${currency}`, limit, list });
}
