import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { ByIdOrSlug } from "../../shared/graphql/byIdOrSlug";
import { listCost, relationCost, statementCost } from "../../shared/cost/cost";
import type { RequestContext } from "../../shared/graphql/context";
import { Facet } from "../../shared/graphql/facet";
import { connectionOf } from "../../shared/paging/connection";
import { DependsOn } from "../../shared/read/sqlRelation";
import { programsOfSite } from "../program/program.loaders";
import { articleHtml } from "./articleHtml";
import { listOutboundTargets, isOutboundLink } from "./articleLinks.service";
import { estimateReadingMinutes } from "./blog.derived";
import { BlogPostsArgs } from "./blog.inputs";
import { linkRules, newestPostsOfCategory, relatedPostCount } from "./blog.loaders";
import { blogCategories, findPost, listPosts, listTopics } from "./blog.service";
import { BlogTopic } from "./blog.types";
import { BlogPost } from "./blogPost.entity";

const BlogPostConnection = connectionOf(BlogPost);

@Resolver(() => BlogPost)
export class BlogResolver {
  @Query(() => BlogPostConnection, {
    description: "Articles, newest first, a page at a time.",
    complexity: listCost({
      page: 0.4,
      count: 2,
      filters: {
        search: { page: 2, count: 88 },
        category: { page: 0.5, count: 1 },
        topic: { page: 0.6, count: 3 },
      },
      sorts: { AUTHOR: 49, CATEGORY: 16, UPDATED: 16 },
    }),
  })
  blogPosts(
    @Args(() => BlogPostsArgs) args: BlogPostsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listPosts(db, args, info);
  }

  @Query(() => BlogPost, {
    nullable: true,
    description: "One article by id or slug; null when there is none.",
    complexity: relationCost(statementCost),
  })
  blogPost(@Args(() => ByIdOrSlug) by: ByIdOrSlug, @Ctx() { db }: RequestContext, @Info() info: GraphQLResolveInfo) {
    return findPost(db, by, info);
  }

  @Query(() => [Facet], { description: "The categories that articles have, by name.", complexity: relationCost(7) })
  blogCategories(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return blogCategories(db);
  }

  @Query(() => [BlogTopic], {
    description: "The topics of the magazine, in their order.",
    complexity: relationCost(3, 12),
  })
  blogTopics(@Ctx() { db }: RequestContext): Promise<BlogTopic[]> {
    return listTopics(db);
  }

  @FieldResolver(() => String, {
    description:
      "The article as HTML that may stand in a page as it is: headings from h2 down, no HTML of the writer's, " +
      "outbound links lead through /go/{id}/{name of the link} and are marked as the settings say. Links of programs that " +
      "allow no address in between lead straight there and name in data-beacon the address to which a click is told.",
    // Markdown is read and cleaned in this process.
    complexity: 0.5,
  })
  @DependsOn<BlogPost>("content")
  async html(@Root() post: BlogPost, @Ctx() { loader }: RequestContext): Promise<string> {
    const rules = await loader(linkRules).load("site");
    if (!isOutboundLink(post.content)) return articleHtml(post.content, rules);
    const outbound = { tracking: rules.tracking, programs: await loader(programsOfSite).load("site") };
    return articleHtml(post.content, { ...rules, wayOut: listOutboundTargets(post.id, "article", outbound) });
  }

  @FieldResolver(() => Int, { description: "Minutes it takes to read, at 200 words a minute; at least 1." })
  @DependsOn<BlogPost>("content")
  readingMinutes(@Root() post: BlogPost): number {
    return estimateReadingMinutes(post.content);
  }

  @FieldResolver(() => [BlogPost], {
    description: "Up to three other articles of the same category, newest first; none when it has no category.",
    complexity: relationCost(0.02, 3),
  })
  @DependsOn<BlogPost>("category")
  async relatedPosts(@Root() post: BlogPost, @Ctx() { loader }: RequestContext): Promise<BlogPost[]> {
    if (post.category === "") return [];
    const newest = await loader(newestPostsOfCategory).load(post.category);
    return newest.filter((other) => other.id !== post.id).slice(0, relatedPostCount);
  }
}
