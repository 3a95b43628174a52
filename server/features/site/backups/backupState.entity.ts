import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** What the scheduled backups came to, which all processes share: one row, or none before the first. */
@Entity("backup_state")
@Check("backup_state_id_check", "id = 1")
export class BackupState {
  @PrimaryColumn("integer", { default: 1 })
  id: number;

  /** When the last backup succeeded. */
  @Column("timestamptz", { nullable: true })
  backedUpAt: Date | null;

  /** Why the last backup failed; empty after one that succeeded. */
  @Column("text", { default: "" })
  backupProblem: string;

  /** When a restored backup was last found whole. */
  @Column("timestamptz", { nullable: true })
  provenAt: Date | null;

  /** Why the last proof failed; empty after one that succeeded. */
  @Column("text", { default: "" })
  proofProblem: string;
}
