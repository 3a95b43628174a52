import { mixed, number, object, string, type ObjectSchema } from "yup";
import type { MatchKind } from "../../../graphql/generated/adminOperations";
import { isPictureAddress, pictureAddressHint } from "../../../shared/pictureAddress";
import { isWebAddress } from "../../../shared/webAddress";
import type { ProductValues } from "./productValues";

const atMost = (length: number) => `At most ${length.toLocaleString("en")} characters`;
/** Formik passes empty text as undefined. */
const optional = (longest: number) => string().default("").max(longest, atMost(longest));
const blankOr = (rule: (text: string) => boolean) => (text: string) => text.trim() === "" || rule(text);

const link = "Enter a web address that begins with https:// or http://";
const rating = "0 to 5, with one decimal";
const reviews = "Enter a whole number, 0 or more";

/** The server's rules. */
export const productSchema: ObjectSchema<ProductValues> = object({
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
