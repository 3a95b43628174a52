import { type EntityManager, In } from "typeorm";
import type { BulkKind } from "../../core/write/bulk";
import { termAction } from "../../core/write/bulkInputs";
import { normalizeInput } from "../../core/text/normalizeInput";
import { newPublication, messagesOfChanged, requireComplete } from "../../core/write/ownDraft";
import { lockRow, saveWithSlug } from "../../core/write/saveRow";
import { resolveTerm } from "../../core/kinds/terms";
import { inBatches } from "../../core/write/inBatches";
import type { Write } from "../../core/write/write";
import { deriveKeywords, deriveMetaDescription, deriveStructuredData } from "./blog.derived";
import { filterPosts } from "./blog.service";
import type { BlogPostPreview } from "./blog.types";
import { BlogPost, requiredPostFields } from "./blogPost.entity";
import { readMentions, saveMentions, mentionWarnings } from "./mentions/mentions.service";
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
export async function createPost(
  change: Write,
  { slug, status, ...fields }: Omit<CreateBlogPostInput, "requestId">,
): Promise<BlogPost> {
  const columns = await toColumns(change, fields, blank());
  const values = { date: today(), ...columns, ...newPublication(change, status) };
  requireComplete(values.status, values, requiredPostFields);
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
