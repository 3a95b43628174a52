import { deriveTraits } from "../../../core/vocabulary/vocabulary";
import type { ProductVariant } from "../../category/category.types";
import type { FeedProduct } from "../read/feedProduct";
import { cutAtWord, htmlText } from "../read/productText";

/** A row of category_items as an import writes it; upsertItems.ts uses the same column names. */
export interface ImportedItem {
  /** Position of the product in the file, from 1. */
  place: number;
  source_key: string;
  source_hash: string;
  category_name: string;
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
  /** Empty when the feed has no link; an existing item keeps its link then. */
  affiliate_link: string;
  gtin: string | null;
  /** Null for a product in one form. */
  variants: ProductVariant[] | null;
  in_stock: boolean;
}

const maxTitleLength = 300;
const maxRetailerLength = 200;
const maxDescriptionLength = 2_000;

type Place = Pick<ImportedItem, "place" | "source_hash" | "category_name" | "affiliate_link">;

export const toImportedItem = (product: FeedProduct, place: Place): ImportedItem => {
  const title = cutAtWord(product.title, maxTitleLength);
  return {
    ...place,
    source_key: product.key,
    title,
    ...deriveTraits(title),
    description: cutAtWord(htmlText(product.body), maxDescriptionLength),
    image: product.image,
    price: product.price?.text ?? "",
    price_amount: product.price?.amount ?? null,
    price_currency: product.price?.currency ?? null,
    original_price: product.was?.text ?? "",
    original_price_amount: product.was?.amount ?? null,
    original_price_currency: product.was?.currency ?? null,
    retailer: cutAtWord(product.brand, maxRetailerLength),
    gtin: product.gtin,
    variants: product.variants.length > 0 ? product.variants : null,
    in_stock: product.isInStock,
  };
};
