import { priceLabel } from "../../../features/offer/offerState";
import { splitColors, traitLabel } from "../../../features/offer/traitState";
import type { ShopPageQuery } from "../../../graphql/generated/operations";
import type { ShopState } from "./shopState";

/** A page of a filter with fewer items is no page for search engines. */
const fewestItems = 3;

/** How many values filter the list. The order and the currency do not. */
const countValues = ({ color, ...state }: ShopState): number =>
  splitColors(color).length +
  (["search", "garment", "sale", "celebrity", "retailer", "price", "min", "max", "occasion"] as const).filter(
    (name) => state[name] !== "",
  ).length;

/** Returns whether search engines list the page: all items, or one value of a filter with enough of them. */
export function isIndexed(state: ShopState, data: ShopPageQuery | undefined): boolean {
  const values = countValues(state);
  if (values === 0) return true;
  const isOwnPage = state.search === "" && state.min === "" && state.max === "" && state.occasion === "";
  return values === 1 && isOwnPage && (data?.affiliateProducts.totalCount ?? 0) >= fewestItems;
}

/** "dress" becomes "dresses", and "scarf" "scarves"; "jeans", "knitwear" and "jewelry" have no other plural. */
export function pluralGarment(garment: string): string {
  if (/(?:ss|ch)$/.test(garment)) return `${garment}es`;
  if (garment.endsWith("rf")) return garment.replace(/f$/, "ves");
  return /(?:s|wear|jewelry)$/.test(garment) ? garment : `${garment}s`;
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
  const what = garment ? pluralGarment(garment) : "pieces";
  const title = [
    ...splitColors(color).map(traitLabel),
    titleCase(what),
    ...(sale ? ["on Sale"] : []),
    ...(wearer ? [`Worn by ${wearer}`] : []),
    ...(occasion ? [`for ${occasion}`] : []),
    ...(retailer ? [`from ${retailer}`] : []),
    ...(range ? [price === "100to500" ? `for ${range}` : range] : []),
  ].join(" ");
  // Price limits of a link are in no title.
  if (title === "Pieces") return null;
  return { title, description: `${title} from every look: who wore it, what it costs, and the shop that sells it.` };
}

const titleCase = (name: string): string => name.split(" ").map(traitLabel).join(" ");
