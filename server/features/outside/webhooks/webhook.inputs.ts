import { ArrayMinSize, IsIn } from "class-validator";
import { ArgsType, Field, InputType, ObjectType } from "type-graphql";
import { OptionalText, RequiredLink, RowId } from "../../../core/graphql/inputs";
import { PageArgs } from "../../../core/paging/pageArgs";
import { noticeEvents } from "../notices/notice.types";

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
  ...Object.values(noticeEvents),
];

export const eventTypeNames: readonly string[] = eventTypes.map(({ name }) => name);

@InputType({ description: "A new endpoint." })
export class CreateWebhookEndpointInput {
  @RequiredLink("URL that gets a POST for each event; http or https, on a public network.", "Enter an address")
  url: string;

  @OptionalText("What it is for.", 200) description?: string | null;

  @Field(() => [String], { description: "The types of events that it gets, at least one." })
  @ArrayMinSize(1, { message: "Choose at least one event." })
  @IsIn(eventTypeNames, { each: true, message: "Choose events from the list." })
  eventTypes: string[];
}

@InputType({ description: "The new state of an endpoint." })
export class UpdateWebhookEndpointInput extends CreateWebhookEndpointInput {
  @RowId("UUID.") id: string;

  @Field(() => Boolean, { description: "Whether it gets events. Turning it on again clears its problem." })
  isOn: boolean;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @RowId("Id of the endpoint.") endpointId: string;
}
