import { priceLabel } from "../../../features/shops/offer/offerState";
import { splitColors } from "../../../features/shops/offer/traitState";
import type { ShopPageQuery } from "../../../graphql/generated/operations";
import { piecesTitle } from "../../../shared/format/piecesTitle";
import { linkedNames, type ShopState } from "./shopState";

/** A page of a filter with fewer items is no page for search engines. */
const fewestItems = 3;

/** How many values filter the list. The order and the currency do not. */
const countValues = ({ color, ...state }: ShopState): number =>
  splitColors(color).length +
  (["search", "garment", "sale", "celebrity", "retailer", "price", ...linkedNames] as const).filter(
    (name) => state[name] !== "",
  ).length;

/** Returns whether search engines list the page: all items, or one value of a filter with enough of them. */
export function isIndexed(state: ShopState, data: ShopPageQuery | undefined): boolean {
  const values = countValues(state);
  if (values === 0) return true;
  const isOwnPage = state.search === "" && linkedNames.every((name) => state[name] === "");
  return values === 1 && isOwnPage && (data?.affiliateProducts.totalCount ?? 0) >= fewestItems;
}

/**
 * Returns the title and description of a filtered list, such as "Black Boots"; null without a filter, for a search and for
 * a list without items, because an invented value is no title.
 * @param site ISO 4217 currency of the site.
 */
export function describeShop(
  state: ShopState,
  data: ShopPageQuery | undefined,
  site: string,
): { title: string; description: string } | null {
  const { search, garment, color, sale, celebrity, retailer, price, occasion, currency } = state;
  if (countValues(state) === 0 || search !== "" || !data || data.affiliateProducts.edges.length === 0) return null;
  const wearer = data.productFacets.celebrities.find(({ slug }) => slug === celebrity)?.name;
  const range = price && priceLabel(price, currency || site);
  const title = [
    piecesTitle(garment, splitColors(color)),
    ...(sale ? ["on Sale"] : []),
    ...(wearer ? [`Worn by ${wearer}`] : []),
    ...(occasion ? [`for ${occasion}`] : []),
    ...(retailer ? [`from ${retailer}`] : []),
    ...(range ? [price === "100to500" ? `for ${range}` : range] : []),
  ].join(" ");
  // Price limits of a link are in no title.
  if (title === "Pieces") return null;
  return {
    title,
    description: `${title} from every look: who wore them, what they cost, and the shops that sell them.`,
  };
}
