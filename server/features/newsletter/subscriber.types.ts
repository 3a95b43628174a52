import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Number of all subscribers by status, without a filter." })
export class SubscriberCounts {
  @Field(() => Int, { description: "Active subscribers." }) active: number;
  @Field(() => Int, { description: "Unsubscribed people." }) unsubscribed: number;
}
