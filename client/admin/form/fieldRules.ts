import { number, string } from "yup";
import { isPictureAddress, pictureAddressHint } from "../../shared/pictureAddress";
import { isWebAddress } from "../../shared/webAddress";

/** The server's rules of fields that several kinds have. */
const atMost = (length: number) => `At most ${length.toLocaleString("en")} characters`;
const blankOr = (rule: (text: string) => boolean) => (text: string) => text.trim() === "" || rule(text);

export const requiredText = (sentence: string, longest: number) =>
  string().trim().required(sentence).max(longest, atMost(longest));

/** Formik passes empty text as undefined. */
export const optionalText = (longest: number) => string().default("").max(longest, atMost(longest));

export const optionalLink = optionalText(2_000).test(
  "link",
  "Enter a web address that begins with https:// or http://",
  blankOr(isWebAddress),
);

export const pictureRule = {
  name: "picture",
  message: pictureAddressHint,
  test: (address: string | undefined) => blankOr(isPictureAddress)(address ?? ""),
};

const rating = "0 to 5, with one decimal";

export const ratingRule = number()
  .nullable()
  .default(null)
  .min(0, rating)
  .max(5, rating)
  .test("decimal", rating, (value) => value === null || Math.abs(value * 10 - Math.round(value * 10)) < 1e-9);
