import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Change } from "../../core/write/change";
import { trashOne } from "../../core/trash/trash";
import type { RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { BlogPostPreview } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { BlogPostDraftInput, BulkBlogPostsInput, CreateBlogPostInput, UpdateBlogPostInput } from "./blogWrite.inputs";
import { changePosts, createPost, previewPost, updatePost } from "./blogWrite.service";

/** Mutations for administrators. */
@Resolver(() => BlogPost)
export class BlogWriteResolver {
  @RequiresRole("contributor", "read")
  @Query(() => BlogPostPreview, { description: "Derived values of an article, without saving it." })
  blogPostPreview(
    @Arg("input", () => BlogPostDraftInput, { description: "The unsaved article." }) input: BlogPostDraftInput,
    @Ctx() { db }: RequestContext,
  ): Promise<BlogPostPreview> {
    return previewPost(db, input);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => BlogPost, { description: "Creates an article. A slug that is taken gets the suffix -1, -2, ..." })
  createBlogPost(
    @Arg("input", () => CreateBlogPostInput, { description: "The new article." }) input: CreateBlogPostInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BlogPost> {
    return createPost(db, actor, input);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => BlogPost, { description: "Updates an article. CONFLICT when the version is outdated." })
  updateBlogPost(
    @Arg("input", () => UpdateBlogPostInput, { description: "The changed fields." }) input: UpdateBlogPostInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BlogPost> {
    return updatePost(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves an article to the trash." })
  deleteBlogPost(
    @Arg("input", () => IdInput, { description: "Id of the article." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "blogPost", id);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves many articles to the trash, or changes their category." })
  bulkBlogPosts(
    @Arg("input", () => BulkBlogPostsInput, { description: "The articles and the change." }) input: BulkBlogPostsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changePosts(db, actor, input);
  }
}
