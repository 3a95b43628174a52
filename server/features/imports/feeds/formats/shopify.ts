import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat } from "./csvFormat";
import type { FeedRow } from "./feedFormat";

/** Exports use different titles since 2024; both versions are read. */
const columns = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  type: ["Type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  image: ["Image Src", "Product image URL"],
  status: ["Status"],
  giftCard: ["Gift Card"],
  googleCategory: ["Google Shopping / Google Product Category"],
  productCategory: ["Product Category"],
  barcode: ["Variant Barcode", "Barcode"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
  name1: ["Option1 Name"],
  value1: ["Option1 Value"],
  name2: ["Option2 Name"],
  value2: ["Option2 Value"],
  name3: ["Option3 Name"],
  value3: ["Option3 Value"],
} as const;

type Field = keyof typeof columns;

const isYes = (cell: string): boolean => /^(?:true|continue)$/i.test(cell.trim());
const isNo = (cell: string): boolean => cell.trim().toLowerCase() === "false";
const isHidden = (status: string): boolean => ["draft", "archived"].includes(status.trim().toLowerCase());

/** A variant without a tracker is always in stock. */
function isInStock(cell: Cell<Field>): boolean | null {
  if (!cell("price")) return null;
  if (!cell("quantity") || !cell("tracker") || isYes(cell("policy"))) return true;
  return Number(cell("quantity")) > 0;
}

/** The names of a product's options are in its first row only. */
function optionReader(): (cell: Cell<Field>, isFirst: boolean) => (pattern: RegExp) => string {
  let names: string[] = [];
  return (cell, isFirst) => {
    if (isFirst) names = [cell("name1"), cell("name2"), cell("name3")];
    const values = [cell("value1"), cell("value2"), cell("value3")];
    return (pattern) => values[names.findIndex((name) => pattern.test(name))] ?? "";
  };
}

function mapper(): (cell: Cell<Field>, line: number) => FeedRow {
  const readOptions = optionReader();
  let former = "";
  return (cell, line) => {
    const key = cell("handle").trim();
    const option = readOptions(cell, key !== former);
    former = key;
    return {
      line,
      key,
      title: cell("title"),
      body: cell("body"),
      brand: cell("vendor"),
      type: isYes(cell("giftCard")) ? "gift card" : cell("type"),
      googleCategory: cell("googleCategory") || cell("productCategory"),
      tags: cell("tags"),
      isPublished: !isNo(cell("published")) && !isHidden(cell("status")),
      price: cell("price"),
      was: cell("compareAt"),
      currency: "",
      image: cell("image"),
      link: "",
      // Spreadsheets protect leading zeros with an apostrophe.
      gtin: cell("barcode").replace(/^'/, ""),
      isInStock: isInStock(cell),
      size: option(/size/i),
      color: option(/colou?r/i),
      notes: [],
      hasSaleDates: false,
    };
  };
}

export const shopify = csvFormat({
  id: FeedFormatChoice.SHOPIFY,
  label: "product export in Shopify's CSV format",
  columns,
  required: ["handle", "title", "body", "vendor", "type", "tags", "published", "price"],
  mapper,
});
