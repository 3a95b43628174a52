import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "How many subscribers there are, whatever a list is filtered by." })
export class SubscriberCounts {
  @Field(() => Int, { description: "Get the newsletter." }) active: number;
  @Field(() => Int, { description: "Asked not to get it any more." }) unsubscribed: number;
}
