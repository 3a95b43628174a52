import { paths } from "../../../site/addresses";
import { currencyDecimals } from "../../core/money/currency";
import type { Offer } from "../../core/money/offer";
import { colorFamilies } from "../../core/vocabulary/vocabulary";
import { AffiliateProduct } from "../../features/content/product/affiliateProduct.entity";
import { CategoryItem } from "../../features/content/category/categoryItem.entity";
import type { ProductVariant } from "../../features/content/category/category.types";
import { findAgeGroup, findGender, findGoogleCategory, isApparel } from "./productTaxonomy";
import { element } from "./xml";

/** An offer of the feed, with what its page needs. */
export interface ListedOffer {
  offer: Offer;
  /** Whether the original price is one that may be called so. */
  isReduced: boolean;
  /** Slug of the look that a product belongs to, or the name of an item's category. */
  place: string;
}

/** Lengths of Google's product data specification. */
const limits = { title: 150, description: 5_000, brand: 70, color: 100, size: 100, productType: 750, variants: 100 };
/** Google takes three colors of one piece. */
const maxColors = 3;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join("");

/** The picture as a file that Google reads: the sample's drawings are also JPEGs. */
const pictureUrl = (address: string, origin: string): string =>
  address.startsWith("/") ? origin + address.replace(/^(\/art\/.+)\.svg$/, "$1.jpeg") : address;

/** Returns the page that shows the piece with its price; a search shows an item whichever page of the list has it. */
function findPage({ offer, place }: ListedOffer): string {
  if (!(offer instanceof AffiliateProduct))
    return paths.category((offer as CategoryItem).categoryName, { search: offer.title });
  return paths.outfit(place) + (offer.pieceId ? `#piece-${offer.pieceId}` : "");
}

const toName = (family: string): string => family.charAt(0).toUpperCase() + family.slice(1);

/** Returns the variants in stock at the price that the page shows; one without size and color where there are none. */
function listVariants(offer: Offer): Pick<ProductVariant, "size" | "color">[] {
  const variants = (offer instanceof CategoryItem && offer.variants) || [];
  const listed = variants.filter(({ isInStock, price }) => isInStock && (price === "" || price === offer.price));
  return listed.length > 0 ? listed.slice(0, limits.variants) : [{ size: "", color: "" }];
}

/** Writes an offer as one item per variant. */
export function writeItems(listed: ListedOffer, origin: string): string {
  const { offer, isReduced, place } = listed;
  const currency = offer.priceCurrency ?? "";
  const money = (amount: number | null): string => `${(amount ?? 0).toFixed(currencyDecimals(currency))} ${currency}`;
  const item = offer instanceof CategoryItem ? offer : null;
  const google = findGoogleCategory(offer.garments, item?.categoryName);
  const variants = listVariants(offer);
  const shared = [
    element("title", cut(offer.title, limits.title)),
    element("description", cut(offer.description || offer.title, limits.description)),
    element("link", origin + findPage(listed)),
    element("g:image_link", pictureUrl(offer.image, origin)),
    element("g:availability", "in_stock"),
    element("g:condition", offer.condition.toLowerCase()),
    element("g:price", money(isReduced ? offer.originalPriceAmount : offer.priceAmount)),
    isReduced ? element("g:sale_price", money(offer.priceAmount)) : "",
    element("g:brand", cut(offer.brandName || offer.retailer, limits.brand)),
    element("g:google_product_category", google),
    element("g:product_type", cut(item ? place : (offer.garments.map(toName).at(0) ?? ""), limits.productType)),
    ...(isApparel(google)
      ? [
          element("g:gender", findGender(offer.title, offer.garments, item?.categoryName)),
          element("g:age_group", findAgeGroup(offer.title)),
        ]
      : []),
    variants.length > 1 ? element("g:item_group_id", offer.id) : "",
  ].join("");
  const colors = offer.colors
    .filter((color) => colorFamilies.includes(color))
    .slice(0, maxColors)
    .map(toName)
    .join("/");
  // A retailer's number is that of the product in one form.
  const gtin = variants.length === 1 ? item?.gtin : null;
  return variants
    .map(({ size, color }, at) =>
      [
        "<item>",
        element("g:id", variants.length > 1 ? `${offer.id}-${at + 1}` : offer.id),
        shared,
        element("g:color", cut(color || colors, limits.color)),
        element("g:size", cut(size, limits.size)),
        gtin ? element("g:gtin", gtin) : element("g:identifier_exists", "no"),
        "</item>\n",
      ].join(""),
    )
    .join("");
}
