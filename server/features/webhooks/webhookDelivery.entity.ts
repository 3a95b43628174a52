import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { createEnum } from "../../core/graphql/createEnum";
import type { EventData } from "../../core/events/contentEvent.entity";
import { WebhookEndpoint } from "./webhookEndpoint.entity";

/** Stored as text. */
export const DeliveryStatus = createEnum("DeliveryStatus", "State of a delivery.", {
  PENDING: "Waits for its first or next attempt.",
  DELIVERED: "The endpoint accepted it.",
  FAILED: "No attempt succeeded, and none follows.",
});
export type DeliveryStatus = keyof typeof DeliveryStatus;

/** One event on its way to one endpoint. */
@ObjectType({ description: "One event on its way to one endpoint." })
@Entity("webhook_deliveries")
@Index("webhook_deliveries_due_idx", { synchronize: false })
@Index("webhook_deliveries_endpoint_id_idx", ["endpointId", "createdAt"])
@Index("webhook_deliveries_created_at_idx", ["createdAt"])
@Check("webhook_deliveries_status_check", "status IN ('PENDING', 'DELIVERED', 'FAILED')")
export class WebhookDelivery {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: "CASCADE" })
  @JoinColumn({ name: "endpoint_id" })
  endpoint?: WebhookEndpoint;

  @Field(() => ID, { description: "Id of the event, sent as webhook-id: the same in each attempt." })
  @Column("uuid")
  eventId: string;

  @Field(() => String, { description: "Type of the event, such as outfit.published." })
  @Column("text")
  eventType: string;

  @Column("jsonb")
  data: EventData;

  /** When the event happened. */
  @Column("timestamptz")
  occurredAt: Date;

  @Field(() => DeliveryStatus, { description: "State of the delivery." })
  @Column("text", { default: DeliveryStatus.PENDING })
  status: DeliveryStatus;

  @Field(() => Int, { description: "Number of attempts so far." })
  @Column("int", { default: 0 })
  attempts: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Time of the next attempt; null when none follows." })
  @Column("timestamptz", { nullable: true })
  nextAttemptAt: Date | null;

  @Field(() => Int, { nullable: true, description: "HTTP status of the last response; null when there was none." })
  @Column("int", { nullable: true })
  responseStatus: number | null;

  @Field(() => String, { description: "Why the last attempt failed; empty otherwise." })
  @Column("text", { default: "" })
  problem: string;

  @Field(() => GraphQLISODateTime, { description: "When it was planned." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
