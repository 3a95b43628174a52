import { Parser } from "htmlparser2";
import { isAddress } from "../../../../core/text/address";

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

/** One object of JSON-LD, or one item of microdata in the same form. */
export type PageNode = Record<string, unknown>;

/** The most values that are read of one property. */
const maxValues = 500;

export const isNode = (value: unknown): value is PageNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the values of a property, of which most pages have one and some an array. */
export const listValues = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, maxValues) : [value];

/** Returns a text or number as text; of a list the first one; empty for anything else. */
export function readText(value: unknown): string {
  const [first] = listValues(value);
  // { "@value": "Coat", "@language": "en" } is a text with its language.
  const plain = isNode(first) ? first["@value"] : first;
  return typeof plain === "string" || typeof plain === "number" ? String(plain).trim() : "";
}

/** Returns the name of a thing that is written as a text or as an object. */
export const readName = (value: unknown): string => {
  const [first] = listValues(value);
  return isNode(first) && first["@value"] === undefined ? readText(first.name) : readText(first);
};

/** Returns the last part of a schema.org name: "InStock" of "https://schema.org/InStock". */
export const shortName = (text: string): string => text.split(/[/:#]/).at(-1) ?? "";

export const readTypes = (node: PageNode): string[] =>
  listValues(node["@type"])
    .flatMap((type) => (typeof type === "string" ? type.slice(0, 500).split(/\s+/) : []))
    .map(shortName);

const productTypes = new Set(["Product", "ProductGroup", "IndividualProduct", "ProductModel", "SomeProducts"]);
export const isProductNode = (node: PageNode): boolean => readTypes(node).some((type) => productTypes.has(type));
