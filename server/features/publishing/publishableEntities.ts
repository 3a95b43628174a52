import type { EntityTarget } from "typeorm";
import type { PublishableRow, PublishableType } from "../../core/kinds/publishableRow";
import { BlogPost } from "../blog/blogPost.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";

export const publishableEntities: Record<PublishableType, EntityTarget<PublishableRow & { slug: string }>> = {
  celebrity: Celebrity,
  outfit: Outfit,
  blogPost: BlogPost,
};
