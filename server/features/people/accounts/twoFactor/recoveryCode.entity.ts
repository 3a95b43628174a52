import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { AdminUser } from "../adminUser.entity";

/** An unused recovery code. Using it deletes the row. */
@Entity("recovery_codes")
export class RecoveryCode {
  @PrimaryColumn("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  /** SHA-256 in hex. The codes are random (80 bits), so that a slow hash adds nothing. */
  @PrimaryColumn("text")
  codeHash: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt: Date;
}
