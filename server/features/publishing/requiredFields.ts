import type { EntityTarget } from "typeorm";
import type { PublishableType, PublishableRow } from "../../core/kinds/publishableRow";
import { requiredPostFields, BlogPost } from "../blog/blogPost.entity";
import { requiredOutfitFields, Outfit } from "../outfit/outfit.entity";
import { Celebrity } from "../celebrity/celebrity.entity";

export const publishableEntities: Record<PublishableType, EntityTarget<PublishableRow & { slug: string }>> = {
  celebrity: Celebrity,
  outfit: Outfit,
  blogPost: BlogPost,
};

/** What a row needs unless it is a draft: messages by field. */
export const requiredFields: Record<PublishableType, Readonly<Record<string, string>>> = {
  celebrity: {},
  outfit: requiredOutfitFields,
  blogPost: requiredPostFields,
};
