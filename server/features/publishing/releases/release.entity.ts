import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { createEnum } from "../../../core/graphql/createEnum";

/** Stored as text. */
export const ReleaseStatus = createEnum("ReleaseStatus", "State of a release.", {
  SCHEDULED: "Waits for its time.",
  PUBLISHED: "All of its rows were published.",
  CANCELLED: "An editor cancelled it, or took its last row out.",
  FAILED: "It could not be published at its time; its rows wait for review.",
});
export type ReleaseStatus = keyof typeof ReleaseStatus;

/** Rows that are published together at a time. */
@ObjectType({ description: "Rows that are published together at a time." })
@Entity("releases")
@Index("releases_due_idx", { synchronize: false })
@Check("releases_status_check", "status IN ('SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED')")
export class Release {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Name for editors; the title of its row unless an editor named it." })
  @Column("text")
  title: string;

  @Field(() => GraphQLISODateTime, { description: "When it is published." })
  @Column("timestamptz")
  publishAt: Date;

  @Field(() => String, { description: "IANA time zone in which the editor chose the time." })
  @Column("text")
  timeZone: string;

  @Field(() => ReleaseStatus, { description: "State." })
  @Column("text", { default: ReleaseStatus.SCHEDULED })
  status: ReleaseStatus;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it was published; null when it was not." })
  @Column("timestamptz", { nullable: true })
  publishedAt: Date | null;

  @Field(() => String, { description: "Why it failed, as a sentence; empty when it did not." })
  @Column("text", { default: "" })
  problem: string;

  /** The administrator who scheduled it; the account may no longer exist. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Field(() => String, { description: "Name of the administrator who scheduled it." })
  @Column("text", { default: "" })
  authorName: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
