import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat } from "./csvFormat";
import { type FeedRow, commonColumns, salePrices, splitPath } from "./feedFormat";

/** Older feeds have names such as BUYURL, and TITLE for the title of a book; later ones have those of Google. */
const columns = {
  program: ["PROGRAM_NAME", "PROGRAMNAME"],
  link: ["LINK", "BUYURL"],
  id: ["ID", "SKU"],
  group: ["ITEM_GROUP_ID"],
  title: ["NAME", "TITLE"],
  body: ["DESCRIPTION"],
  brand: ["BRAND", "MANUFACTURER"],
  path: ["PRODUCT_TYPE", "ADVERTISERCATEGORY"],
  googleCategory: ["GOOGLE_PRODUCT_CATEGORY_NAME", "GOOGLE_PRODUCT_CATEGORY"],
  keywords: ["KEYWORDS"],
  price: ["PRICE"],
  salePrice: ["SALE_PRICE", "SALEPRICE"],
  saleDates: ["SALE_PRICE_EFFECTIVE_DATE"],
  currency: ["CURRENCY"],
  image: ["IMAGE_LINK", "IMAGEURL"],
  gtin: ["GTIN", "UPC"],
  inStock: ["AVAILABILITY", "INSTOCK"],
  size: ["SIZE"],
  color: ["COLOR"],
} as const;

const toRow = (cell: Cell<keyof typeof columns>, line: number): FeedRow => {
  const { type, tags } = splitPath(cell("path"));
  return {
    ...commonColumns(cell, line),
    brand: cell("brand"),
    retailer: cell("program"),
    type,
    tags: [tags, cell("keywords")].filter(Boolean).join(","),
    ...salePrices({ regular: cell("price"), sale: cell("salePrice"), range: cell("saleDates") }),
  };
};

export const cj = csvFormat({
  id: FeedFormatChoice.CJ,
  label: "CJ product feed",
  columns,
  required: ["program", "link", "id", "title", "price"],
  mapper: () => toRow,
});
