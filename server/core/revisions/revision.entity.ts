import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import type { PublishableType } from "../kinds/publishableRow";
import type { Snapshot } from "./snapshot";

/** A row as one save left it, with its parts. Never updated. */
@ObjectType({ description: "A row as one save left it." })
@Entity("revisions")
@Index("revisions_row_id_idx", ["rowId", "id"])
@Index("revisions_created_at_idx", ["createdAt"])
export class Revision {
  @Field(() => ID, { description: "Increasing number." })
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("text")
  rowType: PublishableType;

  /** No foreign key: rows of three tables. */
  @Column("uuid")
  rowId: string;

  @Field(() => Int, { description: "Version of the row at the time." })
  @Column("int")
  version: number;

  @Column("jsonb")
  snapshot: Snapshot;

  /** The administrator; null for changes on the server, and for the state before revisions were recorded. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Field(() => String, { description: "Name of the administrator at the time; empty for changes on the server." })
  @Column("text", { default: "" })
  authorName: string;

  @Field(() => GraphQLISODateTime, { description: "When." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
