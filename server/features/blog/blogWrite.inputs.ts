import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { PublicationStatus } from "../../content/kinds/publishableRow";
import { NewStatus } from "../../content/kinds/statusInputs";
import { BulkInput } from "../../content/write/bulkInputs";
import {
  OptionalDay,
  OptionalText,
  RequestId,
  RequiredPicture,
  RequiredText,
  RowId,
  RowVersion,
  SafeLinks,
  SeoDescription,
  SeoTitle,
} from "../../shared/graphql/inputs";
import { BlogPostFilter } from "./blog.inputs";

/** Messages quoted from the specification. */
const required = {
  title: "Title is required",
  image: "Image URL is required",
  category: "Category is required",
  author: "Author name is required",
  excerpt: "Excerpt is required",
  content: "Content is required",
};
const longestContent = 150_000;

@InputType()
abstract class BlogPostFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the title when blank.", 200) slug?: string | null;
  @OptionalDay("Day of publication, YYYY-MM-DD; today when blank.") date?: string | null;
}

@InputType({ description: "A new article. Description, keywords and structured data are derived." })
export class CreateBlogPostInput extends BlogPostFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Headline.", required.title, 300) title: string;

  @RequiredPicture("URL of the image.", required.image) image: string;

  @RequiredText("Blog category; a new name is added to the taxonomy.", required.category, 100) category: string;
  @RequiredText("Author.", required.author, 200) author: string;
  @RequiredText("Summary shown in lists.", required.excerpt, 1_000) excerpt: string;
  @SafeLinks()
  @RequiredText("The article as Markdown.", required.content, longestContent)
  content: string;
}

@InputType({ description: "Changes to an article; omitted fields do not change." })
export class UpdateBlogPostInput extends BlogPostFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Headline.", required.title, 300, true) title?: string | null;

  @RequiredPicture("URL of the image.", required.image, true) image?: string | null;

  @RequiredText("Blog category; a new name is added to the taxonomy.", required.category, 100, true)
  category?: string | null;
  @RequiredText("Author.", required.author, 200, true) author?: string | null;
  @RequiredText("Summary shown in lists.", required.excerpt, 1_000, true) excerpt?: string | null;
  @SafeLinks()
  @RequiredText("The article as Markdown.", required.content, longestContent, true)
  content?: string | null;
}

@InputType({ description: "One change to many articles: exactly one of delete and category." })
export class BulkBlogPostsInput extends BulkInput {
  @Field(() => BlogPostFilter, { nullable: true, description: "All matching articles; {} matches all." })
  @IsOptional()
  @ValidateNested()
  filter?: BlogPostFilter | null;

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
