import { array, mixed, number, object, string, type ObjectSchema } from "yup";
import { seoSchema } from "../../../shared/admin/seo/seoSchema";
import { isPictureAddress, pictureAddressHint } from "../../../shared/pictureAddress";
import { isWebAddress } from "../../../shared/webAddress";
import type { OutfitValues } from "./outfitValues";
import { maxPictures, type PiecePointValue } from "./pieces/pictureValues";
import type { PieceValue } from "./pieces/pieceValues";

const atMost = (length: number) => `At most ${length.toLocaleString("en")} characters`;
const required = (sentence: string, longest: number) =>
  string().trim().required(sentence).max(longest, atMost(longest));
/** Formik passes empty text as undefined. */
const optional = (longest: number) => string().default("").max(longest, atMost(longest));

const link = "Enter a web address that begins with https:// or http://";

const point = object({ x: number().defined(), y: number().defined() });

const picture = object({
  id: string().defined(),
  image: string().defined(),
  alt: optional(500),
  focalPoint: point,
  aspectRatio: number().nullable().default(null),
  points: array().of(mixed<PiecePointValue>().defined()).defined(),
});

const pictureRule = {
  name: "picture",
  message: pictureAddressHint,
  test: (address: string | undefined) => !address || isPictureAddress(address),
};

/** The server's rules; the messages of required fields are quoted from the specification. */
export const outfitSchema: ObjectSchema<OutfitValues> = object({
  title: required("Title is required", 300),
  image: required("Image URL is required", 2_000).test(pictureRule),
  celebrityId: string().required("Celebrity is required"),
  occasion: optional(100),
  description: required("Description is required", 2_000),
  date: string().default(""),
  affiliateLink: optional(2_000).test("link", link, (address) => address.trim() === "" || isWebAddress(address)),
  tags: array()
    .of(string().defined())
    .defined()
    .max(50, "At most 50 tags")
    .test("length", "A tag has at most 100 characters", (tags) => tags.every((tag) => tag.length <= 100)),
  fullDescription: optional(50_000),
  slug: optional(200),
  ...seoSchema,
  imageAlt: optional(500),
  focalPoint: point,
  aspectRatio: number().nullable().default(null),
  pieces: array()
    .of(mixed<PieceValue>().defined())
    .defined()
    .max(40, "At most 40 pieces")
    .test("names", "Name each piece, or remove it", (pieces) => pieces.every(({ name }) => name.trim() !== "")),
  morePictures: array().of(picture).defined().max(maxPictures, `At most ${maxPictures} further pictures`),
});

/** A draft needs a title only. */
export const outfitDraftSchema: ObjectSchema<OutfitValues> = outfitSchema.shape({
  image: optional(2_000).test(pictureRule),
  celebrityId: string().default(""),
  description: optional(2_000),
});
