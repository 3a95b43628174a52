import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat, readNamed } from "./csvFormat";
import { type FeedRow, readAvailability, readVisibility, salePrices, splitPath } from "./feedFormat";

const columns = {
  id: ["ID"],
  type: ["Type"],
  sku: ["SKU"],
  title: ["Name"],
  published: ["Published"],
  visibility: ["Visibility in catalog"],
  shortBody: ["Short description"],
  body: ["Description"],
  saleStart: ["Date sale price starts"],
  saleEnd: ["Date sale price ends"],
  inStock: ["In stock?"],
  salePrice: ["Sale price"],
  price: ["Regular price"],
  categories: ["Categories"],
  tags: ["Tags"],
  images: ["Images"],
  parent: ["Parent"],
  link: ["External URL"],
  gtin: ["GTIN, UPC, EAN, or ISBN"],
  brand: ["Brands", "Brand"],
  name1: ["Attribute 1 name"],
  value1: ["Attribute 1 value(s)"],
  name2: ["Attribute 2 name"],
  value2: ["Attribute 2 value(s)"],
  name3: ["Attribute 3 name"],
  value3: ["Attribute 3 value(s)"],
} as const;

type WooCell = Cell<keyof typeof columns>;

const firstOf = (list: string): string => list.split(",")[0].trim();

/** Variations name their parent by its SKU, or by "id:" and its ID. */
function keyReader(): (cell: WooCell) => string {
  const idsBySku = new Map<string, string>();
  return (cell) => {
    const [id, sku, parent] = (["id", "sku", "parent"] as const).map((field) => cell(field).trim());
    if (/\bvariable\b/i.test(cell("type")) && sku) idsBySku.set(sku, id);
    if (!/\bvariation\b/i.test(cell("type")) || !parent) return id;
    return /^id:/i.test(parent) ? parent.slice("id:".length) : (idsBySku.get(parent) ?? parent);
  };
}

function mapper(): (cell: WooCell, line: number) => FeedRow {
  const readKey = keyReader();
  return (cell, line) => {
    const isVariation = /\bvariation\b/i.test(cell("type"));
    const { type, tags } = splitPath(firstOf(cell("categories")));
    const [published, visible] = [cell("published"), cell("visibility")].map(readVisibility);
    const prices = salePrices({
      regular: cell("price"),
      sale: cell("salePrice"),
      from: cell("saleStart"),
      until: cell("saleEnd"),
    });
    return {
      line,
      key: readKey(cell),
      title: cell("title"),
      body: cell("body") || cell("shortBody"),
      brand: firstOf(cell("brand")),
      type,
      googleCategory: "",
      tags: [tags, cell("tags")].filter(Boolean).join(","),
      ...prices,
      isPublished: published.isPublished && visible.isPublished,
      notes: [...prices.notes, ...published.notes, ...visible.notes],
      currency: "",
      image: firstOf(cell("images")),
      link: cell("link"),
      gtin: cell("gtin"),
      // A parent has the stock of its variations, each of which has a row.
      isInStock: /\bvariable\b/i.test(cell("type")) ? null : readAvailability(cell("inStock")),
      size: isVariation ? readNamed(cell, /size/i) : "",
      color: isVariation ? readNamed(cell, /colou?r/i) : "",
    };
  };
}

/** WooCommerce's product export. It has no currency and no links: the feed's settings have them, {handle} being the ID. */
export const wooCommerce = csvFormat({
  id: FeedFormatChoice.WOOCOMMERCE,
  label: "WooCommerce product export",
  columns,
  required: ["id", "type", "title", "published", "price", "categories"],
  mapper,
});
