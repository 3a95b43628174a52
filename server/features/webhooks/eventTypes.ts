import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A type of event that an endpoint can get." })
export class WebhookEventType {
  @Field(() => String, { description: "Such as outfit.published." }) name: string;
  @Field(() => String, { description: "When it happens." }) description: string;
}

const nouns = { celebrity: "A celebrity", outfit: "An outfit", article: "An article" };

const publishable = Object.entries(nouns).flatMap(([noun, words]) => [
  { name: `${noun}.published`, description: `${words} became public.` },
  { name: `${noun}.updated`, description: `${words} that is public was changed.` },
  { name: `${noun}.unpublished`, description: `${words} was taken offline.` },
  { name: `${noun}.deleted`, description: `${words} that was public was moved to the trash.` },
  { name: `${noun}.submitted`, description: `${words} waits for review.` },
]);

/** Sent on request only; every endpoint gets it. */
export const testEventType = "webhook.test";

/** The types of events, in the order of the screen. */
export const eventTypes: readonly WebhookEventType[] = [
  ...publishable,
  { name: "product.published", description: "A product became public, alone or with its outfit." },
  { name: "product.updated", description: "A product of a public outfit was changed." },
  { name: "product.unpublished", description: "A product went offline with its outfit." },
  { name: "product.deleted", description: "A public product was moved to the trash." },
  { name: "release.published", description: "A release was published with all of its entries." },
];

export const eventTypeNames: readonly string[] = eventTypes.map(({ name }) => name);
