import { Field, ObjectType } from "type-graphql";
import { WebhookEndpoint } from "./webhookEndpoint.entity";

@ObjectType({ description: "An endpoint with its new secret, which nothing can tell again." })
export class WebhookEndpointSecret {
  @Field(() => WebhookEndpoint, { description: "The endpoint." }) endpoint: WebhookEndpoint;
  @Field(() => String, { description: "Key of the signatures, whsec_..., as in Standard Webhooks." }) secret: string;
}
