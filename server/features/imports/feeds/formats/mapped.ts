import { ImportRefused } from "../../../../core/table/importRefused";
import { FeedFormatChoice } from "../feed.types";
import { type Cell, csvFormat } from "./csvFormat";
import { type FeedFormat, type FeedRow, commonColumns, readVisibility, salePrices, splitPath } from "./feedFormat";

/** The fields that an administrator can give a column, with their names on screens. */
export const mappedFields = {
  id: "Product ID",
  group: "ID shared by variants",
  title: "Title",
  description: "Description",
  /** Feeds that exist have this name for it: one column was for both. */
  brand: "Retailer",
  brandName: "Brand",
  type: "Product type",
  googleCategory: "Google category",
  tags: "Tags",
  price: "Price",
  salePrice: "Sale price",
  saleDates: "Sale dates, as first/last",
  saleStart: "First day of the sale",
  saleEnd: "Last day of the sale",
  currency: "Currency",
  image: "Image address",
  link: "Link",
  gtin: "GTIN, EAN or UPC",
  availability: "Availability",
  visibility: "Visibility",
  size: "Size",
  color: "Color",
} as const;

const mappedNames = { body: "description", inStock: "availability" } as const;

export type MappedField = keyof typeof mappedFields;

const required: readonly MappedField[] = ["id", "title", "price"];

export const isMappedField = (name: string): name is MappedField => Object.hasOwn(mappedFields, name);

const toRow = (cell: Cell<MappedField>, line: number): FeedRow => {
  const { type, tags } = splitPath(cell("type"));
  const prices = salePrices({
    regular: cell("price"),
    sale: cell("salePrice"),
    range: cell("saleDates"),
    from: cell("saleStart"),
    until: cell("saleEnd"),
  });
  const { isPublished, notes } = readVisibility(cell("visibility"));
  return {
    ...commonColumns((field) => cell(mappedNames[field as keyof typeof mappedNames] ?? field), line),
    brand: cell("brandName"),
    retailer: cell("brand"),
    type,
    tags: [tags, cell("tags")].filter(Boolean).join(","),
    ...prices,
    isPublished,
    notes: [...prices.notes, ...notes],
  };
};

/** Any CSV whose columns an administrator named. */
export const mapped: FeedFormat = {
  id: FeedFormatChoice.MAPPED,
  label: "CSV with your columns",
  matches: () => false,
  rows(file, head, read) {
    const titles = Object.entries(read.mapping ?? {}).filter(([field]) => isMappedField(field));
    if (titles.length === 0) throw new ImportRefused("Choose which column contains what, then check the file again.");
    const open = required.filter((field) => !read.mapping?.[field]).map((field) => `"${mappedFields[field]}"`);
    if (open.length > 0) throw new ImportRefused(`Choose the column of ${open.join(" and of ")}.`);
    const columns = Object.fromEntries(Object.keys(mappedFields).map((field) => [field, [] as string[]]));
    for (const [field, title] of titles) columns[field] = [title];
    return csvFormat<MappedField>({
      id: FeedFormatChoice.MAPPED,
      label: "CSV with your columns",
      columns: columns as Record<MappedField, string[]>,
      required,
      mapper: () => toRow,
    }).rows(file, head, read);
  },
};
