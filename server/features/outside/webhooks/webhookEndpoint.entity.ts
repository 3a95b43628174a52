import { Field, ObjectType } from "type-graphql";
import { Column, Entity } from "typeorm";
import {
  CreatedField,
  FlagField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";

/** An address that gets events. */
@ObjectType({ description: "An address of another system that gets events." })
@Entity("webhook_endpoints")
export class WebhookEndpoint {
  @IdField() id: string;
  @RequiredTextField("URL that gets a POST for each event.") url: string;
  @TextField("What it is for; may be empty.") description: string;

  @Field(() => [String], { description: "The types of events that it gets." })
  @Column("text", { array: true })
  eventTypes: string[];

  @FlagField("Whether it gets events now.", true) isOn: boolean;
  @TextField("Why the server turned it off; empty otherwise.") problem: string;

  /** Key of the signatures. It is stored as it is, because every delivery needs it; no operation returns it later. */
  @Column("text")
  secret: string;

  /** Signs beside the present one after a rotation. */
  @Column("text", { nullable: true })
  formerSecret: string | null;

  @Column("timestamptz", { nullable: true })
  formerSecretUntil: Date | null;

  /** Time of the first failure since the last success. */
  @OptionalTimeField("Since when every delivery has failed; null when the last one succeeded.")
  failingSince: Date | null;

  @CreatedField() createdAt: Date;
}

@ObjectType({ description: "An endpoint with its new secret, which nothing can tell again." })
export class WebhookEndpointSecret {
  @Field(() => WebhookEndpoint, { description: "The endpoint." }) endpoint: WebhookEndpoint;
  @Field(() => String, { description: "Key of the signatures, whsec_..., as in Standard Webhooks." }) secret: string;
}
