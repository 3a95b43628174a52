import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** An audit entry. Written in the transaction of the change, and never updated. */
@ObjectType({ description: "An audit entry: who changed what, and when." })
@Entity("audit_log")
@Index("audit_log_created_at_idx", ["createdAt", "id"])
@Index("audit_log_entity_idx", ["entityType", "entityId"])
export class AuditEntry {
  @Field(() => ID, { description: "Increasing number." })
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  /** No foreign key: the entry outlives the account. */
  @Field(() => ID, { nullable: true, description: "The administrator; null for commands on the server." })
  @Column("uuid", { nullable: true })
  actorId: string | null;

  @Field(() => String, { description: "The administrator's name at the time; empty for commands on the server." })
  @Column("text", { default: "" })
  actorName: string;

  @Field(() => String, { description: "create, update, bulkUpdate, delete, restore, deleteForever, undo, import ..." })
  @Column("text")
  action: string;

  @Field(() => String, { description: "celebrity, outfit, settings, term ..." })
  @Column("text")
  entityType: string;

  @Field(() => ID, { nullable: true, description: "The row; null for a change to many rows or to none." })
  @Column("uuid", { nullable: true })
  entityId: string | null;

  @Field(() => String, { description: "The row's title at the time, or a summary of a bulk change." })
  @Column("text", { default: "" })
  title: string;

  /** Changed fields only: { field: [before, after] }. */
  @Column("jsonb", { default: {} })
  changes: Record<string, [unknown, unknown]>;

  @Field(() => GraphQLISODateTime, { description: "When." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
