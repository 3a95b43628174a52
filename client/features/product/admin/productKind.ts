import { mixed, number, object, type ObjectSchema, string } from "yup";
import { kindWords, recordKind } from "../../../admin/record/recordKind";
import {
  BulkProductsDocument,
  CreateProductDocument,
  DeleteProductDocument,
  type MatchKind,
  type ProductFieldsFragment,
  ProductRecordDocument,
  UpdateProductDocument,
} from "../../../graphql/generated/adminOperations";
import { isPictureAddress, pictureAddressHint } from "../../../shared/pictureAddress";
import { isWebAddress } from "../../../shared/webAddress";
import { recordMessages } from "../../../admin/record/recordMessages";

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

const toValues = (row: ProductFieldsFragment): ProductValues => ({
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

/** A blank piece becomes null. */
const withNullPiece = <Values extends Partial<ProductValues>>(values: Values) => ({
  ...values,
  ...("pieceId" in values && { pieceId: values.pieceId || null }),
});

const atMost = (length: number) => `At most ${length.toLocaleString("en")} characters`;
/** Formik passes empty text as undefined. */
const optional = (longest: number) => string().default("").max(longest, atMost(longest));
const blankOr = (rule: (text: string) => boolean) => (text: string) => text.trim() === "" || rule(text);

const link = "Enter a web address that begins with https:// or http://";
const rating = "0 to 5, with one decimal";
const reviews = "Enter a whole number, 0 or more";

/** The server's rules. */
const schema: ObjectSchema<ProductValues> = object({
  title: string().trim().required("Title is required").max(300, atMost(300)),
  outfitId: string().required("Outfit is required"),
  pieceId: string().default(""),
  matchKind: mixed<MatchKind>().oneOf(["EXACT", "SIMILAR", "BUDGET"]).defined(),
  image: optional(2_000).test("picture", pictureAddressHint, blankOr(isPictureAddress)),
  retailer: optional(200),
  affiliateLink: optional(2_000).test("link", link, blankOr(isWebAddress)),
  price: optional(50),
  originalPrice: optional(50),
  description: optional(5_000),
  rating: number()
    .nullable()
    .default(null)
    .min(0, rating)
    .max(5, rating)
    .test("decimal", rating, (value) => value === null || Math.abs(value * 10 - Math.round(value * 10)) < 1e-9),
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
  toInput: withNullPiece,
  toNewInput: withNullPiece,
  labels: { outfitId: "Outfit", image: "Image URL", affiliateLink: "Affiliate Link", reviewCount: "Reviews" },
  messages: recordMessages("product"),
  maxWidth: 680,
  deletion: {
    alsoChanged: ["productRetailers"],
    bulkTitle: "Delete products",
    bulkConsequence: "will be moved to the trash",
  },
});
