import { createUnionType, Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The address was added to the list." })
export class NewsletterSubscribed {
  @Field(() => String, { description: "Message to show." })
  message: string;
}

@ObjectType({ description: "The address was already on the list." })
export class NewsletterAlreadySubscribed {
  @Field(() => String, { description: "Message to show." })
  message: string;
}

export const SubscribeNewsletterResult = createUnionType({
  name: "SubscribeNewsletterResult",
  description: "Result of a subscription.",
  types: () => [NewsletterSubscribed, NewsletterAlreadySubscribed] as const,
});
