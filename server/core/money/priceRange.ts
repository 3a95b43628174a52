import { createEnum } from "../graphql/createEnum";
import type { Conditions } from "../read/select";
import type { Direction, SortOrder } from "../read/sortOrder";
import { rawSql } from "../read/sql";
import { isPricedIn } from "./siteCurrency";

/** Price filter of the category pages. */
export const PriceRange = createEnum(
  "PriceRange",
  "A price range in one currency. An offer without a parsed price matches none of them.",
  {
    UNDER_100: "Below 100.",
    FROM_100_TO_500: "100 to 500, inclusive.",
    OVER_500: "Above 500.",
  },
);
export type PriceRange = keyof typeof PriceRange;

export const OfferSort = createEnum(
  "OfferSort",
  "Sort order of offers. By price, those in the currency of the filter come first, then other currencies in the default order, and last the offers without a parsed price.",
  {
    DEFAULT: "Default order: oldest first.",
    PRICE_LOW: "Price: low to high.",
    PRICE_HIGH: "Price: high to low.",
    NEWEST: "Newest first.",
    TITLE: "By title, ignoring accents.",
    RETAILER: "By retailer.",
    UPDATED: "By last change, newest first.",
  },
);
export type OfferSort = keyof typeof OfferSort;

export const isPriceSort = (sort: OfferSort): boolean => sort === OfferSort.PRICE_LOW || sort === OfferSort.PRICE_HIGH;

const priceDirection = (sort: OfferSort): Direction => (sort === OfferSort.PRICE_HIGH ? "DESC" : "ASC");

/** The order of offers without a price, which come last in both directions. Cursors have no nulls. */
export const unpricedOrder = (alias: string, sort: OfferSort): SortOrder => ({
  direction: priceDirection(sort),
  keys: [{ expression: `COALESCE(${alias}.price_amount, 'Infinity')`, type: "numeric" }],
});

/** Uses the expressions of the indexes. */
export function offerOrder(alias: string, sort: OfferSort): SortOrder {
  switch (sort) {
    // Only offers with a price are compared.
    case OfferSort.PRICE_LOW:
    case OfferSort.PRICE_HIGH:
      return {
        direction: priceDirection(sort),
        keys: [{ expression: `${alias}.price_amount`, type: "numeric" }],
      };
    case OfferSort.NEWEST:
      return { direction: "DESC", keys: [{ expression: `${alias}.created_at`, type: "timestamptz" }] };
    case OfferSort.DEFAULT:
      return { direction: "ASC", keys: [{ expression: `${alias}.created_at`, type: "timestamptz" }] };
    case OfferSort.TITLE:
      return { direction: "ASC", keys: [{ expression: `searchable(${alias}.title)`, type: "text" }] };
    case OfferSort.RETAILER:
      return { direction: "ASC", keys: [{ expression: `searchable(${alias}.retailer)`, type: "text" }] };
    case OfferSort.UPDATED:
      return { direction: "DESC", keys: [{ expression: `${alias}.updated_at`, type: "timestamptz" }] };
  }
}

const conditions: Record<PriceRange, string> = {
  [PriceRange.UNDER_100]: "< 100",
  [PriceRange.FROM_100_TO_500]: "BETWEEN 100 AND 500",
  [PriceRange.OVER_500]: "> 500",
};

/** SQL over an alias: whether an offer's amount is in the range. */
export const isInRange = (alias: string, price: PriceRange): string => `${alias}.price_amount ${conditions[price]}`;

export function filterByPrice(
  query: Conditions,
  { price, currency }: { price: PriceRange; currency?: string | null },
): void {
  query.andWhere(rawSql(isInRange(query.alias, price)));
  query.andWhere(isPricedIn(query.alias, currency), { planDependsOnValues: Boolean(currency) });
}
