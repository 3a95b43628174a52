import type { MatchKind, ProductFieldsFragment } from "../../../graphql/generated/adminOperations";

/** The form values of an affiliate product, in the order of its fields. Blank text and null mean none. */
export interface ProductValues {
  title: string;
  outfitId: string;
  /** Blank for none. */
  pieceId: string;
  matchKind: MatchKind;
  image: string;
  retailer: string;
  affiliateLink: string;
  /** As displayed, e.g. $240. */
  price: string;
  originalPrice: string;
  description: string;
  /** 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
}

export const emptyProduct = (outfitId: string, pieceId = ""): ProductValues => ({
  title: "",
  outfitId,
  pieceId,
  matchKind: "SIMILAR",
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
  pieceId: row.pieceId ?? "",
  matchKind: row.matchKind,
  image: row.image,
  retailer: row.retailer,
  affiliateLink: row.affiliateLink,
  price: row.price,
  originalPrice: row.originalPrice,
  description: row.description,
  rating: row.rating,
  reviewCount: row.reviewCount,
});

/** Initial values for a copy; the title shows that it is one. */
export const copiedProduct = (row: ProductFieldsFragment): ProductValues => ({
  ...productValues(row),
  title: `${row.title} (copy)`,
});

/** Converts some or all values to the server's input: a blank piece becomes null. */
export const productInput = <Values extends Partial<ProductValues>>(values: Values) => ({
  ...values,
  ...("pieceId" in values && { pieceId: values.pieceId || null }),
});
