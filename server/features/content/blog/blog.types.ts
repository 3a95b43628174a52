import { Field, ID, Int, ObjectType, InputType } from "type-graphql";
import { ArrayMaxSize, IsOptional } from "class-validator";
import { ContentTypes } from "../../../core/kinds/contentKind";
import type { MentionType } from "./mentions/mentionAddress";
import { FilterText } from "../../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";
import { maxPageSize } from "../../../core/paging/pageArgs";

@InputType({ description: "Filter of articles; omitted fields do not restrict." })
export class BlogPostFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title or the excerpt." })
  search?: string | null;

  @FilterText("Category, exactly.", 100) category?: string | null;

  @FilterText("Slug of an author.", 400) author?: string | null;

  @FilterText("Slug of a topic. Matches articles whose title contains it or whose category equals it.", 100) topic?:
    string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of looks, celebrities and products, at most 100. Matches articles that mention one of them.",
  })
  @IsOptional()
  @ArrayMaxSize(maxPageSize)
  mentions?: string[] | null;
}

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
