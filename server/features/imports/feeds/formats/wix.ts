import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat, readNamed } from "./csvFormat";
import { type FeedFormat, type FeedRow, readAvailability, readVisibility } from "./feedFormat";

const columns = {
  handle: ["handleId"],
  kind: ["fieldType"],
  title: ["name"],
  body: ["description"],
  images: ["productImageUrl"],
  collections: ["collection"],
  price: ["price"],
  surcharge: ["surcharge"],
  visible: ["visible"],
  discountMode: ["discountMode"],
  discount: ["discountValue"],
  inventory: ["inventory"],
  brand: ["brand"],
  name1: ["productOptionName1"],
  value1: ["productOptionDescription1"],
  name2: ["productOptionName2"],
  value2: ["productOptionDescription2"],
  name3: ["productOptionName3"],
  value3: ["productOptionDescription3"],
} as const;

type WixCell = Cell<keyof typeof columns>;

/** Returns thousandths of a number that a machine wrote, so that sums are exact; null for another text. */
const toThousandths = (text: string): number | null =>
  /^\d{1,9}(?:\.\d{1,3})?$/.test(text.trim()) ? Math.round(Number(text) * 1_000) : null;
const toText = (thousandths: number): string => (thousandths / 1_000).toFixed(thousandths % 10 === 0 ? 2 : 3);

/** Returns the price after a discount in thousandths; null when it is not exact to the hundredth. */
function applyDiscount(price: number, mode: string, discount: number | null): number | null {
  if (discount === null) return null;
  const isPercent = mode.toUpperCase() === "PERCENT";
  if (!isPercent && mode.toUpperCase() !== "AMOUNT") return null;
  const reduced = isPercent ? (price * (100_000 - discount)) / 100_000 : price - discount;
  return reduced > 0 && reduced % 10 === 0 ? reduced : null;
}

type Prices = Pick<FeedRow, "price" | "was" | "notes" | "hasSaleDates">;

/** Returns the price of a product or variant, from the product's price, a surcharge and the product's discount. */
function readPrices(base: string, surcharge: string, mode: string, discount: string): Prices {
  const [price, more] = [toThousandths(base), surcharge.trim() ? toThousandths(surcharge) : 0];
  const none = { was: "", notes: [], hasSaleDates: false };
  // A text that is no plain number is read, or refused, as it is.
  if (price === null || more === null) return { ...none, price: more === null ? `${base} + ${surcharge}` : base };
  const regular = toText(price + more);
  if (/^[0.]*$/.test(discount.trim())) return { ...none, price: regular };
  const reduced = applyDiscount(price + more, mode.trim(), toThousandths(discount));
  if (reduced !== null) return { ...none, price: toText(reduced), was: regular };
  const note = `The discount "${discount.slice(0, 20)}" (${mode.slice(0, 20)}) gives no exact price, so the regular price counts.`;
  return { ...none, price: regular, notes: [note] };
}

/** Variants follow their product, which has their price and discount. */
function mapper(): (cell: WixCell, line: number) => FeedRow {
  let product = { price: "", mode: "", discount: "" };
  return (cell, line) => {
    const isVariant = /^variant$/i.test(cell("kind").trim());
    if (!isVariant) product = { price: cell("price"), mode: cell("discountMode"), discount: cell("discount") };
    const prices = readPrices(product.price, isVariant ? cell("surcharge") : "", product.mode, product.discount);
    const { isPublished, notes } = readVisibility(isVariant ? "" : cell("visible"));
    const [type, ...tags] = cell("collections").split(";");
    return {
      line,
      key: cell("handle").trim(),
      title: isVariant ? "" : cell("title"),
      body: isVariant ? "" : cell("body"),
      brand: cell("brand"),
      type: type.trim(),
      googleCategory: "",
      tags: tags.join(","),
      ...prices,
      isPublished,
      notes: isVariant ? [] : [...prices.notes, ...notes],
      currency: "",
      image: cell("images").split(";")[0],
      link: "",
      gtin: "",
      isInStock: readAvailability(cell("inventory")),
      size: isVariant ? readNamed(cell, /size/i) : "",
      color: isVariant ? readNamed(cell, /colou?r/i) : "",
    };
  };
}

const table = csvFormat({
  id: FeedFormatChoice.WIX,
  label: "Wix product export",
  columns,
  required: ["handle", "kind", "title", "price", "visible"],
  mapper,
});

/** Wix's product export. It has no currency and no links: the feed's settings have them. */
export const wix: FeedFormat = {
  ...table,
  async *rows(file, head, read) {
    let product: FeedRow | null = null;
    for await (const row of table.rows(file, head, read)) {
      // The price and the stock of a product with variants are theirs.
      if (product) yield row.key === product.key ? { ...product, price: "", was: "", isInStock: null } : product;
      product = row.title ? row : null;
      if (!product) yield row;
    }
    if (product) yield product;
  },
};
