import type { ProductFieldsFragment } from "../../../graphql/generated/adminOperations";

/** What the form of an affiliate product holds, in the order of its fields. Blank texts and null are none. */
export interface ProductValues {
  title: string;
  outfitId: string;
  image: string;
  retailer: string;
  affiliateLink: string;
  /** As it is to be shown, e.g. $240. */
  price: string;
  originalPrice: string;
  description: string;
  /** 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
}

export const emptyProduct = (outfitId: string): ProductValues => ({
  title: "",
  outfitId,
  image: "",
  retailer: "",
  affiliateLink: "",
  price: "",
  originalPrice: "",
  description: "",
  rating: null,
  reviewCount: null,
});

export const productValues = (row: ProductFieldsFragment): ProductValues => ({
  title: row.title,
  outfitId: row.outfitId,
  image: row.image,
  retailer: row.retailer,
  affiliateLink: row.affiliateLink,
  price: row.price,
  originalPrice: row.originalPrice,
  description: row.description,
  rating: row.rating,
  reviewCount: row.reviewCount,
});

/** What a copy begins with: its title says that it is one. */
export const copiedProduct = (row: ProductFieldsFragment): ProductValues => ({
  ...productValues(row),
  title: `${row.title} (copy)`,
});
