import { createUnionType, Field, Float, ObjectType, registerEnumType } from "type-graphql";

export enum RetailerPageSource {
  JSON_LD = "JSON_LD",
  MICRODATA = "MICRODATA",
  OPEN_GRAPH = "OPEN_GRAPH",
  ADDRESS = "ADDRESS",
}
registerEnumType(RetailerPageSource, {
  name: "RetailerPageSource",
  description: "Where on a shop's page a value was found.",
  valuesConfig: {
    JSON_LD: { description: "In the page's JSON-LD." },
    MICRODATA: { description: "In microdata attributes." },
    OPEN_GRAPH: { description: "In Open Graph meta tags." },
    ADDRESS: { description: "In the page's address." },
  },
});

export enum RetailerPageAvailability {
  IN_STOCK = "IN_STOCK",
  OUT_OF_STOCK = "OUT_OF_STOCK",
  PREORDER = "PREORDER",
  UNKNOWN = "UNKNOWN",
}
registerEnumType(RetailerPageAvailability, {
  name: "RetailerPageAvailability",
  description: "Whether a shop sells a product now.",
  valuesConfig: {
    IN_STOCK: { description: "In stock." },
    OUT_OF_STOCK: { description: "Sold out." },
    PREORDER: { description: "Can be ordered, and ships later." },
    UNKNOWN: { description: "The page does not say." },
  },
});

export enum RetailerPageProblemReason {
  FORBIDDEN = "FORBIDDEN",
  NOT_FOUND = "NOT_FOUND",
  NO_PRODUCT = "NO_PRODUCT",
  UNREACHABLE = "UNREACHABLE",
  PRIVATE_NETWORK = "PRIVATE_NETWORK",
  UNREADABLE = "UNREADABLE",
  TIMEOUT = "TIMEOUT",
}
registerEnumType(RetailerPageProblemReason, {
  name: "RetailerPageProblemReason",
  description: "Why a shop's page gives no product.",
  valuesConfig: {
    FORBIDDEN: { description: "The shop does not allow automated reading: robots.txt, a captcha, or a refusal." },
    NOT_FOUND: { description: "The page does not exist." },
    NO_PRODUCT: { description: "The page describes no product." },
    UNREACHABLE: { description: "The shop does not respond, or with an error." },
    PRIVATE_NETWORK: { description: "The address leads to a private network, which is never read." },
    UNREADABLE: { description: "The page takes too much time or memory to read." },
    TIMEOUT: { description: "Reading took longer than 10 seconds." },
  },
});

@ObjectType({ description: "One of several values that a page gives." })
export class RetailerPageChoice {
  @Field(() => String, { description: "The value, as the fact would have it." }) value: string;
  @Field(() => RetailerPageSource, { description: "Where it was found." }) source: RetailerPageSource;
  @Field(() => String, { description: "The variant or product that it belongs to; empty when there is none." })
  label: string;
}

@ObjectType()
abstract class RetailerPageAnswer {
  @Field(() => RetailerPageSource, { nullable: true, description: "Where the value was found; null without one." })
  source: RetailerPageSource | null;

  @Field(() => String, { nullable: true, description: "What the page leaves open; null when it is clear." })
  question: string | null;

  @Field(() => [RetailerPageChoice], { description: "The values to choose from; empty without a question." })
  choices: RetailerPageChoice[];
}

@ObjectType({ description: "A text of a product's page." })
export class RetailerPageText extends RetailerPageAnswer {
  @Field(() => String, { nullable: true, description: "The text; null when the page gives none, or asks." })
  value: string | null;
}

@ObjectType({ description: "A price of a product's page, never converted." })
export class RetailerPagePrice extends RetailerPageAnswer {
  @Field(() => String, {
    nullable: true,
    description: "The price as an editor would enter it, e.g. $240; null when the page gives none, or asks.",
  })
  value: string | null;

  @Field(() => Float, { nullable: true, description: "The exact amount; null without a value." })
  amount: number | null;

  @Field(() => String, { nullable: true, description: "ISO 4217 code; null without a value." })
  currency: string | null;

  @Field(() => Boolean, { description: "Whether it is the lowest price of a range." })
  isFrom: boolean;
}

@ObjectType({ description: "Whether a shop sells the product, as its page says." })
export class RetailerPageStock extends RetailerPageAnswer {
  @Field(() => RetailerPageAvailability, { nullable: true, description: "The availability; null when the page asks." })
  value: RetailerPageAvailability | null;
}

@ObjectType({ description: "What a shop's page says about its product." })
export class RetailerPage {
  @Field(() => String, { description: "The page's address after all redirects." }) address: string;
  @Field(() => RetailerPageText, { description: "The title." }) title: RetailerPageText;
  @Field(() => RetailerPagePrice, { description: "The price of the variant that the address names." })
  price: RetailerPagePrice;
  @Field(() => RetailerPagePrice, { description: "The price before a sale." }) originalPrice: RetailerPagePrice;
  @Field(() => RetailerPageStock, { description: "The availability of that variant." }) availability: RetailerPageStock;
  @Field(() => RetailerPageText, { description: "The URL of a picture." }) image: RetailerPageText;
  @Field(() => RetailerPageText, { description: "The brand." }) brand: RetailerPageText;
  @Field(() => RetailerPageText, { description: "GTIN (EAN, UPC), its check digit verified." }) gtin: RetailerPageText;
  @Field(() => RetailerPageText, { description: "The name of the shop, or its host." }) retailer: RetailerPageText;
}

@ObjectType({ description: "The page gives no product." })
export class RetailerPageProblem {
  @Field(() => RetailerPageProblemReason, { description: "Why." }) reason: RetailerPageProblemReason;
  @Field(() => String, { description: "Message to show." }) message: string;
}

export const ProductFromAddressResult = createUnionType({
  name: "ProductFromAddressResult",
  description: "Result of reading a product's page.",
  types: () => [RetailerPage, RetailerPageProblem] as const,
});
