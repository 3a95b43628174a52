import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A subject that articles are gathered under." })
export class BlogTopic {
  @Field(() => String, { description: "Name for people." }) name: string;
  @Field(() => String, { description: "The name in the address /blog/topic/{slug}." }) slug: string;
  @Field(() => String, { description: "One or two sentences." }) description: string;
  @Field(() => String, { description: "Address of its picture." }) image: string;
  @Field(() => Int, { description: "Number of matching articles." }) count: number;
}
