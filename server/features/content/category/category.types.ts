import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A size or color in which a retailer sells a product." })
export class ProductVariant {
  @Field(() => String, { description: "Size as the retailer writes it; empty when it has none." }) size: string;
  @Field(() => String, { description: "Color as the retailer writes it; empty when it has none." }) color: string;
  @Field(() => String, { description: "Price as shown; empty when unknown." }) price: string;
  @Field(() => Boolean, { description: "Whether the retailer has it in stock." }) isInStock: boolean;
}

/**
 * Slugs of the categories that the site has texts, tiles, questions and pages of looks for. Editors can rename and move
 * them; their slugs do not change, and they cannot be deleted.
 */
export const builtInCategories = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"] as const;
export type BuiltInCategory = (typeof builtInCategories)[number];

export const isBuiltIn = (slug: string): slug is BuiltInCategory =>
  (builtInCategories as readonly string[]).includes(slug);

export const maxSlugLength = 120;

/** Pages and forms show them all. */
export const maxCategories = 100;

export const unknownCategory = "Choose a category that exists";

@ObjectType({ description: "A question and its answer." })
export class Question {
  @Field(() => String, { description: "The question." }) question: string;
  @Field(() => String, { description: "Two or three sentences." }) answer: string;
}
