import type { SourceField } from "../../../../../graphql/generated/adminOperations";
import type { SelectOption } from "../../../../../admin/form/selectOptions";
import { suggestValue, type Suggestions } from "../../../../../admin/form/suggestion/suggestionContext";
import type { ItemValues } from "../itemKind";

/** Fields that a feed has values for. */
export const sourceFields: readonly { field: SourceField; name: keyof ItemValues; label: string }[] = [
  { field: "TITLE", name: "title", label: "Title" },
  { field: "CATEGORY_NAME", name: "categoryName", label: "Category" },
  { field: "PRICE", name: "price", label: "Price" },
  { field: "ORIGINAL_PRICE", name: "originalPrice", label: "Original price" },
  { field: "IMAGE", name: "image", label: "Image" },
  { field: "DESCRIPTION", name: "description", label: "Description" },
  { field: "RETAILER", name: "retailer", label: "Retailer" },
  { field: "BRAND_NAME", name: "brandName", label: "Brand" },
  { field: "AFFILIATE_LINK", name: "affiliateLink", label: "Affiliate link" },
];

/** A field that an editor changed, with its feed's value. */
export interface SourceDifference {
  field: SourceField;
  source: string;
}

/** Suggests the feed's values of fields that differ from the item. */
export const sourceSuggestions = (
  differences: readonly SourceDifference[],
  categories: readonly SelectOption[],
): Suggestions =>
  Object.fromEntries(
    differences.flatMap(({ field, source }) => {
      const name = sourceFields.find((one) => one.field === field)?.name;
      const category = name === "categoryName" && categories.find(({ value }) => value === source);
      const label = (category ? category.label : source) || "nothing";
      return name ? [[name, suggestValue(source, { says: "The feed says", label })]] : [];
    }),
  );
