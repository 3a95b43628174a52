import type { BulkField } from "../../../../admin/grid/bulk/bulkField";

/** The fields of products and category items that can have one value for many rows; a title names one row. */
export const offerBulkFields: readonly BulkField[] = [
  { name: "retailer", label: "Retailer", kind: "text" },
  { name: "price", label: "Price", kind: "text", hint: "For example $49.90. Leave it empty to clear the field." },
  {
    name: "originalPrice",
    label: "Original price",
    kind: "text",
    hint: "The price before the sale. Leave it empty when the sale has ended.",
  },
  { name: "description", label: "Description", kind: "multiline" },
  { name: "affiliateLink", label: "Affiliate link", kind: "url" },
  { name: "image", label: "Image URL", kind: "url" },
  { name: "rating", label: "Rating", kind: "number", hint: "0 to 5, with one decimal. Leave it empty for none." },
  { name: "reviewCount", label: "Number of ratings", kind: "number" },
];
