import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** Stored as text. */
export enum ReleaseStatus {
  SCHEDULED = "SCHEDULED",
  PUBLISHED = "PUBLISHED",
  CANCELLED = "CANCELLED",
  FAILED = "FAILED",
}
registerEnumType(ReleaseStatus, {
  name: "ReleaseStatus",
  description: "State of a release.",
  valuesConfig: {
    SCHEDULED: { description: "Waits for its time." },
    PUBLISHED: { description: "All of its rows were published." },
    CANCELLED: { description: "An editor cancelled it, or took its last row out." },
    FAILED: { description: "It could not be published at its time; its rows wait for review." },
  },
});

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
