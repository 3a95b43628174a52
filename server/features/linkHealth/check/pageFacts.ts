/** What a shop's page says about itself, in schema.org's and Open Graph's words. */
export interface PageFacts {
  soldOut: boolean;
  /** As the page has it, a plain number; empty when it names none. */
  price: string;
}

const gone = /(OutOfStock|SoldOut|Discontinued)$/i;

const jsonLd = /<script[^>]+type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;
const availabilityTag =
  /<(?:link|meta)[^>]+(?:itemprop=["']availability["']|property=["'](?:product|og):availability["'])[^>]*>/gi;
const priceTag = /<meta[^>]+(?:itemprop=["']price["']|property=["'](?:product|og):price:amount["'])[^>]*>/i;
const valueOf = (tag: string): string => /(?:content|href)=["']([^"']*)["']/i.exec(tag)?.[1] ?? "";

interface Offer {
  availability?: unknown;
  price?: unknown;
  lowPrice?: unknown;
}

/** Every offer in a piece of JSON-LD, however deep. */
function offersIn(value: unknown): Offer[] {
  if (Array.isArray(value)) return value.flatMap(offersIn);
  if (typeof value !== "object" || value === null) return [];
  const isOffer = "availability" in value || "price" in value || "lowPrice" in value;
  return [...(isOffer ? [value as Offer] : []), ...Object.values(value).flatMap(offersIn)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A piece that is offered in several sizes is sold out when all of them are. */
export function pageFacts(html: string): PageFacts {
  const offers = [...html.matchAll(jsonLd)].flatMap(([, text]) => offersIn(parsed(text)));
  const tags = [...html.matchAll(availabilityTag)].map(([tag]) => valueOf(tag));
  const stated = [...offers.map(({ availability }) => asText(availability)).filter(Boolean), ...tags];
  const priced = offers.map(({ price, lowPrice }) => asText(price) || asText(lowPrice)).find(Boolean);
  return {
    soldOut:
      stated.length > 0 &&
      stated.every((availability) => gone.test(availability) || /^(oos|out of stock)$/i.test(availability)),
    price: priced ?? valueOf(priceTag.exec(html)?.[0] ?? ""),
  };
}
