import { ObjectType, Field, GraphQLISODateTime, ID } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  EnumField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
  TimeField,
} from "../../../../core/graphql/columns";
import { createEnum } from "../../../../core/graphql/createEnum";
import { type PublishableType, PublishableTypes } from "../../../../core/kinds/publishableRow";

/** Stored as text. */
export const ReleaseStatus = createEnum("ReleaseStatus", "State of a release.", {
  SCHEDULED: "Waits for its time.",
  PUBLISHED: "All of its rows were published.",
  CANCELLED: "An editor cancelled it, or took its last row out.",
  FAILED: "It could not be published at its time; its rows wait for review.",
});
export type ReleaseStatus = keyof typeof ReleaseStatus;

@ObjectType({ description: "Rows that are published together at a time." })
@Entity("releases")
@Index("releases_due_idx", { synchronize: false })
@Check("releases_status_check", "status IN ('SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED')")
export class Release {
  @IdField() id: string;
  @RequiredTextField("Name for editors; the title of its row unless an editor named it.") title: string;
  @TimeField("When it is published.") publishAt: Date;
  @RequiredTextField("IANA time zone in which the editor chose the time.") timeZone: string;
  @EnumField(() => ReleaseStatus, "State.", ReleaseStatus.SCHEDULED) status: ReleaseStatus;
  @OptionalTimeField("When it was published; null when it was not.") publishedAt: Date | null;
  @TextField("Why it failed, as a sentence; empty when it did not.") problem: string;

  /** The administrator who scheduled it; the account may no longer exist. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @TextField("Name of the administrator who scheduled it.") authorName: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}

@ObjectType({ description: "How a row will be published." })
export class PendingRelease {
  @Field(() => Release, { description: "The release that it waits in." }) release: Release;
  @Field(() => ID, { description: "The revision that will be published." }) revisionId: string;
  @Field(() => GraphQLISODateTime, { description: "When that revision was saved." }) savedAt: Date;

  @Field(() => Boolean, {
    description: "Whether the row was changed since; the change is not published unless it is included.",
  })
  hasLaterChanges: boolean;
}

/** A row of a release, with the revision that will be published. */
@ObjectType({ description: "A row of a release." })
@Entity("release_rows")
@Index("release_rows_pending_key", { synchronize: false })
export class ReleaseRow {
  @PrimaryColumn("uuid")
  releaseId: string;

  @Field(() => ID, { description: "UUID of the row." })
  @PrimaryColumn("uuid")
  rowId: string;

  @EnumField(() => PublishableTypes, "Content type of the row.") rowType: PublishableType;

  @Field(() => ID, { description: "The revision that will be published." })
  @Column("bigint")
  revisionId: string;

  /** True while the release waits: a row is in one such release. */
  @Column("boolean", { default: true })
  isPending: boolean;

  @ManyToOne(() => Release, { onDelete: "CASCADE" })
  @JoinColumn({ name: "release_id" })
  release?: Release;
}
