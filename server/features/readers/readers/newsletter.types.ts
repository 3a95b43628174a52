import { createUnionType, Field, ObjectType, Int } from "type-graphql";

/** Messages quoted from the specification. */
export const newsletterMessages = {
  emailRequired: "Please enter your email address.",
  emailInvalid: "Please enter a valid email address",
  subscribed: "Thank you for subscribing to our newsletter!",
  alreadySubscribed: "This email is already subscribed to our newsletter.",
  sourceUnknown: "This form is unknown.",
  celebrityUnknown: "This celebrity is not on the site any more.",
  placeUnknown: "This is not on the site any more.",
  alertsAsked: "Alerts begin when you confirm your address.",
  alertsKnown: "You get alerts about these pieces already.",
  alertsWaiting: "You have asked for these alerts already.",
  openMail: "Please open the mail that we have sent you, and confirm your address.",
  openEarlierMail: (minutes: number) =>
    `It is not confirmed yet. Please open the mail that we sent you ${minutes < 1 ? "a moment" : minutes === 1 ? "a minute" : `${minutes} minutes`} ago, and confirm your address.`,
  noMail: "This site cannot send mails yet. Your address waits until it asks you to confirm.",
  tooManyPieces: "Alerts take up to 50 pieces at a time.",
  pieceUnknown: "One of these pieces is unknown.",
  failed: "An error occurred during subscription. Please try again later.",
  tooMany: "Too many subscriptions from your network. Please try again in a minute.",
  tooManyToday: "Too many subscriptions from your network. Please try again tomorrow.",
  tooManyMails: "We have sent three mails to this address today. Open the newest one, or try again tomorrow.",
};

@ObjectType({ description: "Number of all subscribers by status, without a filter." })
export class SubscriberCounts {
  @Field(() => Int, { description: "People who confirmed the address, and get mail." }) confirmed: number;
  @Field(() => Int, { description: "People who have not confirmed it yet." }) waiting: number;
  @Field(() => Int, { description: "People who have left." }) left: number;
  @Field(() => Int, { description: "People whose mails came back, or who reported one as spam." }) suppressed: number;
  @Field(() => Int, { description: "Of the waiting ones, those whom no mail has asked to confirm." })
  neverAsked: number;
}

@ObjectType({
  description:
    "The people who subscribed in one week, which starts on Monday in UTC. Who waits for the confirmation is not counted.",
})
export class SubscriberWeek {
  @Field(() => String, { description: "The week's Monday: YYYY-MM-DD." }) monday: string;
  @Field(() => Int, { description: "Joined in this week, confirmed the address, and have not left." }) active: number;
  @Field(() => Int, { description: "Joined in this week, and have unsubscribed since." }) unsubscribed: number;
}

/** What the reader does next. */
const NextField = (): PropertyDecorator =>
  Field(() => String, { nullable: true, description: "What the reader does next; null when nothing is left to do." });

const OutboxField = (): PropertyDecorator =>
  Field(() => String, {
    nullable: true,
    description: "Path of the mail that asks to confirm, in a demo that sends none; null otherwise.",
  });

@ObjectType({ description: "The address waits for its confirmation." })
export class NewsletterSubscribed {
  @Field(() => String, { description: "Message to show." })
  message: string;

  @NextField() next: string | null;
  @OutboxField() outboxPath: string | null;
}

@ObjectType({
  description: "The address was on the list already, or waits for a confirmation that was asked within the hour.",
})
export class NewsletterAlreadySubscribed {
  @Field(() => String, { description: "Message to show." })
  message: string;

  @NextField() next: string | null;
  @OutboxField() outboxPath: string | null;
}

export const SubscribeNewsletterResult = createUnionType({
  name: "SubscribeNewsletterResult",
  description: "Result of a subscription.",
  types: () => [NewsletterSubscribed, NewsletterAlreadySubscribed] as const,
});
