import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { CreatedField, OptionalRowIdField, RequiredTextField, TextField } from "../graphql/columns";
import type { UndoOperation } from "./undoOperation";

/** An audit entry. Written in the transaction of the change; only how to undo it goes later. */
@ObjectType({ description: "An audit entry: who changed what, and when." })
@Entity("audit_log")
@Index("audit_log_created_at_idx", ["createdAt", "id"])
@Index("audit_log_entity_idx", ["entityType", "entityId"])
@Index("audit_log_undo_idx", ["createdAt"], { where: "undo IS NOT NULL" })
@Index("audit_log_continues_idx", ["continues"], { where: "continues IS NOT NULL" })
export class AuditEntry {
  @Field(() => ID, { description: "Increasing number." })
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  /** No foreign key: the entry outlives the account. */
  @OptionalRowIdField("The administrator; null for commands on the server.") actorId: string | null;
  @TextField("The administrator's name at the time; empty for commands on the server.") actorName: string;
  @RequiredTextField("create, update, bulkUpdate, delete, restore, deleteForever, undo, import ...") action: string;
  @RequiredTextField("celebrity, outfit, settings, term ...") entityType: string;
  @OptionalRowIdField("The row; null for a change to many rows or to none.") entityId: string | null;
  @TextField("The row's title at the time, or a summary of a bulk change.") title: string;

  /** Changed fields only: { field: [before, after] }. */
  @Column("jsonb", { default: {} })
  changes: Record<string, [unknown, unknown]>;

  /** The steps to undo the change, in order, for a day; null once undone. No read of entries has them. */
  @Column("jsonb", { nullable: true, select: false })
  undo?: UndoOperation[] | null;

  /** The entry of the first batch of the same change; only that one is shown. */
  @Column("bigint", { nullable: true, select: false })
  continues?: string | null;

  @CreatedField("When.") createdAt: Date;
}
