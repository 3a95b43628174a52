import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A subject that articles are gathered under." })
export class BlogTopic {
  @Field(() => String, { description: "Name for people." }) name: string;
  @Field(() => String, { description: "The name in the address /blog/topic/{slug}." }) slug: string;
  @Field(() => String, { description: "One or two sentences." }) description: string;
  @Field(() => String, { description: "Address of its picture." }) image: string;
  @Field(() => Int, { description: "Number of matching articles." }) count: number;
}

@ObjectType({ description: "What would be made of an article that is still in the editor." })
export class BlogPostPreview {
  @Field(() => String, { description: "The article as HTML, as its page would show it." }) html: string;
  @Field(() => Int, { description: "Minutes it takes to read." }) readingMinutes: number;
  @Field(() => String, { description: "Description for search engines, from the excerpt." }) metaDescription: string;
  @Field(() => String, { description: "Keywords, comma-joined." }) keywords: string;
  @Field(() => String, { description: "Structured data as JSON text." }) structuredData: string;
}
