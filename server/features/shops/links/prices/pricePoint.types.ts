import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "A price from a day on." })
export class PricePoint {
  @Field(() => String, { description: "The day in UTC: YYYY-MM-DD." }) day: string;
  @Field(() => Float, { description: "Amount in the offer's currency." }) amount: number;
}
