import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Number of sample rows of each type after an import." })
export class ImportStats {
  @Field(() => Int, { description: "Celebrities." }) celebrities: number;
  @Field(() => Int, { description: "Outfits." }) outfits: number;
  @Field(() => Int, { description: "Articles." }) blogPosts: number;
  @Field(() => Int, { description: "Affiliate products." }) affiliateProducts: number;
}
