import { paths } from "../../../../site/addresses";
import { offerQuery, priceLabel, readOfferState, type OfferState } from "../../../features/offer/offerState";
import type { ShopPageQueryVariables } from "../../../graphql/generated/operations";

export type ShopState = OfferState & { retailer: string };

const longestRetailer = 100;
const pageSize = 24;

export const readShopState = (params: URLSearchParams): ShopState => ({
  ...readOfferState(params),
  retailer: (params.get("retailer") ?? "").trim().slice(0, longestRetailer),
});

export function shopVariables(state: ShopState, after: string | null): ShopPageQueryVariables {
  const { filter, sort } = offerQuery(state);
  return {
    filter: { ...filter, ...(state.retailer ? { retailer: state.retailer } : {}) },
    sort,
    first: pageSize,
    after,
  };
}

/** The shops with their numbers of pieces; one that the address names and nobody has stands too, or All would seem chosen. */
export function retailerChoices(retailers: readonly { name: string; count: number }[], chosen: string) {
  const known = chosen === "" || retailers.some(({ name }) => name === chosen);
  return [
    { value: "", label: "All Retailers" },
    ...retailers.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
    ...(known ? [] : [{ value: chosen, label: `${chosen} (0)` }]),
  ];
}

/** What narrows the list, each with the address without it. */
export function shopFilters(state: ShopState): { label: string; to: string }[] {
  const { search, retailer, price } = state;
  return [
    ...(search ? [{ label: `“${search}”`, to: paths.shop({ ...state, search: "" }) }] : []),
    ...(retailer ? [{ label: retailer, to: paths.shop({ ...state, retailer: "" }) }] : []),
    ...(price ? [{ label: priceLabel(price), to: paths.shop({ ...state, price: "" }) }] : []),
  ];
}
