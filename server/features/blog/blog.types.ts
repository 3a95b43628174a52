import { Field, ID, Int, ObjectType } from "type-graphql";
import { ContentTypes } from "../../core/kinds/contentKind";
import type { MentionType } from "./mentions/mentionAddress";

@ObjectType({ description: "A topic of the magazine." })
export class BlogTopic {
  @Field(() => String, { description: "Display name." }) name: string;
  @Field(() => String, { description: "Slug of the address /blog/topic/{slug}." }) slug: string;
  @Field(() => String, { description: "One or two sentences." }) description: string;
  @Field(() => String, { description: "URL of the image." }) image: string;
  @Field(() => Int, { description: "Number of matching articles." }) count: number;
}

@ObjectType({ description: "A look, a celebrity or a product that an article shows as a card." })
export class ArticleCard {
  @Field(() => ContentTypes, { description: "outfit, celebrity or affiliateProduct." }) type: MentionType;
  @Field(() => ID, { description: "UUID of the row." }) subjectId: string;
  @Field(() => String, { description: "Its title or name." }) title: string;
}

@ObjectType({ description: "A part of an article: either text or a card." })
export class ArticlePart {
  @Field(() => String, { nullable: true, description: "Sanitized HTML; null for a card." }) html: string | null;
  @Field(() => ArticleCard, { nullable: true, description: "The card; null for text." }) card: ArticleCard | null;
}

@ObjectType({ description: "Values derived from an unsaved article." })
export class BlogPostPreview {
  @Field(() => [String], {
    description: "A sentence for each look, celebrity or product that visitors do not see, and for each wrong address.",
  })
  warnings: string[];
  @Field(() => String, { description: "Description for search engines: its own one, or the excerpt, shortened." })
  metaDescription: string;
  @Field(() => String, { description: "Keywords, comma-joined." }) keywords: string;
  @Field(() => String, { description: "Structured data as JSON text." }) structuredData: string;
}
