import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { createContentResolver } from "../../../core/write/contentResolver";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { BlogPostPreview } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { BlogPostDraftInput, BulkBlogPostsInput, CreateBlogPostInput, UpdateBlogPostInput } from "./blog.inputs";
import { createPost, postBulk, previewPost, updatePost } from "./blog.service";

const ContentResolver = createContentResolver({
  entity: BlogPost,
  role: "contributor",
  nouns: { one: "an article", short: "article", many: "articles" },
  create: {
    input: CreateBlogPostInput,
    description: "Creates an article. A slug that is taken gets the suffix -1, -2, ...",
    run: createPost,
  },
  update: { input: UpdateBlogPostInput, run: updatePost },
  trashed: "Moves an article to the trash.",
  bulk: {
    ...postBulk,
    name: "bulkBlogPosts",
    input: BulkBlogPostsInput,
    description: "Moves many articles to the trash, or changes their category.",
  },
});

/** Operations for administrators. */
@Resolver(() => BlogPost)
export class BlogWriteResolver extends ContentResolver {
  @RequiresRole("contributor", "read")
  @Query(() => BlogPostPreview, { description: "Derived values of an article, without saving it." })
  blogPostPreview(
    @Arg("input", () => BlogPostDraftInput, { description: "The unsaved article." }) input: BlogPostDraftInput,
    @Ctx() { db }: RequestContext,
  ): Promise<BlogPostPreview> {
    return previewPost(db, input);
  }
}
