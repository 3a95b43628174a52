import { isPictureAddress, pictureAddressHint } from "../../../shared/pictureAddress";

/** What is wrong with an address that was typed; undefined when nothing is, or nothing was typed. */
export const misspelling = (typed: string): string | undefined =>
  typed.trim() === "" || isPictureAddress(typed) ? undefined : pictureAddressHint;

/** What an editor should know of an address that may be saved all the same. `broken` is the last one that showed nothing. */
export function describeUrlProblem(typed: string, broken: string): string | undefined {
  const address = typed.trim();
  if (address === "") return undefined;
  if (/^http:/i.test(address)) {
    return "The site's pages show pictures from https addresses only. Use https, or upload the picture.";
  }
  return address === broken ? "No picture was found at this address." : undefined;
}
