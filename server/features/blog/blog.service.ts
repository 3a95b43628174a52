import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Page } from "../../core/paging/connection";
import { readKeysetPage } from "../../core/paging/keyset";
import { type SortOrder, textOrder, withoutIndex } from "../../core/read/sortOrder";
import { findByIdOrSlug } from "../../core/slugs/slugged";
import { planSelect } from "../../core/read/selectPlan";
import { containsText, searchOptions } from "../../core/read/containsText";
import { type Conditions, Select } from "../../core/read/select";
import { Parameter, rawSql, renderSql, sql, type SqlFragment } from "../../core/read/sql";
import { isShown } from "../../core/kinds/visibility";
import { getAudience } from "../../core/read/audience";
import { likePattern, normalizeSearch } from "../../core/text/search";
import { getSettings } from "../settings/settings.service";
import { BlogPostSort, type BlogPostsRequest } from "./blog.inputs";
import type { BlogTopic, BlogPostFilter } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { topics } from "./topics";
import { readRows } from "../../core/read/runStatement";

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "post.date", type: "date" }] };

const titleWords = "searchable(post.title)";
const categorySlug = "replace(searchable(post.category), ' ', '-')";

/**
 * Matches as the specification defines: the title contains the slug's text, or the category equals it. Hyphens stand
 * for spaces.
 */
const matchTopic = (words: SqlFragment, slug: SqlFragment): SqlFragment =>
  sql`(${rawSql(titleWords)} LIKE ${words} OR ${rawSql(categorySlug)} = ${slug})`;

const orders: Record<BlogPostSort, SortOrder> = {
  NEWEST: newest,
  TITLE: textOrder(titleWords),
  CATEGORY: withoutIndex(textOrder("post.category")),
  AUTHOR: withoutIndex(textOrder("searchable(post.author)")),
  UPDATED: withoutIndex({ direction: "DESC", keys: [{ expression: "post.updated_at", type: "timestamptz" }] }),
};

export function filterPosts(query: Conditions, filter: BlogPostFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) {
    const contains = containsText("post", new Parameter(likePattern(search)));
    query.andWhere(contains, searchOptions(filter, contains, 300));
  }
  if (filter.status) query.andWhere(sql`post.status = ${filter.status}`);
  if (filter.category) query.andWhere(sql`post.category = ${filter.category}`);
  const topic = normalizeSearch(filter.topic);
  if (topic) {
    const words = sql`searchable(${likePattern(topic.replaceAll("-", " "))})`;
    query.andWhere(matchTopic(words, sql`searchable(${topic})`), { planDependsOnValues: true });
  }
  if (filter.mentions) {
    const ids = filter.mentions.filter((id) => isUuid(id));
    // The array makes PostgreSQL begin with the few mentions; it would check every article otherwise.
    query.andWhere(
      sql`post.id = ANY(ARRAY(SELECT blog_post_id FROM article_mentions WHERE subject_id = ANY(${ids}::uuid[])))`,
    );
  }
}

export async function listPosts(
  db: EntityManager,
  args: BlogPostsRequest,
  info?: GraphQLResolveInfo,
): Promise<Page<BlogPost>> {
  const query = new Select(db, BlogPost, "post");
  if (args.filter) filterPosts(query, args.filter);
  const first = args.first ?? (await getSettings(db)).postsPerPage;
  return readKeysetPage(
    query,
    orders[args.sort ?? BlogPostSort.NEWEST],
    { ...args, first },
    info && planSelect(db, BlogPost, info),
  );
}

export const findPost = (
  db: EntityManager,
  by: { id?: string | null; slug?: string | null },
  info?: GraphQLResolveInfo,
): Promise<BlogPost | null> => findByIdOrSlug(db, BlogPost, "blogPost", by, info && planSelect(db, BlogPost, info));

/** Returns the twelve topics in display order, each with the number of its articles. */
export async function listTopics(db: EntityManager): Promise<BlogTopic[]> {
  const rows = await readRows<{ slug: string; count: number }>(
    db,
    // One subquery per topic, so that the indexes on title and category are used.
    `SELECT topic.slug, article.count FROM unnest($1::text[], $2::text[]) AS topic (slug, words) CROSS JOIN LATERAL (
       SELECT count(*)::int AS count FROM blog_posts post
       WHERE ${isShown("blog_posts", "post", getAudience(db))} AND ${renderSql(matchTopic(sql`topic.words`, sql`topic.slug`)).text}
     ) article`,
    [topics.map((topic) => topic.slug), topics.map((topic) => likePattern(topic.slug.replaceAll("-", " ")))],
  );
  const counts = new Map(rows.map((row) => [row.slug, row.count]));
  return topics.map((topic) => ({
    ...topic,
    image: `/art/topic/${topic.slug}.svg`,
    count: counts.get(topic.slug) ?? 0,
  }));
}
