import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { Facet } from "../../shared/graphql/facet";
import type { Page } from "../../shared/paging/connection";
import { keysetPage } from "../../shared/paging/keyset";
import type { SortOrder } from "../../shared/read/sortOrder";
import { findByIdOrSlug } from "../../shared/slug/slugged";
import type { Conditions } from "../../shared/read/conditions";
import { planRows } from "../../shared/read/rowPlan";
import { Select } from "../../shared/read/select";
import { audienceOf, isShown } from "../../shared/read/visibility";
import { containing, searchText } from "../../shared/text/search";
import { getSettings } from "../settings/settings.service";
import { type BlogPostFilter, BlogPostSort, type BlogPostsRequest } from "./blog.inputs";
import type { BlogTopic } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { topics } from "./topics";

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "post.date", type: "date" }] };

const titleWords = "searchable(post.title)";
const categorySlug = "replace(searchable(post.category), ' ', '-')";

/**
 * The specification's match: the title contains the slug's text, or the category equals it. Hyphens stand for spaces,
 * as they do in the slug of a category's name.
 */
const ofTopic = (title: string, category: string, words: string, slug: string): string =>
  `(${title} LIKE ${words} OR ${category} = ${slug})`;

const text = (expression: string): SortOrder => ({ direction: "ASC", keys: [{ expression, type: "text" }] });
const orders: Record<BlogPostSort, SortOrder> = {
  NEWEST: newest,
  TITLE: text(titleWords),
  CATEGORY: text("post.category"),
  AUTHOR: text("searchable(post.author)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "post.updated_at", type: "timestamptz" }] },
};

export function filterPosts(query: Conditions, filter: BlogPostFilter): void {
  const search = searchText(filter.search);
  if (search) {
    query.andWhere(
      "(searchable(post.title) LIKE searchable(:search) OR searchable(post.excerpt) LIKE searchable(:search))",
      { search: containing(search) },
    );
  }
  if (filter.category) query.andWhere("post.category = :category", { category: filter.category });
  const topic = searchText(filter.topic);
  if (topic) {
    query.andWhere(ofTopic(titleWords, categorySlug, "searchable(:words)", "searchable(:topic)"), {
      topic,
      words: containing(topic.replaceAll("-", " ")),
    });
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
  return keysetPage(
    query,
    orders[args.sort ?? BlogPostSort.NEWEST],
    { ...args, first },
    info && planRows(db, BlogPost, info),
  );
}

export const findPost = (
  db: EntityManager,
  by: { id?: string | null; slug?: string | null },
  info?: GraphQLResolveInfo,
): Promise<BlogPost | null> => findByIdOrSlug(db, BlogPost, "blogPost", by, info && planRows(db, BlogPost, info));

export function blogCategories(db: EntityManager): Promise<Facet[]> {
  return db
    .createQueryBuilder(BlogPost, "post")
    .select("post.category", "name")
    .addSelect("count(*)::int", "count")
    .where("post.category <> ''")
    .andWhere(isShown("blog_posts", "post", audienceOf(db)))
    .groupBy("post.category")
    .orderBy("1")
    .getRawMany<Facet>();
}

/** The twelve topics in their order, each with the real number of its articles. */
export async function listTopics(db: EntityManager): Promise<BlogTopic[]> {
  const rows: { slug: string; count: number }[] = await db.query(
    // Topic by topic, so that the indexes of titles and of categories find its articles.
    `SELECT topic.slug, article.count FROM unnest($1::text[], $2::text[]) AS topic (slug, words) CROSS JOIN LATERAL (
       SELECT count(*)::int AS count FROM blog_posts post
       WHERE ${isShown("blog_posts", "post", audienceOf(db))} AND ${ofTopic(titleWords, categorySlug, "topic.words", "topic.slug")}
     ) article`,
    [topics.map((topic) => topic.slug), topics.map((topic) => containing(topic.slug.replaceAll("-", " ")))],
  );
  const counts = new Map(rows.map((row) => [row.slug, row.count]));
  return topics.map((topic) => ({
    ...topic,
    image: `/art/topic/${topic.slug}.svg`,
    count: counts.get(topic.slug) ?? 0,
  }));
}
