import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  IdField,
  OptionalCountField,
  OptionalTimeField,
  RequiredTextField,
  RowIdField,
  TextField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";
import type { EventData } from "../../../core/publicChanges/contentEvent.entity";
import { WebhookEndpoint } from "./webhookEndpoint.entity";

/** Stored as text. */
export const DeliveryStatus = createEnum("DeliveryStatus", "State of a delivery.", {
  PENDING: "Waits for its first or next attempt.",
  DELIVERED: "The endpoint accepted it.",
  FAILED: "No attempt succeeded, and none follows.",
});
export type DeliveryStatus = keyof typeof DeliveryStatus;

@ObjectType({ description: "One event on its way to one endpoint." })
@Entity("webhook_deliveries")
@Index("webhook_deliveries_due_idx", { synchronize: false })
@Index("webhook_deliveries_endpoint_id_idx", ["endpointId", "createdAt"])
@Index("webhook_deliveries_created_at_idx", ["createdAt"])
@Check("webhook_deliveries_status_check", "status IN ('PENDING', 'DELIVERED', 'FAILED')")
export class WebhookDelivery {
  @IdField() id: string;

  @Column("uuid")
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: "CASCADE" })
  @JoinColumn({ name: "endpoint_id" })
  endpoint?: WebhookEndpoint;

  @RowIdField("Id of the event, sent as webhook-id: the same in each attempt.") eventId: string;
  @RequiredTextField("Type of the event, such as outfit.published.") eventType: string;

  @Column("jsonb")
  data: EventData;

  /** When the event happened. */
  @Column("timestamptz")
  occurredAt: Date;

  @EnumField(() => DeliveryStatus, "State of the delivery.", DeliveryStatus.PENDING) status: DeliveryStatus;
  @CountField("Number of attempts so far.", 0) attempts: number;
  @OptionalTimeField("Time of the next attempt; null when none follows.") nextAttemptAt: Date | null;
  @OptionalCountField("HTTP status of the last response; null when there was none.") responseStatus: number | null;
  @TextField("Why the last attempt failed; empty otherwise.") problem: string;
  @CreatedField("When it was planned.") createdAt: Date;
}
