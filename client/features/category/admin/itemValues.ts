import type { ItemFieldsFragment } from "../../../graphql/generated/adminOperations";

/** The form values of a category item, in the order of its fields. Blank text and null mean none. */
export interface ItemValues {
  title: string;
  categoryName: string;
  image: string;
  description: string;
  price: string;
  originalPrice: string;
  retailer: string;
  affiliateLink: string;
  /** 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
}

export const emptyItem: ItemValues = {
  title: "",
  categoryName: "",
  image: "",
  description: "",
  price: "",
  originalPrice: "",
  retailer: "",
  affiliateLink: "",
  rating: null,
  reviewCount: null,
};

export const itemValues = (row: ItemFieldsFragment): ItemValues => ({
  title: row.title,
  categoryName: row.categoryName,
  image: row.image,
  description: row.description,
  price: row.price,
  originalPrice: row.originalPrice,
  retailer: row.retailer,
  affiliateLink: row.affiliateLink,
  rating: row.rating,
  reviewCount: row.reviewCount,
});

/** Initial values for a copy; the title shows that it is one. */
export const copiedItem = (row: ItemFieldsFragment): ItemValues => ({
  ...itemValues(row),
  title: `${row.title} (copy)`,
});
