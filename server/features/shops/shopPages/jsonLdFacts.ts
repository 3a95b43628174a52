/** What a page's JSON-LD says about its product. */
export interface JsonLdFacts {
  availabilities: string[];
  hasPrice: boolean;
  isProduct: boolean;
  isList: boolean;
}

const productTypes = new Set(["Product", "ProductGroup", "IndividualProduct", "ProductModel"]);
const listTypes = new Set(["CollectionPage", "SearchResultsPage"]);

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Returns the names of its types: `https://schema.org/Product` is `Product`. */
const readTypes = (value: unknown): string[] =>
  [value].flat().map((type) => asText(type).split(/[/:#]/).slice(-1).join(""));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Yields every object in a value, in document order. Iterative instead of recursive, because pages can nest without
 * limit.
 */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next)) yield next as Record<string, unknown>;
    const children: unknown[] = Object.values(next);
    for (let place = children.length - 1; place >= 0; place -= 1) rest.push(children[place]);
  }
}

/** Reads all JSON-LD blocks of a page; invalid JSON is ignored. */
export function jsonLdFacts(texts: readonly string[]): JsonLdFacts {
  const facts: JsonLdFacts = { availabilities: [], hasPrice: false, isProduct: false, isList: false };
  for (const text of texts) {
    for (const item of objectsIn(parsed(text))) {
      const types = readTypes(item["@type"]);
      facts.isProduct ||= types.some((type) => productTypes.has(type));
      facts.isList ||= types.some((type) => listTypes.has(type));
      facts.hasPrice ||= [item.price, item.lowPrice].some((price) => asText(price) !== "");
      const availability = asText(item.availability);
      if (availability) facts.availabilities.push(availability);
    }
  }
  return facts;
}
