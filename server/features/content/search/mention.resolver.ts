import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { isShown } from "../../../core/kinds/visibility";
import type { RequestContext } from "../../../core/graphql/context";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation, type SqlRelationOptions } from "../../../core/read/sqlRelation";
import { BlogPost } from "../blog/blogPost.entity";
import type { ArticleMention } from "../blog/mentions/articleMention.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";

/** What an article mentions, in the order of its text. */
const mentionedRows = (type: ArticleMention["subjectType"]): SqlRelationOptions => ({
  kind: "many",
  on: (post, row) =>
    `${row}.id = ANY(ARRAY(SELECT subject_id FROM article_mentions WHERE blog_post_id = ${post}.id AND subject_type = '${type}'))`,
  order: (row, post) =>
    `(SELECT min(place) FROM article_mentions WHERE blog_post_id = ${post}.id AND subject_id = ${row}.id)`,
});

const backlinkCount = 3;

/**
 * The newest public articles that mention a row; editors do not see others here either. The array makes PostgreSQL begin
 * with the row's few mentions; it would check every article otherwise.
 */
const mentioningPosts: SqlRelationOptions = {
  kind: "many",
  on: (row, post) =>
    `${post}.id = ANY(ARRAY(SELECT recent.id FROM article_mentions mention
      JOIN blog_posts recent ON recent.id = mention.blog_post_id
      WHERE mention.subject_id = ${row}.id AND ${isShown("blog_posts", "recent", "visitor")}
      GROUP BY recent.id ORDER BY recent.date DESC, recent.id DESC LIMIT ${backlinkCount}))`,
  order: (post) => `${post}.date DESC, ${post}.id DESC`,
};

const backlinks = {
  description: `Up to ${backlinkCount} articles that mention it, newest first.`,
};

@Resolver(() => BlogPost)
export class ArticleMentionsResolver {
  @FieldResolver(() => [Outfit], { description: "The looks that its text links to." })
  @SqlRelation(mentionedRows("outfit"))
  mentionedOutfits(@Root() post: BlogPost, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit[]>(post, context, info);
  }

  @FieldResolver(() => [Celebrity], { description: "The celebrities that its text links to." })
  @SqlRelation(mentionedRows("celebrity"))
  mentionedCelebrities(@Root() post: BlogPost, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Celebrity[]>(post, context, info);
  }

  @FieldResolver(() => [AffiliateProduct], { description: "The products that its text links to." })
  @SqlRelation(mentionedRows("affiliateProduct"))
  mentionedProducts(@Root() post: BlogPost, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<AffiliateProduct[]>(post, context, info);
  }
}

@Resolver(() => Outfit)
export class OutfitMentionsResolver {
  @FieldResolver(() => [BlogPost], backlinks)
  @SqlRelation(mentioningPosts)
  mentionedIn(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<BlogPost[]>(outfit, context, info);
  }
}

@Resolver(() => Celebrity)
export class CelebrityMentionsResolver {
  @FieldResolver(() => [BlogPost], backlinks)
  @SqlRelation(mentioningPosts)
  mentionedIn(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<BlogPost[]>(celebrity, context, info);
  }
}
