/** Where on a page a value was found; ADDRESS is the page's own address. */
export type PageSource = "JSON_LD" | "MICRODATA" | "OPEN_GRAPH" | "ADDRESS";

export type PageAvailability = "IN_STOCK" | "OUT_OF_STOCK" | "PREORDER" | "UNKNOWN";

/** An exact price. */
export interface PagePrice {
  /** As an editor would enter it: "$1,290", "From EUR 49.90". */
  text: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** True for the lowest price of a range. */
  isFrom: boolean;
}

export interface PageChoice<Value> {
  value: Value;
  source: PageSource;
  /** What it belongs to: the name of a variant or a product; empty when the source says it all. */
  label: string;
}

/** One fact of a product: a value, or a question with choices, or neither. */
export interface PageFact<Value> {
  value: Value | null;
  source: PageSource | null;
  /** A sentence; null when the page is clear. */
  question: string | null;
  choices: PageChoice<Value>[];
}

/** One offer of the product: a variant, or the product itself. */
export interface PageOffer {
  source: PageSource;
  /** Name, or color and size; empty when the page gives none. */
  label: string;
  /** Null when its price is missing or unclear. */
  price: PagePrice | null;
  availability: PageAvailability;
  /** Whether the address names this offer, or names no variant at all. */
  isNamed: boolean;
}

/** What a shop's page says about its product. */
export interface ProductPage {
  /** False when the page describes no product; the facts are empty then. */
  isProduct: boolean;
  title: PageFact<string>;
  price: PageFact<PagePrice>;
  /** The price before a sale. */
  originalPrice: PageFact<PagePrice>;
  availability: PageFact<PageAvailability>;
  /** An absolute http or https address. */
  image: PageFact<string>;
  brand: PageFact<string>;
  /** GTIN with 8, 12, 13 or 14 digits and a correct check digit. */
  gtin: PageFact<string>;
  retailer: PageFact<string>;
  /** The offers of the best source, at most 100. */
  offers: PageOffer[];
}

export const noFact = <Value>(): PageFact<Value> => ({ value: null, source: null, question: null, choices: [] });
