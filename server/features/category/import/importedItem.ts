import { deriveTraits } from "../../../shared/vocabulary/vocabulary";
import type { BuiltInCategory } from "../category.types";
import { cutAtWord, htmlText, httpAddress } from "./productText";
import type { ShopProduct } from "./shopifyProducts";

/** A row of category_items as an import writes it; upsertItems.ts uses the same column names. */
export interface ImportedItem {
  /** Position of the product in the file, from 1. */
  place: number;
  source_key: string;
  category_name: BuiltInCategory;
  title: string;
  garments: string[];
  colors: string[];
  description: string;
  image: string;
  price: string;
  price_amount: number | null;
  price_currency: string | null;
  original_price: string;
  original_price_amount: number | null;
  original_price_currency: string | null;
  retailer: string;
  /** Empty when the import has no link template; an existing item keeps its link then. */
  affiliate_link: string;
}

const maxTitleLength = 300;
const maxRetailerLength = 200;
const maxDescriptionLength = 2_000;

export const toImportedItem = (
  product: ShopProduct,
  category: BuiltInCategory,
  place: number,
  link: string,
): ImportedItem => {
  const title = cutAtWord(product.title, maxTitleLength);
  return {
    place,
    source_key: product.handle,
    category_name: category,
    title,
    ...deriveTraits(title),
    description: cutAtWord(htmlText(product.body), maxDescriptionLength),
    image: product.images.map(httpAddress).find(Boolean) ?? "",
    price: product.price?.text ?? "",
    price_amount: product.price?.amount ?? null,
    price_currency: product.price?.currency ?? null,
    original_price: product.compareAt?.text ?? "",
    original_price_amount: product.compareAt?.amount ?? null,
    original_price_currency: product.compareAt?.currency ?? null,
    retailer: cutAtWord(product.vendor, maxRetailerLength),
    affiliate_link: link,
  };
};
