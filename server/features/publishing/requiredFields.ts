import type { PublishableType } from "../../core/kinds/publishableRow";
import { requiredPostFields } from "../blog/blogPost.entity";
import { requiredOutfitFields } from "../outfit/outfit.entity";

/** What a row needs unless it is a draft: messages by field. */
export const requiredFields: Record<PublishableType, Readonly<Record<string, string>>> = {
  celebrity: {},
  outfit: requiredOutfitFields,
  blogPost: requiredPostFields,
};
