import { createUnionType, Field, Float, ObjectType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";

export const RetailerPageSource = createEnum("RetailerPageSource", "Where on a shop's page a value was found.", {
  JSON_LD: "In the page's JSON-LD.",
  MICRODATA: "In microdata attributes.",
  OPEN_GRAPH: "In Open Graph meta tags.",
  ADDRESS: "In the page's address.",
});
export type RetailerPageSource = keyof typeof RetailerPageSource;

export const RetailerPageAvailability = createEnum("RetailerPageAvailability", "Whether a shop sells a product now.", {
  IN_STOCK: "In stock.",
  OUT_OF_STOCK: "Sold out.",
  PREORDER: "Can be ordered, and ships later.",
  UNKNOWN: "The page does not say.",
});
export type RetailerPageAvailability = keyof typeof RetailerPageAvailability;

export const RetailerPageProblemReason = createEnum(
  "RetailerPageProblemReason",
  "Why a shop's page gives no product.",
  {
    FORBIDDEN: "The shop does not allow automated reading: robots.txt, a captcha, or a refusal.",
    NOT_FOUND: "The page does not exist.",
    NO_PRODUCT: "The page describes no product.",
    UNREACHABLE: "The shop does not respond, or with an error.",
    PRIVATE_NETWORK: "The address leads to a private network, which is never read.",
    UNREADABLE: "The page takes too much time or memory to read.",
    TIMEOUT: "Reading took longer than 10 seconds.",
  },
);
export type RetailerPageProblemReason = keyof typeof RetailerPageProblemReason;

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
