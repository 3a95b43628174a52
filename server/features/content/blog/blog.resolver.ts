import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";
import { ByIdOrSlug } from "../../../core/slugs/slugged";
import type { RequestContext } from "../../../core/graphql/context";
import { Facet } from "../../../core/graphql/facet";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { createConnectionType } from "../../../core/paging/connection";
import { DependsOn } from "../../../core/read/sqlRelation";
import { listTag, programsTag, settingsTag, slugTags } from "../../../core/cache/cacheTags";
import { readPrograms } from "../../site/programs/program.loaders";
import { firstRowsByValue, loadOnce } from "../../../core/graphql/loaders";
import { getSettings } from "../../site/settings/settings.service";
import type { LinkRules } from "./articleHtml.service";
import { listOutboundTargets, mayContainLinks } from "./articleLinks.service";
import { renderHtml, renderParts } from "./articleParts.service";
import { uncountedPlacement } from "../../../../site/outbound";
import { estimateReadingMinutes } from "./blog.derived";
import { BlogPostsArgs } from "./blog.inputs";
import { findPost, listPosts, listTopics } from "./blog.service";
import { ArticlePart, BlogTopic } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { mayMention } from "./mentions/mentionAddress";
import { type Mention, mentionsOfPosts } from "./mentions/mentions.service";

const BlogPostConnection = createConnectionType(BlogPost);

const relatedPostCount = 3;

/**
 * Loads the newest articles of each category, one more than an article shows, because one of them may be the article
 * itself.
 */
const newestPostsOfCategory = firstRowsByValue(BlogPost, {
  column: "category",
  order: (post) => `${post}.date DESC, ${post}.id DESC`,
  limit: relatedPostCount + 1,
});

interface SiteLinkRules {
  tracking: string;
  countsClicks: boolean;
}

/** Reads the settings once for all articles of a request. */
const linkRules = loadOnce(async (db): Promise<LinkRules & SiteLinkRules> => {
  const { createNewWindow, addNoFollowTag, defaultTracking, trackOutboundLinks } = await getSettings(db);
  return {
    newWindow: createNewWindow,
    nofollow: addNoFollowTag,
    tracking: defaultTracking,
    countsClicks: trackOutboundLinks,
  };
});

async function readLinkRules(post: BlogPost, context: RequestContext): Promise<LinkRules> {
  const rules = await context.loader(linkRules).load("site");
  if (!mayContainLinks(post.content)) return rules;
  const outbound = { tracking: rules.tracking, programs: await readPrograms(context) };
  const placement = rules.countsClicks ? "article" : uncountedPlacement;
  return { ...rules, resolveOutbound: listOutboundTargets(post.id, placement, outbound) };
}

const readMentions = async (post: BlogPost, { loader }: RequestContext): Promise<Mention[]> =>
  mayMention(post.content) ? loader(mentionsOfPosts).load(post.id) : [];

@Resolver(() => BlogPost)
export class BlogResolver {
  @Public({ cacheTags: [listTag("blogPost"), listTag("author"), settingsTag], hasCachedCount: true })
  @Query(() => BlogPostConnection, { description: "Articles, newest first." })
  blogPosts(
    @Args(() => BlogPostsArgs) args: BlogPostsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listPosts(db, args, info);
  }

  @Public({ cacheTags: slugTags("blogPost") })
  @Query(() => BlogPost, { nullable: true, description: "One article by id or slug; null when there is none." })
  blogPost(@Args(() => ByIdOrSlug) by: ByIdOrSlug, @Ctx() { db }: RequestContext, @Info() info: GraphQLResolveInfo) {
    return findPost(db, by, info);
  }

  @Public({ cacheTags: [listTag("blogPost")], hasCachedCount: true })
  @Query(() => [Facet], { description: "The categories in use by articles, by name." })
  blogCategories(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, BlogPost, "post"), "post.category");
  }

  @Public({ cacheTags: [listTag("blogPost")], hasCachedCount: true })
  @Query(() => [BlogTopic], { description: "The topics of the magazine, in display order." })
  blogTopics(@Ctx() { db }: RequestContext): Promise<BlogTopic[]> {
    return listTopics(db);
  }

  @FieldResolver(() => String, {
    description:
      "The article as sanitized HTML: headings start at h2, HTML in the source is escaped, " +
      "outbound links go through /go/{id}/{link id} and are marked as the settings require. Links of programs " +
      "that forbid redirects lead straight to the retailer and name in data-beacon the URL that records a click.",
  })
  @DependsOn<BlogPost>("content")
  @CacheTags(settingsTag, programsTag)
  async html(@Root() post: BlogPost, @Ctx() context: RequestContext): Promise<string> {
    return renderHtml(post.content, await readLinkRules(post, context), await readMentions(post, context));
  }

  @FieldResolver(() => [ArticlePart], {
    description:
      "The article in parts, its text as in `html`. A link to a look, a celebrity or a product alone on a line is " +
      "a card; it is left out while visitors cannot see the row.",
  })
  @DependsOn<BlogPost>("content")
  @CacheTags(settingsTag, programsTag)
  async parts(@Root() post: BlogPost, @Ctx() context: RequestContext): Promise<ArticlePart[]> {
    return renderParts(post.content, await readLinkRules(post, context), await readMentions(post, context));
  }

  @FieldResolver(() => Int, { description: "Reading time in minutes, at 200 words a minute; at least 1." })
  @DependsOn<BlogPost>("content")
  readingMinutes(@Root() post: BlogPost): number {
    return estimateReadingMinutes(post.content);
  }

  @FieldResolver(() => [BlogPost], {
    description: "Up to three other articles of the same category, newest first; none when it has no category.",
  })
  @DependsOn<BlogPost>("category")
  @CacheTags(listTag("blogPost"))
  async relatedPosts(@Root() post: BlogPost, @Ctx() { loader }: RequestContext): Promise<BlogPost[]> {
    if (post.category === "") return [];
    const newest = await loader(newestPostsOfCategory).load(post.category);
    return newest.filter((other) => other.id !== post.id).slice(0, relatedPostCount);
  }
}
