import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Number of all subscribers by status, without a filter." })
export class SubscriberCounts {
  @Field(() => Int, { description: "Active subscribers." }) active: number;
  @Field(() => Int, { description: "Unsubscribed people." }) unsubscribed: number;
}

@ObjectType({ description: "The people who subscribed in one week, which starts on Monday in UTC." })
export class SubscriberWeek {
  @Field(() => String, { description: "The week's Monday: YYYY-MM-DD." }) monday: string;
  @Field(() => Int, { description: "Joined in this week, and are still subscribed." }) active: number;
  @Field(() => Int, { description: "Joined in this week, and have unsubscribed since." }) unsubscribed: number;
}
