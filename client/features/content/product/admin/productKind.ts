import { mixed, number, object, type ObjectSchema, string } from "yup";
import { kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import {
  BulkProductsDocument,
  CreateProductDocument,
  DeleteProductDocument,
  type IdentificationBasis,
  type MatchKind,
  type ProductFieldsFragment,
  ProductRecordDocument,
  UpdateProductDocument,
} from "../../../../graphql/generated/adminOperations";
import { optionalLink, optionalText, pictureRule, ratingRule, requiredText } from "../../../../admin/form/fieldRules";
import { recordMessages } from "../../../../admin/record/recordMessages";

/** The form values of an affiliate product, in the order of its fields. Blank text and null mean none. */
export interface ProductValues {
  title: string;
  outfitId: string;
  /** Blank for none. */
  pieceId: string;
  matchKind: MatchKind;
  /** Blank for unknown. */
  basis: IdentificationBasis | "";
  /** YYYY-MM-DD. */
  basisOn: string;
  basisSource: string;
  image: string;
  retailer: string;
  /** In any spelling. */
  brandName: string;
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
  basis: "",
  basisOn: "",
  basisSource: "",
  image: "",
  retailer: "",
  brandName: "",
  affiliateLink: "",
  price: "",
  originalPrice: "",
  description: "",
  rating: null,
  reviewCount: null,
});

const toValues = (row: ProductFieldsFragment): ProductValues => pickFields(emptyProduct(""), row);

/** A blank piece and a blank basis become null. */
const withNulls = <Values extends Partial<ProductValues>>(values: Values) => ({
  ...values,
  ...("pieceId" in values && { pieceId: values.pieceId || null }),
  ...("basis" in values && { basis: values.basis || null }),
});

const reviews = "Enter a whole number, 0 or more";

/** The server's rules. */
const schema: ObjectSchema<ProductValues> = object({
  title: requiredText("Title is required", 300),
  outfitId: string().required("Outfit is required"),
  pieceId: string().default(""),
  matchKind: mixed<MatchKind>().oneOf(["EXACT", "SIMILAR", "BUDGET"]).defined(),
  basis: mixed<IdentificationBasis | "">().oneOf(["", "PICTURE", "BRAND", "TIP", "GUESS"]).default(""),
  basisOn: string().default(""),
  basisSource: optionalLink,
  image: optionalText(2_000).test(pictureRule),
  retailer: optionalText(200),
  brandName: optionalText(200),
  affiliateLink: optionalLink,
  price: optionalText(50),
  originalPrice: optionalText(50),
  description: optionalText(5_000),
  rating: ratingRule,
  reviewCount: number().nullable().default(null).integer(reviews).min(0, reviews),
});

/** Root lists that a change of affiliate products touches. */
export const productLists = ["affiliateProducts", "affiliateProductCurrencies", "productRetailers"] as const;

export const productKind = recordKind({
  type: "product",
  typename: "AffiliateProduct",
  noun: ["product", "products"],
  words: kindWords("Product", { addTitle: "Add New Product" }),
  documents: {
    record: ProductRecordDocument,
    create: CreateProductDocument,
    update: UpdateProductDocument,
    remove: DeleteProductDocument,
    bulk: BulkProductsDocument,
  },
  lists: productLists,
  schema,
  empty: emptyProduct(""),
  toValues,
  // The title shows that it is a copy.
  toCopy: (row) => ({ ...toValues(row), title: `${row.title} (copy)` }),
  toInput: withNulls,
  toNewInput: withNulls,
  labels: {
    outfitId: "Outfit",
    basis: "Evidence",
    basisOn: "Date of the evidence",
    basisSource: "Source of the evidence",
    image: "Image URL",
    brandName: "Brand",
    affiliateLink: "Affiliate Link",
    reviewCount: "Reviews",
  },
  messages: recordMessages("product"),
  maxWidth: 680,
  deletion: { alsoChanged: ["productRetailers"] },
});
