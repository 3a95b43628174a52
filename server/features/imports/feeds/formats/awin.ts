import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat } from "./csvFormat";
import { type FeedRow, commonColumns, salePrices, splitPath } from "./feedFormat";

/** Feeds of the first years, of the feed builder, and those with Google's columns beside Awin's link. */
const columns = {
  link: ["aw_deep_link", "deep_link"],
  id: ["merchant_product_id", "aw_product_id", "product_id", "id"],
  group: ["parent_product_id", "item_group_id"],
  title: ["product_name", "title", "name"],
  body: ["description", "product_short_description", "short_description"],
  brand: ["brand_name", "brand"],
  merchant: ["merchant_name", "advertiser_name"],
  path: ["merchant_product_category_path", "merchant_category", "product_type", "category_name"],
  fashion: ["Fashion:category"],
  googleCategory: ["google_product_category", "google_taxonomy"],
  keywords: ["keywords"],
  awinPrice: ["search_price"],
  price: ["search_price", "price", "store_price", "display_price"],
  salePrice: ["sale_price"],
  saleDates: ["sale_price_effective_date"],
  regular: ["product_price_old", "rrp_price", "rrp", "base_price"],
  currency: ["currency", "currency_id"],
  image: ["merchant_image_url", "image_link", "large_image", "aw_image_url", "image_url"],
  gtin: ["product_GTIN", "gtin", "ean", "upc"],
  inStock: ["in_stock", "availability", "stock_status"],
  size: ["Fashion:size", "size"],
  color: ["colour", "color", "Fashion:swatch"],
} as const;

/** Awin's own price is the current one. Google's columns have a regular price and a sale price with its dates. */
function readPrices(cell: Cell<keyof typeof columns>) {
  const own = cell("awinPrice");
  const prices = salePrices({
    regular: cell("price"),
    sale: own ? "" : cell("salePrice"),
    range: cell("saleDates"),
  });
  return { ...prices, was: prices.was || cell("regular") };
}

function toRow(cell: Cell<keyof typeof columns>, line: number): FeedRow {
  const { type, tags } = splitPath(cell("fashion") || cell("path"));
  return {
    ...commonColumns(cell, line),
    brand: cell("brand"),
    retailer: cell("merchant"),
    type,
    tags: [tags, cell("keywords")].filter(Boolean).join(","),
    ...readPrices(cell),
  };
}

export const awin = csvFormat({
  id: FeedFormatChoice.AWIN,
  label: "Awin product feed",
  columns,
  required: ["link", "id", "title", "price"],
  mapper: () => toRow,
});
