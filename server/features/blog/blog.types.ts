import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A topic of the magazine." })
export class BlogTopic {
  @Field(() => String, { description: "Display name." }) name: string;
  @Field(() => String, { description: "Slug of the address /blog/topic/{slug}." }) slug: string;
  @Field(() => String, { description: "One or two sentences." }) description: string;
  @Field(() => String, { description: "URL of the image." }) image: string;
  @Field(() => Int, { description: "Number of matching articles." }) count: number;
}

@ObjectType({ description: "Values derived from an unsaved article." })
export class BlogPostPreview {
  @Field(() => String, { description: "The article as HTML, as on its page." }) html: string;
  @Field(() => Int, { description: "Reading time in minutes." }) readingMinutes: number;
  @Field(() => String, { description: "Description for search engines, from the excerpt." }) metaDescription: string;
  @Field(() => String, { description: "Keywords, comma-joined." }) keywords: string;
  @Field(() => String, { description: "Structured data as JSON text." }) structuredData: string;
}
