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

/**
 * The retailers with their number of pieces. A retailer in the URL without pieces is included, otherwise All would be
 * selected.
 */
export function retailerChoices(retailers: readonly { name: string; count: number }[], chosen: string) {
  const isListed = chosen === "" || retailers.some(({ name }) => name === chosen);
  return [
    { value: "", label: "All Retailers" },
    ...retailers.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
    ...(isListed ? [] : [{ value: chosen, label: `${chosen} (0)` }]),
  ];
}

/** The active filters, each with the URL that removes it. */
export function shopFilters(state: ShopState): { label: string; to: string }[] {
  const { search, retailer, price } = state;
  return [
    ...(search ? [{ label: `“${search}”`, to: paths.shop({ ...state, search: "" }) }] : []),
    ...(retailer ? [{ label: retailer, to: paths.shop({ ...state, retailer: "" }) }] : []),
    ...(price ? [{ label: priceLabel(price), to: paths.shop({ ...state, price: "" }) }] : []),
  ];
}
