import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** Who changed what, and when. Written in the transaction of the change; never changed itself. */
@Entity("audit_log")
@Index("audit_log_created_at_idx", ["createdAt", "id"])
@Index("audit_log_entity_idx", ["entityType", "entityId"])
export class AuditEntry {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  /** Null for commands on the server. No foreign key: the entry outlives the account. */
  @Column("uuid", { nullable: true })
  actorId: string | null;

  @Column("text", { default: "" })
  actorName: string;

  /** create, update, delete, restore, import ... */
  @Column("text")
  action: string;

  @Column("text")
  entityType: string;

  @Column("uuid", { nullable: true })
  entityId: string | null;

  /** The row's title at the time, for reading. */
  @Column("text", { default: "" })
  title: string;

  /** Changed fields only: { field: [before, after] }. */
  @Column("jsonb", { default: {} })
  changes: Record<string, [unknown, unknown]>;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
