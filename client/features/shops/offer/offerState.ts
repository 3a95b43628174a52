import type { OfferSort, PriceRange } from "../../../graphql/generated/operations";
import { moneyText } from "../../../shared/format/money";

const priceRanges: Readonly<Partial<Record<string, PriceRange>>> = {
  under100: "UNDER_100",
  "100to500": "FROM_100_TO_500",
  over500: "OVER_500",
};

/** "Under $100" and so on, with the currency's symbol. */
export function priceRangeLabel(range: PriceRange, currency: string): string {
  const [low, high] = [moneyText(100, currency), moneyText(500, currency)];
  return { UNDER_100: `Under ${low}`, FROM_100_TO_500: `${low} - ${high}`, OVER_500: `Over ${high}` }[range];
}

/** The price ranges, by their values in the URL. */
export const priceChoices = (currency: string): { value: string; label: string; range: PriceRange | null }[] => [
  { value: "", label: "All Prices", range: null },
  ...Object.entries(priceRanges).flatMap(([value, range]) =>
    range ? [{ value, label: priceRangeLabel(range, currency), range }] : [],
  ),
];

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
  /** The visitor's choice of a currency in which prices are compared; blank for the site's. */
  currency: string;
}

const longestSearch = 100;

/** Reads the state from the URL; invalid values count as missing. */
export function readOfferState(params: URLSearchParams): OfferState {
  return {
    search: (params.get("search") ?? "").trim().slice(0, longestSearch),
    price: Object.keys(priceRanges).find((value) => value === params.get("price")) ?? "",
    sort: sortChoices.find(({ value }) => value === params.get("sort"))?.value ?? "",
    currency: /^[A-Z]{3}$/.exec(params.get("currency") ?? "")?.[0] ?? "",
  };
}

/** The same state as query variables. */
export function offerQuery({ search, price, sort, currency }: OfferState): {
  filter: { search?: string; price?: PriceRange; currency?: string };
  sort: OfferSort;
  currency: string | null;
} {
  const range = priceRanges[price];
  const order = sortChoices.find(({ value }) => value === sort)?.order ?? "DEFAULT";
  return {
    filter: { ...(search ? { search } : {}), ...(range ? { price: range } : {}), ...(currency ? { currency } : {}) },
    sort: order,
    currency: currency || null,
  };
}

export const priceLabel = (price: string, currency: string): string =>
  priceChoices(currency).find(({ value }) => value === price)?.label ?? "";

/** What a list does with prices. */
export const priceUse = ({ price, sort }: Pick<OfferState, "price" | "sort">): "filter" | "sort" | null =>
  price ? "filter" : /^price/i.test(sort) ? "sort" : null;
