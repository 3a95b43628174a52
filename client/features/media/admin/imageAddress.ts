import { isPictureAddress, pictureAddressHint } from "../../../shared/pictureAddress";

/** Returns the error of a typed URL; undefined when it is valid or empty. */
export const misspelling = (typed: string): string | undefined =>
  typed.trim() === "" || isPictureAddress(typed) ? undefined : pictureAddressHint;

/** Returns a warning for a URL that can still be saved. `broken` is the last URL that failed to load. */
export function describeUrlProblem(typed: string, broken: string): string | undefined {
  const address = typed.trim();
  if (address === "") return undefined;
  if (/^http:/i.test(address)) {
    return "The site shows only images from https URLs. Use https, or upload the image.";
  }
  return address === broken ? "No image was found at this address." : undefined;
}
