import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { EnumField } from "../../../core/graphql/columns";
import { type PublishableType, PublishableTypes } from "../../../core/kinds/publishableRow";
import { Release } from "./release.entity";

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
