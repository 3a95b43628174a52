import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Change } from "../../content/write/change";
import { trashOne } from "../../content/trash/trash";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { BlogPostPreview } from "./blog.types";
import { BlogPost } from "./blogPost.entity";
import { BlogPostDraftInput, BulkBlogPostsInput, CreateBlogPostInput, UpdateBlogPostInput } from "./blogWrite.inputs";
import { changePosts, createPost, previewPost, updatePost } from "./blogWrite.service";

/** For administrators. */
@Resolver(() => BlogPost)
export class BlogWriteResolver {
  @Query(() => BlogPostPreview, { description: "An article as it would look, without saving it." })
  blogPostPreview(
    @Arg("input", () => BlogPostDraftInput, { description: "What is in the editor." }) input: BlogPostDraftInput,
    @Ctx() { db }: RequestContext,
  ): Promise<BlogPostPreview> {
    return previewPost(db, input);
  }

  @Mutation(() => BlogPost, { description: "Adds an article. A slug that is taken gets -1, -2, ..." })
  createBlogPost(
    @Arg("input", () => CreateBlogPostInput, { description: "The new article." }) input: CreateBlogPostInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BlogPost> {
    return createPost(db, actor, input);
  }

  @Mutation(() => BlogPost, { description: "Changes an article. CONFLICT when the version is not the row's." })
  updateBlogPost(
    @Arg("input", () => UpdateBlogPostInput, { description: "What changes." }) input: UpdateBlogPostInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BlogPost> {
    return updatePost(db, actor, input);
  }

  @Mutation(() => Change, { description: "Moves an article to the trash." })
  deleteBlogPost(
    @Arg("input", () => IdInput, { description: "Which one." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "blogPost", id);
  }

  @Mutation(() => Change, { description: "Moves many articles to the trash, or gives them a category." })
  bulkBlogPosts(
    @Arg("input", () => BulkBlogPostsInput, { description: "Which ones, and what." }) input: BulkBlogPostsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changePosts(db, actor, input);
  }
}
