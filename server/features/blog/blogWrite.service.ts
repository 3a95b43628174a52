import { type EntityManager, In } from "typeorm";
import { changeMany, restrictRows } from "../../core/write/bulk";
import { termAction, requireOneAction } from "../../core/write/bulkInputs";
import type { Change } from "../../core/write/change";
import { createOnce } from "../../core/write/createOnce";
import { normalizeInput } from "../../core/text/normalizeInput";
import { newPublication } from "../../core/write/newPublication";
import { messagesOfChanged, requireComplete } from "../../core/write/requireComplete";
import { insertRow, lockRow, updateRow } from "../../core/write/saveRow";
import { resolveTerm } from "../../core/kinds/terms";
import { inBatches } from "../../core/write/inBatches";
import { type Write, write } from "../../core/write/write";
import type { Actor } from "../../core/graphql/context";
import { rememberSlug, createSlug, withFreeSlug } from "../../core/slugs/freeSlug";
import { Select } from "../../core/read/select";
import { deriveKeywords, deriveMetaDescription, deriveStructuredData } from "./blog.derived";
import { filterPosts } from "./blog.service";
import type { BlogPostPreview } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { readMentions, saveMentions } from "./mentions/mentions.service";
import { mentionWarnings } from "./mentions/mentionWarnings";
import { requiredPostFields } from "./requiredFields.types";
import type {
  BlogPostDraftInput,
  BulkBlogPostsInput,
  CreateBlogPostInput,
  UpdateBlogPostInput,
} from "./blogWrite.inputs";

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

/** @throws BAD_USER_INPUT for invalid values. */
export function createPost(db: EntityManager, actor: Actor | null, input: CreateBlogPostInput): Promise<BlogPost> {
  return createOnce(db, actor, BlogPost, input, async (change, { slug, status, ...fields }) => {
    const columns = await toColumns(change, fields, blank());
    const values = { date: today(), ...columns, ...newPublication(change, status) };
    requireComplete(values.status, values, requiredPostFields);
    const wanted = createSlug("blogPost", slug?.trim() || fields.title);
    const row = await withFreeSlug(change.db, "blogPost", wanted, null, (free, savepoint) =>
      insertRow({ ...change, db: savepoint }, "blogPost", BlogPost, { ...values, slug: free }),
    );
    await saveMentions(change, row);
    return row;
  });
}

/**
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. A former slug keeps redirecting to the row.
 */
export function updatePost(
  db: EntityManager,
  actor: Actor | null,
  { id, version, slug, ...fields }: UpdateBlogPostInput,
): Promise<BlogPost> {
  return write(db, actor, async (change) => {
    const before = await lockRow(change, "blogPost", BlogPost, { id, version });
    const values = await toColumns(change, fields, before);
    requireComplete(before.status, values, messagesOfChanged(values, requiredPostFields));
    const row = await updateWithSlug(change, before, values, slug);
    if (row.content !== before.content) await saveMentions(change, row);
    return row;
  });
}

async function updateWithSlug(
  change: Write,
  before: BlogPost,
  values: Partial<BlogPost>,
  slug: string | null | undefined,
): Promise<BlogPost> {
  if (slug === undefined) return updateRow(change, "blogPost", BlogPost, before, values);
  const wanted = createSlug("blogPost", slug?.trim() || (values.title ?? before.title));
  return withFreeSlug(change.db, "blogPost", wanted, before.id, async (free, savepoint) => {
    const inside = { ...change, db: savepoint };
    const row = await updateRow(inside, "blogPost", BlogPost, before, { ...values, slug: free });
    await rememberSlug(savepoint, "blogPost", row, before.slug);
    return row;
  });
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

/** Deletes or changes many articles in one write. */
export function changePosts(
  db: EntityManager,
  actor: Actor | null,
  { dryRun, ...input }: BulkBlogPostsInput,
): Promise<Change> {
  return changeMany(db, actor, async (change) => {
    const rows = new Select(change.db, BlogPost, "post");
    restrictRows(rows, input, (filter) => filterPosts(rows, filter));
    const action = requireOneAction([
      input.delete ? { delete: true } : false,
      await termAction(change, "blogCategory", "category", { name: input.category, dryRun }),
    ]);
    const afterwards = "column" in action ? (ids: string[]) => rederivePosts(change, ids) : undefined;
    return { type: "blogPost", rows, action, dryRun, afterwards };
  });
}

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
