import { ArrayMinSize, IsIn } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { OptionalText, RequiredLink, RowId } from "../../core/graphql/inputs";
import { PageArgs } from "../../core/paging/pageArgs";
import { eventTypeNames } from "./eventTypes";

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
