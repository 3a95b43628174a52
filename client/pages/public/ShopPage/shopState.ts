import { paths } from "../../../../site/addresses";
import {
  longestPlace,
  placeChips,
  placeFilter,
  placeNames,
  placeVariables,
} from "../../../features/content/outfit/placeState";
import { currencyFields, type PriceComparison } from "../../../features/shops/offer/currencyChoice";
import type { OfferField } from "../../../features/shops/offer/OfferFilters";
import {
  offerQuery,
  priceChoices,
  priceLabel,
  readOfferState,
  sortChoices,
  type OfferState,
} from "../../../features/shops/offer/offerState";
import { readPrice, splitColors, traitChips, traitFilter, traitLabel } from "../../../features/shops/offer/traitState";
import type { ShopPageQuery, ShopPageQueryVariables } from "../../../graphql/generated/operations";

/** The parts of the state that only a link from the search sets. */
export const linkedNames = [
  "min",
  "max",
  "occasion",
  "material",
  "pattern",
  "pieces",
  "without",
  ...placeNames,
] as const;
const ownNames = ["garment", "color", "sale", "celebrity", "retailer", ...linkedNames] as const;
export type ShopState = OfferState & Record<(typeof ownNames)[number], string>;

/** The values of the filters, with their numbers of pieces; null for numbers that are too large to count. */
type Facets = ShopPageQuery["productFacets"];
type Choice = Facets["garments"][number];

const longestText = 100;
const pageSize = 24;

export function readShopState(params: URLSearchParams): ShopState {
  const own = ownNames.map((name) => {
    return [name, (params.get(name) ?? "").trim().slice(0, name === "event" ? longestPlace : longestText)] as const;
  });
  const state = {
    ...readOfferState(params),
    ...(Object.fromEntries(own) as Record<(typeof ownNames)[number], string>),
  };
  // Any text switches it on, but one state has one address.
  return { ...state, sale: state.sale && "1" };
}

export function shopVariables(state: ShopState, after: string | null): ShopPageQueryVariables {
  const { filter, ...query } = offerQuery(state);
  const { sale, celebrity, retailer, occasion } = state;
  const [minPrice, maxPrice] = [readPrice(state.min), readPrice(state.max)];
  return {
    filter: {
      ...filter,
      ...traitFilter(state),
      ...placeFilter(state),
      ...(sale ? { onSale: true } : {}),
      ...(celebrity ? { celebritySlug: celebrity } : {}),
      ...(retailer ? { retailer } : {}),
      ...(occasion ? { occasion } : {}),
      ...(minPrice === null ? {} : { minPrice }),
      ...(maxPrice === null ? {} : { maxPrice }),
    },
    ...query,
    ...placeVariables(state),
    first: pageSize,
    after,
  };
}

interface Counted {
  value: string;
  label: string;
  count?: number | null;
}

const withCount = (label: string, count: number | null | undefined): string =>
  typeof count === "number" ? `${label} (${count})` : label;

/** The choices with their numbers of pieces. A chosen value without pieces is included, otherwise All would be selected. */
function countedChoices(all: string, counted: readonly Counted[], chosen: string, label = chosen) {
  const isListed = chosen === "" || counted.some(({ value }) => value === chosen);
  return [
    { value: "", label: all },
    ...(isListed ? [] : [{ value: chosen, label }]),
    ...counted.map(({ value, label: name, count }) => ({ value, label: withCount(name, count) })),
  ];
}

const byTrait = (facets: readonly Choice[]): Counted[] =>
  facets.map(({ name, count }) => ({ value: name, label: traitLabel(name), count }));

/** The fields of the shop, in their order. */
export function shopFields(
  facets: Facets,
  state: ShopState,
  comparison: PriceComparison,
  site: string,
): OfferField<ShopState>[] {
  const { garments, colors, celebrities, retailers, prices, onSale } = facets;
  const { garment, color, sale, celebrity, retailer } = state;
  const colorName = splitColors(color).map(traitLabel).join(", ");
  return [
    {
      name: "garment",
      label: "Garment",
      choices: countedChoices("All", byTrait(garments), garment, traitLabel(garment)),
    },
    { name: "color", label: "Color", choices: countedChoices("All", byTrait(colors), color, colorName) },
    {
      name: "celebrity",
      label: "Celebrity",
      choices: countedChoices(
        "All",
        celebrities.map(({ slug, name, count }) => ({ value: slug, label: name, count })),
        celebrity,
      ),
    },
    {
      name: "retailer",
      label: "Retailer",
      choices: countedChoices(
        "All Retailers",
        retailers.map(({ name, count }) => ({ value: name, label: name, count })),
        retailer,
      ),
    },
    {
      name: "price",
      label: "Price",
      choices: priceChoices(comparison.currency).map(({ value, label, range }) => {
        return { value, label: withCount(label, prices.find(({ name }) => name === range)?.count) };
      }),
    },
    {
      name: "sale",
      label: "Sale",
      choices: countedChoices("All", [{ value: "1", label: "On sale", count: onSale }], sale === "" ? "" : "1"),
    },
    { name: "sort", label: "Sort by", choices: sortChoices },
    ...currencyFields(comparison, state.currency, site),
  ];
}

/** The active filters, each with the URL that removes it. */
export function shopFilters(
  state: ShopState,
  { productFacets, ...names }: Pick<ShopPageQuery, "productFacets" | "event" | "show" | "brand">,
  currency: string,
): { label: string; to: string }[] {
  const { search, sale, celebrity, retailer, price, occasion } = state;
  const without = (...names: (keyof ShopState)[]): string =>
    paths.shop({ ...state, ...Object.fromEntries(names.map((name) => [name, ""])) });
  const wearer = productFacets.celebrities.find(({ slug }) => slug === celebrity)?.name ?? celebrity;
  return [
    ...(search ? [{ label: `“${search}”`, to: without("search") }] : []),
    ...traitChips(state, currency).map(({ label, change }) => ({ label, to: paths.shop({ ...state, ...change }) })),
    ...placeChips(state, names).map(({ label, change }) => ({ label, to: paths.shop({ ...state, ...change }) })),
    ...(celebrity ? [{ label: `Worn by ${wearer}`, to: without("celebrity") }] : []),
    ...(occasion ? [{ label: occasion, to: without("occasion") }] : []),
    ...(retailer ? [{ label: retailer, to: without("retailer") }] : []),
    ...(price ? [{ label: priceLabel(price, currency), to: without("price") }] : []),
    ...(sale ? [{ label: "On sale", to: without("sale") }] : []),
  ];
}
