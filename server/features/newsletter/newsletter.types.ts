import { createUnionType, Field, ObjectType, Int } from "type-graphql";

/** Messages quoted from the specification. */
export const newsletterMessages = {
  emailRequired: "Please enter your email address.",
  emailInvalid: "Please enter a valid email address",
  subscribed: "Thank you for subscribing to our newsletter!",
  alreadySubscribed: "This email is already subscribed to our newsletter.",
  sourceUnknown: "This form is unknown.",
  celebrityUnknown: "This celebrity is not on the site any more.",
  alertsAsked: "We have sent you a mail. Alerts begin when you press its button.",
  alertsKnown: "You get alerts about these pieces already.",
  tooManyPieces: "Alerts take up to 50 pieces at a time.",
  pieceUnknown: "One of these pieces is unknown.",
  failed: "An error occurred during subscription. Please try again later.",
  tooMany: "Too many subscriptions from your network. Please try again in a minute.",
  tooManyToday: "Too many subscriptions from your network. Please try again tomorrow.",
  tooManyMails: "We have sent three mails to this address today. Open the newest one, or try again tomorrow.",
};

@ObjectType({ description: "Number of all subscribers by status, without a filter." })
export class SubscriberCounts {
  @Field(() => Int, { description: "Active subscribers." }) active: number;
  @Field(() => Int, { description: "Unsubscribed people." }) unsubscribed: number;
  @Field(() => Int, { description: "Active subscribers who confirmed the address." }) confirmed: number;
  @Field(() => Int, { description: "Active subscribers who have not confirmed it yet." }) waiting: number;
  @Field(() => Int, { description: "Of the waiting ones, those whom no mail has asked to confirm." })
  neverAsked: number;
}

@ObjectType({ description: "The people who subscribed in one week, which starts on Monday in UTC." })
export class SubscriberWeek {
  @Field(() => String, { description: "The week's Monday: YYYY-MM-DD." }) monday: string;
  @Field(() => Int, { description: "Joined in this week, and are still subscribed." }) active: number;
  @Field(() => Int, { description: "Joined in this week, and have unsubscribed since." }) unsubscribed: number;
}

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
