import type { CategoryName } from "../category.names";
import { cutAtWord, htmlText, httpAddress, priceText } from "./productText";
import type { ShopProduct } from "./shopifyProducts";

/** A row of category_items as an import writes it; the names are those of the statement in upsertItems.ts. */
export interface ImportedItem {
  /** Place of the product in the file, from 1. */
  place: number;
  source_key: string;
  category_name: CategoryName;
  title: string;
  description: string;
  image: string;
  price: string;
  price_amount: number | null;
  original_price: string;
  original_price_amount: number | null;
  retailer: string;
  /** Empty leaves the link of a known item as it is. */
  affiliate_link: string;
}

const longestTitle = 300;
const longestRetailer = 200;
const longestDescription = 2_000;

const textOf = (amount: number | null): string => (amount === null ? "" : priceText(amount));

export const importedItem = (
  product: ShopProduct,
  category: CategoryName,
  place: number,
  link: string,
): ImportedItem => ({
  place,
  source_key: product.handle,
  category_name: category,
  title: cutAtWord(product.title, longestTitle),
  description: cutAtWord(htmlText(product.body), longestDescription),
  image: product.images.map(httpAddress).find(Boolean) ?? "",
  price: textOf(product.price),
  price_amount: product.price,
  original_price: textOf(product.compareAt),
  original_price_amount: product.compareAt,
  retailer: cutAtWord(product.vendor, longestRetailer),
  affiliate_link: link,
});
