import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { CountField, CreatedField, TextField } from "../graphql/columns";
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

  @CountField("Version of the row at the time.") version: number;

  @Column("jsonb")
  snapshot: Snapshot;

  /** The administrator; null for changes on the server, and for the state before revisions were recorded. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @TextField("Name of the administrator at the time; empty for changes on the server.") authorName: string;
  @CreatedField("When.") createdAt: Date;
}
