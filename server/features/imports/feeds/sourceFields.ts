/** Columns that an import compares and writes, by the column that decides whether an editor changed the field. */
export const importedColumns = {
  category_name: ["category_name"],
  title: ["title", "garments", "colors", "materials", "patterns"],
  description: ["description"],
  image: ["image"],
  price: ["price", "price_amount", "price_currency"],
  original_price: ["original_price", "original_price_amount", "original_price_currency"],
  retailer: ["retailer"],
  brand_name: ["brand_name"],
  affiliate_link: ["affiliate_link"],
} as const;

export type ImportedField = keyof typeof importedColumns;

export const importedFields = Object.keys(importedColumns) as ImportedField[];

/** Names of the fields on screens. */
export const importedFieldLabels: Record<ImportedField, string> = {
  category_name: "Category",
  title: "Title",
  description: "Description",
  image: "Image",
  price: "Price",
  original_price: "Original Price",
  retailer: "Retailer",
  brand_name: "Brand",
  affiliate_link: "Affiliate Link",
};
