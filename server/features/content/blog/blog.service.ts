import type { GraphQLResolveInfo } from "graphql";
import { type EntityManager, In } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { type SortOrder, textOrder } from "../../../core/read/sortOrder";
import { findByIdOrSlug } from "../../../core/slugs/slugged";
import { planSelect } from "../../../core/read/selectPlan";
import { containsText, searchOptions } from "../../../core/read/containsText";
import { type Conditions, Select } from "../../../core/read/select";
import { Parameter, rawSql, renderSql, sql, type SqlFragment } from "../../../core/read/sql";
import { isShown } from "../../../core/kinds/visibility";
import { getAudience } from "../../../core/read/audience";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { getSettings } from "../../site/settings/settings.service";
import {
  BlogPostSort,
  type BlogPostsRequest,
  type BlogPostDraftInput,
  type BulkBlogPostsInput,
  type CreateBlogPostInput,
  type UpdateBlogPostInput,
} from "./blog.inputs";
import type { BlogTopic, BlogPostFilter, BlogPostPreview } from "./blog.types";
import { resolveAuthor } from "../author/author.service";
import { BlogPost, requiredPostFields } from "./blogPost.entity";
import { topics } from "./topics";
import { readRows } from "../../../core/read/runStatement";
import type { BulkKind } from "../../../core/write/bulk";
import { termAction } from "../../../core/write/bulkInputs";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { newPublication, messagesOfChanged, requireComplete } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import { resolveTerm } from "../../../core/kinds/terms";
import { inBatches } from "../../../core/write/inBatches";
import type { Write } from "../../../core/write/write";
import { deriveKeywords, deriveMetaDescription, deriveStructuredData } from "./blog.derived";
import { readMentions, saveMentions, mentionWarnings } from "./mentions/mentions.service";

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
  CATEGORY: textOrder("post.category"),
  AUTHOR: textOrder("searchable(post.author)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "post.updated_at", type: "timestamptz" }] },
};

export function filterPosts(query: Conditions, filter: BlogPostFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) {
    const contains = containsText("post", new Parameter(likePattern(search)));
    query.andWhere(contains, searchOptions(filter, contains, 300));
  }
  if (filter.status) query.andWhere(sql`post.status = ${filter.status}`);
  if (filter.category) query.andWhere(sql`post.category = ${filter.category}`);
  if (filter.author) query.andWhere(sql`post.author = (SELECT name FROM authors WHERE slug = ${filter.author})`);
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

type Fields = Omit<UpdateBlogPostInput, "id" | "version" | "slug">;
type Source = Pick<BlogPost, "title" | "excerpt" | "author" | "date" | "category" | "image" | "seoDescription">;

const today = (): string => new Date().toISOString().slice(0, 10);

/** Null means unchanged. */
const pickGiven = (input: Fields): Partial<BlogPost> =>
  normalizeInput(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)));

/** Returns the search engine fields, derived at every save. */
const deriveSearchFields = (post: Source) => ({
  keywords: deriveKeywords(post),
  structuredData: deriveStructuredData(post),
});

async function toColumns(
  change: Write,
  { seoTitle, seoDescription, ...input }: Fields,
  before: Source,
): Promise<Partial<BlogPost>> {
  const values: Partial<BlogPost> = { ...pickGiven(input), ...normalizeInput({ seoTitle, seoDescription }) };
  if (input.date !== undefined) values.date = input.date?.trim() || today();
  if (values.author !== undefined) values.author = await resolveAuthor(change, values.author);
  values.category = (await resolveTerm(change, "blogCategory", values.category)) ?? before.category;
  return { ...values, ...deriveSearchFields({ ...before, ...values }) };
}

const blank = (): Source => ({
  title: "",
  excerpt: "",
  author: "",
  category: "",
  image: "",
  seoDescription: "",
  date: today(),
});

/** @param required what it needs unless it is a draft. @throws BAD_USER_INPUT for invalid values. */
export async function createPost(
  change: Write,
  { slug, status, ...fields }: Omit<CreateBlogPostInput, "requestId">,
  required: Readonly<Record<string, string>> = requiredPostFields,
): Promise<BlogPost> {
  const columns = await toColumns(change, fields, blank());
  const values = { date: today(), ...columns, ...newPublication(change, status) };
  requireComplete(values.status, values, required);
  const row = await saveWithSlug(change, "blogPost", BlogPost, values, { slug });
  await saveMentions(change, row);
  return row;
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updatePost(
  change: Write,
  { id, version, slug, ...fields }: UpdateBlogPostInput,
): Promise<BlogPost> {
  const before = await lockRow(change, "blogPost", BlogPost, { id, version });
  const values = await toColumns(change, fields, before);
  requireComplete(before.status, values, messagesOfChanged(values, requiredPostFields));
  const row = await saveWithSlug(change, "blogPost", BlogPost, values, { before, slug });
  if (row.content !== before.content) await saveMentions(change, row);
  return row;
}

/** Derives the search engine fields again after a bulk change of the category, also for articles in the trash. */
export async function rederivePosts({ db }: Write, ids: readonly string[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    const posts = await db.find(BlogPost, { where: { id: In(batch) }, withDeleted: true });
    const rows = posts.map((post) => ({ id: post.id, ...deriveSearchFields(post) }));
    await db.query(
      `UPDATE blog_posts post SET keywords = row.keywords, structured_data = row."structuredData"
       FROM json_to_recordset($1) AS row (id uuid, keywords text, "structuredData" text) WHERE post.id = row.id`,
      [JSON.stringify(rows)],
    );
  }
}

/** What a bulk change does to articles. */
export const postBulk: BulkKind<BlogPost, BulkBlogPostsInput> = {
  type: "blogPost",
  entity: BlogPost,
  alias: "post",
  applyFilter: filterPosts,
  listActions: async (change, { category, dryRun }) => [
    await termAction(change, "blogCategory", "category", { name: category, dryRun }),
  ],
  afterwards: rederivePosts,
};

/** Returns the derived values of an article without saving it. */
export async function previewPost(
  db: EntityManager,
  { content, ...input }: BlogPostDraftInput,
): Promise<BlogPostPreview> {
  const given = { ...blank(), ...normalizeInput(input) };
  const post = { ...given, date: given.date || today() };
  const text = content ?? "";
  const mentions = await readMentions(db, text);
  return {
    warnings: mentionWarnings(text, mentions),
    metaDescription: deriveMetaDescription(post),
    ...deriveSearchFields(post),
  };
}
