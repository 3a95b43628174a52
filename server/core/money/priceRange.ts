import { createEnum } from "../graphql/createEnum";
import type { Conditions } from "../read/select";
import type { SortOrder } from "../read/sortOrder";
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

/** Offers without a price come last in both directions. */
const cheapest = (alias: string): string => `COALESCE(${alias}.price_amount, 'Infinity')`;
const mostExpensive = (alias: string): string => `COALESCE(${alias}.price_amount, -1)`;

export const isPriceSort = (sort: OfferSort): boolean => sort === OfferSort.PRICE_LOW || sort === OfferSort.PRICE_HIGH;

/** SQL: the offers without a price, at the end of the index of a price order. */
export const hasNoPrice = (alias: string, sort: OfferSort): string =>
  sort === OfferSort.PRICE_HIGH ? `${mostExpensive(alias)} = -1` : `${cheapest(alias)} = 'Infinity'`;

/** Uses the expressions of the indexes. */
export function offerOrder(alias: string, sort: OfferSort): SortOrder {
  switch (sort) {
    case OfferSort.PRICE_LOW:
      return {
        direction: "ASC",
        keys: [{ expression: cheapest(alias), type: "numeric" }],
      };
    case OfferSort.PRICE_HIGH:
      return { direction: "DESC", keys: [{ expression: mostExpensive(alias), type: "numeric" }] };
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

/** A missing price matches none of them: it sorts as -1 or as infinity. */
const conditions: Record<PriceRange, (amount: string) => string> = {
  [PriceRange.UNDER_100]: (amount) => `${amount} >= 0 AND ${amount} < 100`,
  [PriceRange.FROM_100_TO_500]: (amount) => `${amount} BETWEEN 100 AND 500`,
  [PriceRange.OVER_500]: (amount) => `${amount} > 500 AND ${amount} < 'Infinity'`,
};

/** For a list sorted by price the range uses the sort expression, so that its index scan starts at the range. */
export function filterByPrice(
  query: Conditions,
  { price, currency }: { price: PriceRange; currency?: string | null },
  sort?: OfferSort | null,
): void {
  const { alias } = query;
  const amounts: Partial<Record<OfferSort, string>> = {
    [OfferSort.PRICE_LOW]: cheapest(alias),
    [OfferSort.PRICE_HIGH]: mostExpensive(alias),
  };
  query.andWhere(rawSql(conditions[price]((sort && amounts[sort]) ?? `${alias}.price_amount`)));
  query.andWhere(isPricedIn(alias, currency), { planDependsOnValues: Boolean(currency) });
}
