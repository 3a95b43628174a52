import { Field, ObjectType } from "type-graphql";

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
