import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

/** An address that gets events. */
@ObjectType({ description: "An address of another system that gets events." })
@Entity("webhook_endpoints")
export class WebhookEndpoint {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "URL that gets a POST for each event." })
  @Column("text")
  url: string;

  @Field(() => String, { description: "What it is for; may be empty." })
  @Column("text", { default: "" })
  description: string;

  @Field(() => [String], { description: "The types of events that it gets." })
  @Column("text", { array: true })
  eventTypes: string[];

  @Field(() => Boolean, { description: "Whether it gets events now." })
  @Column("boolean", { default: true })
  isOn: boolean;

  @Field(() => String, { description: "Why the server turned it off; empty otherwise." })
  @Column("text", { default: "" })
  problem: string;

  /** Key of the signatures. It is stored as it is, because every delivery needs it; no operation returns it later. */
  @Column("text")
  secret: string;

  /** Signs beside the present one after a rotation. */
  @Column("text", { nullable: true })
  formerSecret: string | null;

  @Column("timestamptz", { nullable: true })
  formerSecretUntil: Date | null;

  /** Time of the first failure since the last success. */
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since when every delivery has failed; null when the last one succeeded.",
  })
  @Column("timestamptz", { nullable: true })
  failingSince: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
