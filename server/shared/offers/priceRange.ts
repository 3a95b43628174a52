import { registerEnumType } from "type-graphql";
import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";
import type { SortOrder } from "../paging/keyset";

/** The price filter of the category pages. */
export enum PriceRange {
  UNDER_100 = "UNDER_100",
  FROM_100_TO_500 = "FROM_100_TO_500",
  OVER_500 = "OVER_500",
}
registerEnumType(PriceRange, {
  name: "PriceRange",
  description: "A range of prices. An offer whose price is no number is in none of them.",
  valuesConfig: {
    UNDER_100: { description: "Below 100." },
    FROM_100_TO_500: { description: "100 to 500, both included." },
    OVER_500: { description: "Above 500." },
  },
});

export enum OfferSort {
  DEFAULT = "DEFAULT",
  PRICE_LOW = "PRICE_LOW",
  PRICE_HIGH = "PRICE_HIGH",
  NEWEST = "NEWEST",
  TITLE = "TITLE",
  RETAILER = "RETAILER",
  UPDATED = "UPDATED",
}
registerEnumType(OfferSort, {
  name: "OfferSort",
  description: "Order of offers. Prices that are no numbers come last.",
  valuesConfig: {
    DEFAULT: { description: "As the shop window was laid out: oldest first." },
    PRICE_LOW: { description: "Price: low to high." },
    PRICE_HIGH: { description: "Price: high to low." },
    NEWEST: { description: "Newest first." },
    TITLE: { description: "By title, accents aside." },
    RETAILER: { description: "By retailer." },
    UPDATED: { description: "Saved last, first." },
  },
});

/** The expressions are those of the indexes. */
export function offerOrder(alias: string, sort: OfferSort): SortOrder {
  switch (sort) {
    case OfferSort.PRICE_LOW:
      return {
        direction: "ASC",
        keys: [{ expression: `COALESCE(${alias}.priceAmount, 'Infinity')`, type: "numeric" }],
      };
    case OfferSort.PRICE_HIGH:
      return { direction: "DESC", keys: [{ expression: `COALESCE(${alias}.priceAmount, -1)`, type: "numeric" }] };
    case OfferSort.NEWEST:
      return { direction: "DESC", keys: [{ expression: `${alias}.createdAt`, type: "timestamptz" }] };
    case OfferSort.DEFAULT:
      return { direction: "ASC", keys: [{ expression: `${alias}.createdAt`, type: "timestamptz" }] };
    case OfferSort.TITLE:
      return { direction: "ASC", keys: [{ expression: `searchable(${alias}.title)`, type: "text" }] };
    case OfferSort.RETAILER:
      return { direction: "ASC", keys: [{ expression: `searchable(${alias}.retailer)`, type: "text" }] };
    case OfferSort.UPDATED:
      return { direction: "DESC", keys: [{ expression: `${alias}.updatedAt`, type: "timestamptz" }] };
  }
}

export function filterByPrice(query: SelectQueryBuilder<ObjectLiteral>, range: PriceRange): void {
  const amount = `${query.alias}.priceAmount`;
  if (range === PriceRange.UNDER_100) query.andWhere(`${amount} < 100`);
  if (range === PriceRange.FROM_100_TO_500) query.andWhere(`${amount} BETWEEN 100 AND 500`);
  if (range === PriceRange.OVER_500) query.andWhere(`${amount} > 500`);
}
