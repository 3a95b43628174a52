import { registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { slugTag } from "../../../core/cache/cacheTags";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import { requireMayShow } from "../../../core/write/requireMayShow";
import { write } from "../../../core/write/write";
import { appError } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { BlogPost } from "../../content/blog/blogPost.entity";
import { saveMentions } from "../../content/blog/mentions/mentions.service";
import { postRows } from "./sampleRows";
import { readSampleContent } from "./sampleContent.service";

export enum SampleArticleChoice {
  SAMPLE = "a-field-guide-to-loafers",
  RED_CARPET = "fabrics-under-flash",
  STREET_STYLE = "one-corner-forty-coats",
}

registerEnumType(SampleArticleChoice, {
  name: "SampleArticleChoice",
  description: "Sample articles for an empty magazine.",
  valuesConfig: {
    SAMPLE: { description: "An article about shoes." },
    RED_CARPET: { description: "An article about the red carpet." },
    STREET_STYLE: { description: "An article about the street." },
  },
});

/**
 * Creates one of the sample articles if it is missing; an existing one does not change.
 * @throws CONFLICT while it is in the trash, NOT_FOUND when this installation has no sample data.
 */
export async function uploadSampleArticle(
  db: EntityManager,
  actor: Actor | null,
  choice: SampleArticleChoice,
): Promise<BlogPost> {
  const row = postRows(readSampleContent()).find(({ slug }) => slug === choice);
  return write(db, actor, async (change) => {
    const written = await change.db
      .createQueryBuilder()
      .insert()
      .into(BlogPost)
      .values({ ...row, createdAt: new Date() })
      .orIgnore()
      .returning("id")
      .updateEntity(false)
      .execute();
    const post = await change.db.findOneBy(BlogPost, { slug: choice });
    if (!post) throw appError("CONFLICT", "This article is in the trash. Restore it from there.");
    if (Array.isArray(written.raw) && written.raw.length > 0) {
      await requireMayShow(change, "blogPost", [post.id]);
      await saveMentions(change, post);
      await invalidateRows(change, "blogPost", [post.id]);
      change.invalidate(slugTag("blogPost", post.slug));
      await change.audit({ action: "create", entityType: "blogPost", entityId: post.id, title: post.title });
    }
    return post;
  });
}
