import type { SourceField } from "../../../../graphql/generated/adminOperations";
import type { ItemValues } from "../itemValues";

/** Fields that a feed has values for. */
export const sourceFields: readonly { field: SourceField; name: keyof ItemValues; label: string }[] = [
  { field: "TITLE", name: "title", label: "Title" },
  { field: "CATEGORY_NAME", name: "categoryName", label: "Category" },
  { field: "PRICE", name: "price", label: "Price" },
  { field: "ORIGINAL_PRICE", name: "originalPrice", label: "Original price" },
  { field: "IMAGE", name: "image", label: "Image" },
  { field: "DESCRIPTION", name: "description", label: "Description" },
  { field: "RETAILER", name: "retailer", label: "Retailer" },
  { field: "AFFILIATE_LINK", name: "affiliateLink", label: "Affiliate link" },
];

/** The feed's values of fields that differ from the item, by the form's field. */
export type SourceValues = Partial<Record<keyof ItemValues, string>>;

export const sourceValues = (differences: readonly { field: SourceField; source: string }[]): SourceValues =>
  Object.fromEntries(
    differences.flatMap(({ field, source }) => {
      const found = sourceFields.find((one) => one.field === field);
      return found ? [[found.name, source]] : [];
    }),
  );
