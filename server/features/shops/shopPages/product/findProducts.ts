import { isNode, isProductNode, type PageNode, readTypes, decodeText } from "./pageNode";

const wrapperStarts = ["<!--", "//<![CDATA[", "/*<![CDATA[*/", "<![CDATA[", "//"];
const wrapperEnds = ["-->", "//]]>", "/*]]>*/", "]]>", "//", ";"];

/** Removes the comments that once hid scripts from browsers, and a final semicolon. */
function unwrap(text: string): string {
  let bare = text.trim().replace(/^\uFEFF/, "");
  for (let start; (start = wrapperStarts.find((mark) => bare.startsWith(mark)));)
    bare = bare.slice(start.length).trimStart();
  for (let end; (end = wrapperEnds.find((mark) => bare.endsWith(mark)));) bare = bare.slice(0, -end.length).trimEnd();
  return bare;
}

/** Escapes that JSON knows; others, such as \' of JavaScript, stand for the character itself. */
const escapes = '"\\/bfnrtu';
const isSpace = (character: string): boolean => character <= " ";

/** Returns where the next character that is not a space is. */
function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at])) at += 1;
  return at;
}

/** Removes trailing commas, control characters inside texts, and escapes of JavaScript; each character is read once. */
function mendSyntax(text: string): string {
  const parts: string[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText && character === "\\") {
      at += 1;
      parts.push(escapes.includes(text[at] ?? "") ? character + (text[at] ?? "") : (text[at] ?? ""));
    } else if (isInText && isSpace(character)) parts.push(" ");
    else if (!isInText && character === ",") {
      const next = skipSpace(text, at + 1);
      if (text[next] !== "}" && text[next] !== "]") parts.push(character);
      at = next - 1;
    } else {
      if (character === '"') isInText = !isInText;
      parts.push(character);
    }
  }
  return parts.join("");
}

/**
 * Repairs what can be repaired without a guess: comments around the JSON, entities instead of quotes, trailing commas,
 * line breaks inside texts. It never adds a value. Linear in the length.
 */
function repairJson(text: string): string {
  const bare = unwrap(text);
  return mendSyntax(!bare.includes('"') && bare.includes("&quot;") ? decodeText(bare) : bare);
}

/** How a page names a product: as itself, as its main entity, or as one of others beside it. */
export type ProductRole = "page" | "main" | "other";

/** Properties that lead to other products: recommendations, lists, the things that reviews are about. */
const otherProperties = new Set([
  "isRelatedTo",
  "isSimilarTo",
  "isAccessoryOrSparePartFor",
  "isConsumableFor",
  "itemListElement",
  "itemReviewed",
  "mentions",
]);
/** Parts of a product, which its own reader reads. */
const partProperties = new Set(["offers", "hasVariant", "isVariantOf", "model", "review", "reviews"]);

/** Returns the values of all JSON-LD blocks; a block that even repair does not make valid is ignored. */
export function parseJsonLd(texts: readonly string[]): unknown[] {
  return texts.flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      try {
        return [JSON.parse(repairJson(text)) as unknown];
      } catch {
        return [];
      }
    }
  });
}

/** Yields every object with the role that its place gives it. Iterative, because pages nest without limit. */
function* walk(values: readonly unknown[]): Generator<[PageNode, ProductRole]> {
  const rest: [unknown, ProductRole][] = values.map((value): [unknown, ProductRole] => [value, "page"]).reverse();
  while (rest.length > 0) {
    const [value, role] = rest.pop() as [unknown, ProductRole];
    if (typeof value !== "object" || value === null) continue;
    if (isNode(value)) yield [value, role];
    const isProduct = isNode(value) && isProductNode(value);
    const children = Object.entries(value) as [string, unknown][];
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const [key, child] = children[at];
      if (typeof child !== "object" || (isProduct && partProperties.has(key))) continue;
      if (isProduct || otherProperties.has(key)) rest.push([child, "other"]);
      else rest.push([child, role === "page" && key === "mainEntity" ? "main" : role]);
    }
  }
}

/** The objects of a page and its products. */
export interface ProductNodes {
  products: { node: PageNode; role: ProductRole }[];
  /** Objects by "@id", for references. */
  byId: ReadonlyMap<string, PageNode>;
  /** Names of the site or its shop. */
  siteNames: string[];
}

const maxProducts = 300;
/** An organization may be the company behind the shop, or a brand. */
const siteTypes = new Set(["WebSite", "OnlineStore", "Store", "ClothingStore"]);

export function findProducts(values: readonly unknown[]): ProductNodes {
  const products: ProductNodes["products"] = [];
  const byId = new Map<string, PageNode>();
  const siteNames: string[] = [];
  for (const [node, role] of walk(values)) {
    const id = node["@id"];
    // A reference has nothing else; the object itself may come before or after it.
    if (typeof id === "string" && Object.keys(node).length > 2 && !byId.has(id)) byId.set(id, node);
    const isProduct = isProductNode(node);
    if (isProduct && products.length < maxProducts) products.push({ node, role });
    if (role === "page" && typeof node.name === "string" && readTypes(node).some((type) => siteTypes.has(type)))
      siteNames.push(node.name);
  }
  return { products, byId, siteNames };
}
