import { Args, Ctx, Query, Resolver } from "type-graphql";
import { ByIdOrSlug } from "../../shared/graphql/byIdOrSlug";
import type { RequestContext } from "../../shared/graphql/context";
import { Facet } from "../../shared/graphql/facet";
import { connectionOf } from "../../shared/paging/connection";
import { BlogPostsArgs } from "./blog.inputs";
import { blogCategories, findPost, listPosts, listTopics } from "./blog.service";
import { BlogTopic } from "./blog.types";
import { BlogPost } from "./blogPost.entity";

const BlogPostConnection = connectionOf(BlogPost);

@Resolver(() => BlogPost)
export class BlogResolver {
  @Query(() => BlogPostConnection, { description: "Articles, newest first, a page at a time." })
  blogPosts(@Args(() => BlogPostsArgs) args: BlogPostsArgs, @Ctx() { db }: RequestContext) {
    return listPosts(db, args);
  }

  @Query(() => BlogPost, { nullable: true, description: "One article by id or slug; null when there is none." })
  blogPost(@Args(() => ByIdOrSlug) by: ByIdOrSlug, @Ctx() { db }: RequestContext) {
    return findPost(db, by);
  }

  @Query(() => [Facet], { description: "The categories that articles have, by name." })
  blogCategories(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return blogCategories(db);
  }

  @Query(() => [BlogTopic], { description: "The topics of the magazine, in their order." })
  blogTopics(@Ctx() { db }: RequestContext): Promise<BlogTopic[]> {
    return listTopics(db);
  }
}
