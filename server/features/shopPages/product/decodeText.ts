import { Parser } from "htmlparser2";
import { isAddress } from "../../../core/text/address";

/** Returns a text with its HTML entities decoded, without tags. Linear in the length. */
export function decodeText(html: string): string {
  if (!html.includes("&") && !html.includes("<")) return html;
  const pieces: string[] = [];
  new Parser({ ontext: (piece) => pieces.push(piece) }).end(html);
  return pieces.join("");
}

const maxLine = 300;

/** Returns one line without markup, at most 300 characters. Texts in JSON-LD often contain entities. */
export const readLine = (text: string): string =>
  decodeText(text.slice(0, 4 * maxLine))
    .replaceAll("\0", "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxLine);

/** Returns the name of a brand on one line; empty for an address, which some pages write instead. */
export function readBrand(text: string): string {
  const brand = readLine(text);
  return isAddress(brand) ? "" : brand;
}
