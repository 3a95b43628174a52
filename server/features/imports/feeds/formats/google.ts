import { ImportRefused } from "../../../../core/table/importRefused";
import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat } from "./csvFormat";
import { type FeedFormat, type FeedRow, readAvailability, salePrices, splitPath } from "./feedFormat";
import { xmlItems } from "./xmlItems";

const fields = [
  "id",
  "item_group_id",
  "title",
  "description",
  "link",
  "image_link",
  "availability",
  "condition",
  "price",
  "sale_price",
  "sale_price_effective_date",
  "brand",
  "gtin",
  "google_product_category",
  "product_type",
  "size",
  "color",
] as const;
export type GoogleField = (typeof fields)[number];

export const googleRow = (cell: Cell<GoogleField>, line: number): FeedRow => ({
  line,
  key: cell("item_group_id").trim() || cell("id").trim(),
  title: cell("title"),
  body: cell("description"),
  brand: cell("brand"),
  ...splitPath(cell("product_type")),
  googleCategory: cell("google_product_category"),
  isPublished: true,
  ...salePrices({
    regular: cell("price"),
    sale: cell("sale_price"),
    range: cell("sale_price_effective_date"),
  }),
  currency: "",
  image: cell("image_link"),
  link: cell("link"),
  gtin: cell("gtin"),
  isInStock: readAvailability(cell("availability")),
  condition: cell("condition"),
  size: cell("size"),
  color: cell("color"),
});

const label = "Google Merchant feed";

const table = csvFormat<GoogleField>({
  id: FeedFormatChoice.GOOGLE,
  label,
  columns: Object.fromEntries(fields.map((field) => [field, [field]])) as unknown as Record<GoogleField, string[]>,
  required: ["id", "title", "link", "price"],
  mapper: () => googleRow,
});

const isXml = (text: string): boolean => /^\s*</.test(text);
const root = /<(?:rss|feed)[\s>]/i;
const namespace = "http://base.google.com/ns/1.0";

/** Google's feed as a table, RSS 2.0 or Atom; the elements of a product have the names of the columns. */
export const google: FeedFormat = {
  ...table,
  matches: (head) => (isXml(head.text) ? root.test(head.text) && head.text.includes(namespace) : table.matches(head)),
  async *rows(file, head, read) {
    if (!isXml(head.text)) {
      yield* table.rows(file, head, read);
      return;
    }
    if (!google.matches(head))
      throw new ImportRefused(`This is not a ${label}: it has no products in Google's namespace.`);
    for await (const { line, values } of xmlItems(file.read(), { items: ["item", "entry"], namespace, fields }))
      yield googleRow((field) => values[field] ?? "", line);
  },
};
