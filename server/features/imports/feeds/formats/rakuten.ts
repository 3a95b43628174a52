import { Readable } from "node:stream";
import { ImportRefused } from "../../../../core/table/importRefused";
import { parseRows } from "../../../../core/table/parseRows";
import { FeedFormatChoice } from "../feed.types";
import { type FeedFormat, type FeedRow, readAvailability, salePrices } from "./feedFormat";

/**
 * The columns by position; the file has no titles. productUrl leads through the network to the product, cartUrl to a cart.
 * Further columns depend on the class of the product.
 */
const positions = [
  "id",
  "title",
  "sku",
  "category",
  "categories",
  "productUrl",
  "image",
  "cartUrl",
  "shortBody",
  "body",
  "discount",
  "discountType",
  "salePrice",
  "price",
  "begin",
  "end",
  "brand",
  "shipping",
  "keywords",
  "partNumber",
  "manufacturer",
  "shippingInformation",
  "availability",
  "upc",
  "classId",
  "isProductLink",
  "isStorefrontLink",
  "isMerchandiser",
  "currency",
] as const;

type Field = (typeof positions)[number];
type Cells = Partial<Record<Field, string>>;

const toRow = (cells: Cells, line: number, merchant: string): FeedRow => {
  const cell = (field: Field) => cells[field] ?? "";
  return {
    line,
    key: cell("id").trim(),
    title: cell("title"),
    body: cell("body") || cell("shortBody"),
    brand: cell("brand") || cell("manufacturer"),
    retailer: merchant,
    type: cell("categories").split("~~").at(-1) || cell("category"),
    googleCategory: "",
    tags: [cell("category"), ...cell("keywords").split("~~")].join(","),
    isPublished: true,
    ...salePrices({ regular: cell("price"), sale: cell("salePrice") }),
    currency: cell("currency"),
    image: cell("image"),
    link: cell("productUrl") || cell("cartUrl"),
    gtin: cell("upc"),
    isInStock: readAvailability(cell("availability")),
    size: "",
    color: "",
  };
};

const isTrailer = ({ id }: Cells): boolean => id === "TRL";

/** A header line HDR, products by position, and a trailer TRL with their number. */
export const rakuten: FeedFormat = {
  id: FeedFormatChoice.RAKUTEN,
  label: "Rakuten product catalog",
  matches: ({ text }) => text.startsWith("HDR|"),
  async *rows(file, head, { problem }) {
    if (!rakuten.matches(head))
      throw new ImportRefused("This is not a Rakuten product catalog: it does not begin with HDR.");
    const [, , merchant = ""] = head.text.split(/[\r\n]/, 1)[0].split("|");
    const text = Readable.from(file.read(), { objectMode: false });
    const form = { delimiter: "|", titleLine: 1, width: null, hasQuotes: false };
    let count = 0;
    let announced: number | null = null;
    for await (const { cells: places, line } of parseRows(text, form, problem)) {
      const cells: Cells = Object.fromEntries(positions.map((field, at) => [field, places[at]]));
      if (isTrailer(cells)) announced = Number(cells.title);
      else {
        count++;
        yield toRow(cells, line, merchant.trim());
      }
    }
    if (announced !== count)
      throw new ImportRefused(
        announced === null
          ? "The file ends in the middle: its last line TRL is missing. Nothing was written."
          : `The file announces ${announced} products and contains ${count}. Nothing was written.`,
      );
  },
};
