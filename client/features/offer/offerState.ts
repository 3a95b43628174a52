import type { OfferSort, PriceRange } from "../../graphql/generated/operations";

export const priceChoices = [
  { value: "", label: "All Prices", range: null },
  { value: "under100", label: "Under $100", range: "UNDER_100" },
  { value: "100to500", label: "$100 - $500", range: "FROM_100_TO_500" },
  { value: "over500", label: "Over $500", range: "OVER_500" },
] as const satisfies readonly { value: string; label: string; range: PriceRange | null }[];

export const sortChoices = [
  { value: "", label: "Default", order: "DEFAULT" },
  { value: "priceLow", label: "Price: Low to High", order: "PRICE_LOW" },
  { value: "priceHigh", label: "Price: High to Low", order: "PRICE_HIGH" },
  { value: "newest", label: "Newest First", order: "NEWEST" },
] as const satisfies readonly { value: string; label: string; order: OfferSort }[];

/** The state of an offer list in the URL; blank means not restricted, or the default order. */
export interface OfferState {
  search: string;
  price: string;
  sort: string;
}

const longestSearch = 100;

/** Reads the state from the URL; invalid values count as missing. */
export function readOfferState(params: URLSearchParams): OfferState {
  const findChoice = (choices: readonly { value: string }[], value: string | null): string =>
    choices.find((choice) => choice.value === value)?.value ?? "";
  return {
    search: (params.get("search") ?? "").trim().slice(0, longestSearch),
    price: findChoice(priceChoices, params.get("price")),
    sort: findChoice(sortChoices, params.get("sort")),
  };
}

/** The same state as query variables. */
export function offerQuery({ search, price, sort }: OfferState): {
  filter: { search?: string; price?: PriceRange };
  sort: OfferSort;
} {
  const range = priceChoices.find(({ value }) => value === price)?.range ?? null;
  const order = sortChoices.find(({ value }) => value === sort)?.order ?? "DEFAULT";
  return { filter: { ...(search ? { search } : {}), ...(range ? { price: range } : {}) }, sort: order };
}

export const priceLabel = (price: string): string => priceChoices.find(({ value }) => value === price)?.label ?? "";
