import { ArgsType, Field, Int, InputType } from "type-graphql";
import {
  OptionalInput,
  OptionalDay,
  OptionalPicture,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
  RowVersion,
  SafeLinks,
  SeoDescription,
  SeoTitle,
} from "../../../core/graphql/inputs";
import { createEnum } from "../../../core/graphql/createEnum";
import { PlaceArgs } from "../../../core/paging/pageArgs";
import { BlogPostFilter } from "./blog.types";
import { type PublicationStatus, NewStatus } from "../../../core/kinds/publishableRow";
import { BulkInput } from "../../../core/write/bulkInputs";

/** Quoted from the specification. */
const titleRequired = "Title is required";
const longestContent = 150_000;

/** Fields that are optional in a new article, too. All but slug, date and search texts are required unless it is a draft. */
@InputType()
abstract class BlogPostFields {
  @OptionalPicture("URL of the image; required unless the article is a draft.") image?: string | null;

  @OptionalText("Blog category; a new name is added to the taxonomy. Required unless the article is a draft.", 100)
  category?: string | null;

  @OptionalText("Author; required unless the article is a draft.", 200) author?: string | null;
  @OptionalText("Summary shown in lists; required unless the article is a draft.", 1_000) excerpt?: string | null;

  @SafeLinks()
  @OptionalText("The article as Markdown; required unless the article is a draft.", longestContent)
  content?: string | null;

  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the title when blank.", 200) slug?: string | null;
  @OptionalDay("Day of publication, YYYY-MM-DD; today when blank.") date?: string | null;
}

@InputType({ description: "A new article. Description, keywords and structured data are derived." })
export class CreateBlogPostInput extends BlogPostFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Headline.", titleRequired, 300) title: string;
}

@InputType({ description: "Changes to an article; omitted fields do not change." })
export class UpdateBlogPostInput extends BlogPostFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Headline.", titleRequired, 300, true) title?: string | null;
}

@InputType({ description: "One change to many articles: exactly one of delete and category." })
export class BulkBlogPostsInput extends BulkInput {
  @OptionalInput(() => BlogPostFilter, "All matching articles; {} matches all.") filter?: BlogPostFilter | null;
  @OptionalText("The new category.", 100) category?: string | null;
}

@InputType({ description: "Fields that the description, keywords and structured data of an article are derived from." })
export class BlogPostDraftInput {
  @OptionalText("Headline.", 300) title?: string | null;
  @OptionalText("URL of the image.", 2_000) image?: string | null;
  @OptionalText("Blog category.", 100) category?: string | null;
  @OptionalText("Author.", 200) author?: string | null;
  @OptionalText("Summary shown in lists.", 1_000) excerpt?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("The article as Markdown.", longestContent) content?: string | null;
  @OptionalDay("Day of publication, YYYY-MM-DD; today when blank.") date?: string | null;
}

export const BlogPostSort = createEnum("BlogPostSort", "Sort order of articles.", {
  NEWEST: "By publication date, newest first.",
  TITLE: "By title, ignoring accents.",
  CATEGORY: "By category.",
  AUTHOR: "By author.",
  UPDATED: "By last change, newest first.",
});
export type BlogPostSort = keyof typeof BlogPostSort;

@ArgsType()
export class BlogPostsArgs extends PlaceArgs {
  @Field(() => Int, {
    nullable: true,
    description: "Page size, clamped to 1 to 100. Defaults to the value in the settings.",
  })
  first?: number | null;

  @OptionalInput(() => BlogPostFilter, "Filter; all articles if omitted.") filter?: BlogPostFilter | null;

  @Field(() => BlogPostSort, { defaultValue: BlogPostSort.NEWEST, description: "Sort order." })
  sort: BlogPostSort = BlogPostSort.NEWEST;
}

export type BlogPostsRequest = Partial<BlogPostsArgs>;
