import { createUnionType, Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The address is on the list now." })
export class NewsletterSubscribed {
  @Field(() => String, { description: "For the person who subscribed." })
  message: string;
}

@ObjectType({ description: "The address was on the list before." })
export class NewsletterAlreadySubscribed {
  @Field(() => String, { description: "For the person who subscribed." })
  message: string;
}

export const SubscribeNewsletterResult = createUnionType({
  name: "SubscribeNewsletterResult",
  description: "What became of a subscription.",
  types: () => [NewsletterSubscribed, NewsletterAlreadySubscribed] as const,
});
